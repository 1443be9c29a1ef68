import { randomBytes } from 'node:crypto';
import { serveBroker } from '../src/broker/node.js';
import { serve as serveReference, type ListeningService } from '../src/service/node.js';
import { createPages } from './pages.js';

/** What else is done on the way, and said. */
export interface Preparation {
  /** Does the first step, and says so. */
  readonly begin?: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Makes what the pages load, once the ports are ours and the assets are read. */
  readonly prepare?: () => Promise<void>;
}

/**
 * Serves the demo's pages with a token broker, and a reference service. Prints the addresses when all
 * is ready, or a sentence that says what to do, and then exits.
 */
export async function serveDemo({
  begin = (_name, work) => work(),
  prepare,
}: Preparation = {}): Promise<void> {
  try {
    const [port, apiPort, sitePort] = [
      portFrom('PORT', 5173),
      portFrom('API_PORT', 4801),
      portFrom('SITE_PORT', 4802),
    ];
    const folder = process.env['FOLDER'];
    const origin = `http://localhost:${port}`;
    const { siteUrl, baseUrl, notice } = await begin(
      folder === undefined ? 'Making up a library' : `Reading ${folder}`,
      () => listen(origin, { port, apiPort, sitePort, folder }),
    );
    if (notice !== undefined) process.stdout.write(`${notice}\n`);
    await prepare?.();
    process.stdout.write(
      `Demo       ${origin}\nAPI        ${baseUrl}\nSite       ${siteUrl}\nStop with Ctrl+C.\n`,
    );
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

interface Places {
  readonly port: number;
  readonly apiPort: number;
  readonly sitePort: number;
  readonly folder: string | undefined;
}

async function listen(
  origin: string,
  { port, apiPort, sitePort, folder }: Places,
): Promise<ListeningService> {
  const service = await serveReference({
    apiPort,
    sitePort,
    assets: Number(process.env['ASSETS'] ?? 5000),
    allowedOrigins: [origin],
    ...(folder !== undefined && { folder }),
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
  return service;
}

function portFrom(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} has to be a port number.`);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'The demo could not be started.';
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. Choose others with PORT, API_PORT and SITE_PORT.`;
  }
  return error.message;
}
