#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { OptionError } from './check-options.js';
import { helpText, readEnvironment, SettingError, toSettingError } from './node/environment.js';
import { serveBroker } from './node/serve.js';

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
  const { options, redisUrl } = readEnvironment(process.env);
  const store = redisUrl === undefined ? undefined : await openStore(redisUrl);
  const broker = await serveBroker({ ...options, log: write, ...(store && { replay: store }) });
  const stop = async (): Promise<void> => {
    await broker.close();
    await store?.close();
    write({ event: 'stopped' });
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  write({ event: 'listening', port: broker.port, memory: store ? 'shared' : 'own' });
}

/** Opens the shared store. The `redis` package is only loaded if a store is configured. */
async function openStore(url: string) {
  if (!URL.canParse(url)) throw new SettingError('DAM_REDIS_URL cannot be used.');
  const { redisStore } = await import('./redis.js');
  const onChange = (isConnected: boolean): void => {
    write({ event: isConnected ? 'store_connected' : 'store_lost' });
  };
  return redisStore({ url, onChange });
}

function explain(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (error instanceof OptionError) return toSettingError(error).message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'The port is taken. Choose another with PORT.';
  if (code === 'ERR_MODULE_NOT_FOUND') return 'A package is missing: see the peer dependencies.';
  return 'The broker could not be started.';
}

if (process.argv.includes('--help')) process.stdout.write(helpText);
else {
  run().catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  });
}
