#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { OptionError } from './check-options.js';
import { helpText, readEnvironment, SettingError, toSettingError } from './node/environment.js';
import { serveBroker } from './node/serve.js';

// Calls leave much behind that is short-lived. Unless its nursery stays as small as it begins, Node
// keeps tens of megabytes for it for good.
setFlagsFromString('--semi-space-growth-factor=1');
// The middle one of Node's compilers takes some 25 MB, and does not make a broker faster.
setFlagsFromString('--no-maglev');

/** Writes one line for a machine to read. */
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

/** Only those who share a memory need the package that speaks with it. */
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
