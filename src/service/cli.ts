#!/usr/bin/env node
import { helpText, readCommandLine, UsageError } from './node/command-line.js';
import { watchForOrphaning } from './node/orphan-watch.js';
import type { ServeOptions } from './node/serve.js';

/** Both packages are optional peer dependencies, because pages with pickers need neither. */
const missingPackage =
  'The reference service needs two packages: npm install --save-dev hono @hono/node-server';

try {
  const options = readCommandLine(process.argv.slice(2));
  if (options) await run(options);
  else process.stdout.write(helpText);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

async function run(options: ServeOptions): Promise<void> {
  // Imported dynamically, so that a missing package causes a readable message.
  const { serve } = await import('./node/serve.js');
  const service = await serve(options);
  const { baseUrl, siteUrl, clientId, clientSecret, account, channelIds } = service;
  const ready = { baseUrl, siteUrl, clientId, clientSecret, account, channelIds };
  const stop = (): void => void service.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  watchForOrphaning(stop);
  if (service.notice !== undefined) process.stderr.write(`${service.notice}\n`);
  process.stdout.write(`${JSON.stringify(ready)}\n`);
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message} Try --help.`;
  if (!(error instanceof Error)) return 'The service could not be started.';
  if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return missingPackage;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. Choose another with --api-port or --site-port.`;
  }
  return error.message;
}
