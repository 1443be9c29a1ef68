import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

// A server with nothing to do: it answers JSON of about the length of a token's, at the port of the
// environment.

const app = new Hono();
const answer = { access_token: `wat_acme_${'x'.repeat(43)}`, expires_in: 28_800 };
app.post('/dam-auth/refresh', (context) => context.json(answer));
const listener = getRequestListener(app.fetch);
createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);
