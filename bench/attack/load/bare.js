import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

// A server without any work, for comparison. It answers with JSON of about the size of a token
// answer, on the port that the environment names.

const app = new Hono();
const answer = { access_token: `wat_acme_${'x'.repeat(43)}`, expires_in: 28_800 };
app.post('/dam-auth/refresh', (context) => context.json(answer));
const listener = getRequestListener(app.fetch);
createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);
