import type { TestContext } from 'node:test';
import { findServer } from '../../scripts/servers.js';
import { freePort, start, type Program } from './program.js';

const program = findServer('redis-server');

/** Why tests that need Redis are left out; false where they are not. */
export const withoutRedis = program === undefined && 'redis-server is not on this machine';

/** A Redis of the test's own, which keeps nothing on disk. */
export interface RedisServer {
  readonly url: string;
  /** As a machine that fails: everything in it is gone. */
  stop(): Promise<void>;
  /** After {@link stop}, empty and at the same address. */
  start(): Promise<void>;
  /** As a machine that hangs: connections stay, answers do not come. */
  freeze(): void;
  thaw(): void;
}

/** Starts Redis on a free port for the length of a test. */
export async function startRedis(context: TestContext): Promise<RedisServer> {
  const port = await freePort();
  let running: Program | undefined;
  const begin = async (): Promise<void> => {
    const address = ['--port', String(port), '--bind', '127.0.0.1'];
    running = start(program ?? '', [...address, '--save', '', '--appendonly', 'no']);
    await running.line((line) => line.includes('Ready to accept connections'));
  };
  const stop = async (): Promise<void> => {
    await running?.end('SIGKILL');
  };
  context.after(stop);
  await begin();
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    start: begin,
    freeze: () => running?.signal('SIGSTOP'),
    thaw: () => running?.signal('SIGCONT'),
  };
}
