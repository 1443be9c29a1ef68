import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The demo, started by its own command, on ports that were free. */
export interface Demo {
  readonly origin: string;
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** All that it has written to its terminal so far. */
  readonly written: () => string;
  /** Makes later calls fail. See the service's own words on faults. */
  plan(fault: Readonly<Record<string, unknown>>): Promise<void>;
  close(): Promise<void>;
}

/** Starts the demo as a person does, and waits until it says that it is ready. */
export async function startDemo(environment: Readonly<Record<string, string>> = {}): Promise<Demo> {
  const [port, apiPort, sitePort] = await Promise.all([freePort(), freePort(), freePort()]);
  const child = spawn('node', ['--import', 'tsx', 'demo/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ASSETS: '600',
      ...environment,
      PORT: String(port),
      API_PORT: String(apiPort),
      SITE_PORT: String(sitePort),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let written = '';
  const ready = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      written += text;
      if (written.includes('Stop with')) resolve();
    });
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written += text;
    process.stderr.write(text);
  });
  await Promise.race([ready, ended]);
  const apiUrl = `http://localhost:${apiPort}`;
  return {
    origin: `http://localhost:${port}`,
    apiUrl,
    siteUrl: `http://localhost:${sitePort}`,
    written: () => written,
    plan: async (fault) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(fault);
      const { ok } = await fetch(`${apiUrl}/__faults`, { method: 'POST', headers, body });
      if (!ok) throw new Error('The fault was not taken');
    },
    close: async () => {
      child.kill();
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
