#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { base64url } from 'jose';
import { OptionError } from './check-options.js';
import { createMetrics } from './metrics.js';
import {
  helpText,
  readAddress,
  readEnvironment,
  SettingError,
  toSettingError,
} from './node/environment.js';
import { serveMetrics } from './node/serve-metrics.js';
import { serveBroker } from './node/serve.js';
import type { RedisStoreOptions } from './redis.js';

// Calls allocate many short-lived objects. Without this flag, V8 grows its young generation by tens
// of megabytes and never returns them.
setFlagsFromString('--semi-space-growth-factor=1');
// V8's mid-tier compiler uses about 25 MB of memory and does not make the broker faster.
setFlagsFromString('--no-maglev');

/** Writes one line of JSON. */
function write(event: object): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`);
}

async function run(): Promise<void> {
  const settings = readEnvironment(process.env);
  const metrics = createMetrics();
  const store = settings.redis && (await openStore(settings.redis, metrics.noteStore));
  const broker = await serveBroker({
    ...settings.options,
    log: (event) => {
      metrics.record(event);
      write(event);
    },
    ...(store && { replay: store }),
  });
  const monitor = settings.metrics && (await serveMetrics({ ...settings.metrics, metrics }));
  const stop = async (): Promise<void> => {
    await broker.close();
    await monitor?.close();
    await store?.close();
    write({ event: 'stopped' });
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  const memory = store ? 'shared' : 'own';
  const counted = monitor && { metricsPort: monitor.port };
  write({ event: 'listening', port: broker.port, ...counted, memory });
}

/** Opens the shared store. The `redis` package is only loaded if a store is configured. */
async function openStore(options: RedisStoreOptions, onChange: (isConnected: boolean) => void) {
  const { redisStore } = await import('./redis.js');
  onChange(false);
  return redisStore({
    ...options,
    onChange: (isConnected) => {
      onChange(isConnected);
      write({ event: isConnected ? 'store_connected' : 'store_lost' });
    },
  });
}

/** Asks the broker that runs with the same settings. Ends with 1 if it does not answer. */
async function askHealth(): Promise<void> {
  const { hostname, port, basePath } = readAddress(process.env);
  const everywhere = new Map([
    ['0.0.0.0', '127.0.0.1'],
    ['::', '[::1]'],
  ]);
  const host = everywhere.get(hostname) ?? (hostname.includes(':') ? `[${hostname}]` : hostname);
  const url = `http://${host}:${port}${basePath.replace(/\/*$/, '/')}health`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(4000) }).catch(() => undefined);
  process.stdout.write(answer?.ok ? 'The broker answers.\n' : 'The broker does not answer.\n');
  if (!answer?.ok) process.exitCode = 1;
}

function explain(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (error instanceof OptionError) return toSettingError(error).message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const failed = error instanceof Error && 'port' in error ? error.port : undefined;
  const isMetrics = String(failed) === process.env['DAM_METRICS_PORT'];
  const [host, port] = isMetrics ? ['DAM_METRICS_HOST', 'DAM_METRICS_PORT'] : ['HOST', 'PORT'];
  if (code === 'EADDRINUSE') {
    return new SettingError(port, 'cannot be used: another program listens there').message;
  }
  if (code === 'EACCES') {
    return new SettingError(port, 'cannot be used: ports below 1024 need a privilege').message;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new SettingError(host, 'cannot be used: this machine has no such address').message;
  }
  if (code === 'ERR_MODULE_NOT_FOUND') {
    return 'A package is missing: npm install jose hono @hono/node-server redis';
  }
  return 'The broker could not be started.';
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) process.stdout.write(helpText);
  else if (process.argv.includes('--health')) await askHealth();
  else if (process.argv.includes('--new-key')) {
    process.stdout.write(`${base64url.encode(crypto.getRandomValues(new Uint8Array(32)))}\n`);
  } else await run();
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
