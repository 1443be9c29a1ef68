import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { origin, type Bench } from './bench.js';
import { start, type Program } from './program.js';
import { Visitor } from './visitor.js';

/** The broker's program. */
export const cli = fileURLToPath(new URL('../../src/broker/cli.ts', import.meta.url));

/** What a broker is told by its environment. */
export type Environment = Readonly<Record<string, string>>;

/** What every process of a bench's broker is told, but for the keys. */
export function environmentOf({ service }: Bench, more: Environment): Environment {
  return {
    DAM_SITE_URL: service.siteUrl,
    DAM_API_URL: service.baseUrl,
    DAM_ACCOUNT: service.account,
    DAM_CLIENT_ID: service.clientId,
    DAM_CLIENT_SECRET: service.clientSecret,
    DAM_ALLOWED_ORIGINS: origin,
    DAM_TRUSTED_PROXIES: '127.0.0.1',
    PORT: '0',
    ...more,
  };
}

/** One process of a broker. */
export interface BrokerProcess extends Program {
  readonly port: number;
}

/** Starts the broker's program as an operator does, for the length of a test at most. */
export async function startBroker(
  context: TestContext,
  environment: Environment,
): Promise<BrokerProcess> {
  const program = start(process.execPath, ['--import', 'tsx', cli], environment);
  context.after(() => program.end());
  const line = await program.line((written) => written.includes('"listening"'));
  const { port } = JSON.parse(line) as { readonly port: number };
  if (environment['DAM_REDIS_URL'] !== undefined) {
    await program.line((written) => written.includes('store_connected'));
  }
  return Object.create(program, { port: { value: port } }) as BrokerProcess;
}

/** Processes behind one address, each asked in turn. */
export interface Origin {
  readonly url: string;
  /** Which processes there are. May be changed at any time, as by a rolling restart. */
  processes: readonly { readonly port: number }[];
  /** A browser with a page at the allowed origin. */
  readonly visitor: () => Visitor;
}

/** Puts processes behind one address for the length of a test. */
export async function startOrigin(
  context: TestContext,
  processes: readonly { readonly port: number }[],
): Promise<Origin> {
  let turn = 0;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { port } = found.processes[turn++ % found.processes.length] ?? { port: 0 };
    const { method = '', url = '', socket, headers } = incoming;
    const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress };
    const onward = send({ port, method, path: url, headers: forwarded }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server = createServer(pass).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found: Origin = { url, processes, visitor: () => visitorOf(url) };
  return found;
}

/** A browser whose page's calls go to `url` over real HTTP. */
export function visitorOf(url: string): Visitor {
  return new Visitor(async (request) => {
    const { method, headers } = request;
    const body = ['GET', 'HEAD'].includes(method) ? null : await request.text();
    return fetch(url + new URL(request.url).pathname, { method, headers, body });
  }, origin);
}
