import { randomBytes } from 'node:crypto';
import { serveBroker } from '../src/broker/node.js';
import { serve as serveReference } from '../src/service/node.js';
import { createPages } from './pages.js';

const port = portFrom('PORT', 5173);
const apiPort = portFrom('API_PORT', 4801);
const sitePort = portFrom('SITE_PORT', 4802);
const origin = `http://localhost:${port}`;

try {
  const service = await serveReference({
    apiPort,
    sitePort,
    assets: Number(process.env['ASSETS'] ?? 5000),
    allowedOrigins: [origin],
    ...(process.env['FOLDER'] !== undefined && { folder: process.env['FOLDER'] }),
  });
  const { baseUrl, siteUrl, brandedUrl, clientId, clientSecret, account } = service;
  await serveBroker({
    port,
    hostname: 'localhost',
    siteUrl,
    apiUrl: baseUrl,
    clientId,
    clientSecret,
    account,
    cookieKeys: [randomBytes(32).toString('base64url')],
    allowedOrigins: [origin],
    fallback: createPages({ baseUrl, siteUrl, brandedUrl, clientId }),
  });
  process.stdout.write(
    `Demo       ${origin}\nAPI        ${baseUrl}\nSite       ${siteUrl}\nStop with Ctrl+C.\n`,
  );
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function portFrom(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  process.stderr.write(`${name} has to be a port number.\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'The demo could not be started.';
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. Choose others with PORT, API_PORT and SITE_PORT.`;
  }
  return error.message;
}
