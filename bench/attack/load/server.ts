import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type * as BrokerModule from '../../../src/broker/node.js';

// One of the two servers that are compared, in a process of its own: `server.ts bare`, or
// `server.ts broker OPTIONS` with the broker's options as JSON. It runs the built broker, without a
// loader, so that its memory is what an operator's would be.

const [kind, options = '{}'] = process.argv.slice(2);

const port = kind === 'broker' ? await startBroker() : await startBare();
process.send?.({ port });

process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heapUsed, cpu: user + system });
});
process.once('disconnect', () => process.exit());

async function startBroker(): Promise<number> {
  const built = new URL('../../../dist/broker/node.js', import.meta.url).href;
  const { serveBroker } = (await import(built)) as typeof BrokerModule;
  const read = JSON.parse(options) as Parameters<typeof serveBroker>[0];
  return (await serveBroker(read)).port;
}

/** A server with nothing to do: it answers JSON of about the length of a token's. */
async function startBare(): Promise<number> {
  const app = new Hono();
  const answer = { access_token: `wat_acme_${'x'.repeat(43)}`, expires_in: 28_800 };
  app.post('/dam-auth/refresh', (context) => context.json(answer));
  const listener = getRequestListener(app.fetch);
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
