import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { findServer } from '../../../scripts/servers.js';
import type { ReplayStore } from '../../../src/broker/index.js';
import { redisStore, type RedisStore } from '../../../src/broker/redis.js';
import { now } from './fast-clock.js';

/** A Redis server without persistence, and connections to it. */
export interface Redis {
  readonly connections: readonly RedisStore[];
  readonly stop: () => Promise<void>;
}

/** Starts a Redis server; undefined if Redis is not installed. */
export async function startRedis(connections: number): Promise<Redis | undefined> {
  const program = findServer('redis-server');
  if (program === undefined) return undefined;
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn(program, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(redis, 'exit');
  for await (const line of createInterface(redis.stdout)) {
    if (line.includes('Ready to accept connections')) break;
  }
  redis.stdout.resume();
  const url = `redis://127.0.0.1:${port}`;
  const ready = Array.from({ length: connections }, () => {
    return new Promise<RedisStore>((resolve) => {
      const store = redisStore({ url, onChange: (isConnected) => isConnected && resolve(store) });
    });
  });
  const stores = await Promise.all(ready);
  return {
    connections: stores,
    stop: async () => {
      await Promise.all(stores.map((store) => store.close()));
      redis.kill();
      await ended;
    },
  };
}

/** The store of a case. Its entries expire by the fast clock. */
export interface SharedStore {
  /** The store as seen by the process with this number. */
  readonly at: (process: number) => ReplayStore;
  /** Deletes all entries. */
  readonly flush: () => Promise<void>;
}

/** Separates a case, by a key prefix, in a store that all cases share. */
export function sharedStore(stores: readonly ReplayStore[], prefix: string): SharedStore {
  const ends = new Map<string, number>();
  const at = (process: number): ReplayStore => {
    const store = stores[process % stores.length];
    if (!store) throw new Error('There is no store');
    const clear = async (key: string): Promise<void> => {
      if ((ends.get(key) ?? Infinity) > now()) return;
      ends.delete(key);
      await store.delete(prefix + key);
    };
    const hour = 3_600_000;
    return {
      putIfAbsent: async (key, value, life) => {
        await clear(key);
        const isPut = await store.putIfAbsent(prefix + key, value, hour);
        if (isPut) ends.set(key, now() + life);
        return isPut;
      },
      get: async (key) => {
        await clear(key);
        return store.get(prefix + key);
      },
      set: async (key, value, life) => {
        ends.set(key, now() + life);
        await store.set(prefix + key, value, hour);
      },
      delete: async (key) => {
        ends.delete(key);
        await store.delete(prefix + key);
      },
      ...(store.runId && { runId: store.runId.bind(store) }),
    };
  };
  return {
    at,
    flush: async () => {
      const keys = [...ends.keys()];
      await Promise.all(keys.map((key) => at(0).delete(key)));
    },
  };
}
