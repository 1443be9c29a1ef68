/** The memory that several processes of one broker share, in Redis. Node only. */
import { createClient, ErrorReply } from 'redis';
import type { ReplayStore } from './replay/replay-store.js';

/** Where the shared memory is. */
export interface RedisStoreOptions {
  /** As `redis://user:password@host:6379/0`, or `rediss://` for TLS. Redis 6 or later. */
  readonly url: string;
  /** What every key begins with; `dam-broker:` unless given. */
  readonly prefix?: string;
  /** Hears when the connection is made, lost and made again. */
  readonly onChange?: (isConnected: boolean) => void;
}

/** A shared memory in Redis. */
export interface RedisStore extends Required<ReplayStore> {
  /** Ends the connection. What is under way is let finish. */
  close(): Promise<void>;
}

/** The longest pause between two attempts to connect, in milliseconds. */
const longestPause = 2000;

/**
 * Keeps claims and sealed answers in Redis. It connects by itself, and again whenever the
 * connection is lost; meanwhile every call rejects at once, and the broker asks people to come
 * back (see `docs/broker.md`). Each key has an end, so nothing has to be cleared away.
 */
export function redisStore({
  url,
  prefix = 'dam-broker:',
  onChange,
}: RedisStoreOptions): RedisStore {
  const client = createClient({
    url,
    // A claim that is carried out late, long after its request was given up, would block others.
    disableOfflineQueue: true,
    pingInterval: 5000,
    socket: {
      connectTimeout: 2000,
      // A connection without a sign of life, pings among them, is dead though nobody closed it.
      socketTimeout: 8000,
      reconnectStrategy: (retries) => Math.min(longestPause, 50 * 2 ** retries),
    },
  });
  let isConnected = false;
  let runId: Promise<string> | undefined;
  const tell = (now: boolean): void => {
    if (isConnected === now) return;
    isConnected = now;
    // The next connection may lead to another server, which took over from this one.
    runId = undefined;
    onChange?.(now);
  };
  client.on('ready', () => tell(true));
  client.on('end', () => tell(false));
  // Every failure is followed by another attempt; without a listener it would end the process.
  client.on('error', () => tell(false));
  client.connect().catch(() => tell(false));

  const askRunId = async (): Promise<string> => {
    try {
      return /^run_id:(\w+)/m.exec(await client.info('server'))?.[1] ?? '';
    } catch (error) {
      // Where the server does not let the broker ask, the marker in the memory has to suffice.
      if (error instanceof ErrorReply && /^(NOPERM|ERR unknown)/.test(error.message)) return '';
      runId = undefined;
      throw error;
    }
  };

  const ending = (life: number) => ({ type: 'PX', value: Math.ceil(life) }) as const;
  return {
    putIfAbsent: async (key, value, life) => {
      const options = { condition: 'NX', expiration: ending(life) } as const;
      return (await client.set(prefix + key, value, options)) !== null;
    },
    get: async (key) => (await client.get(prefix + key)) ?? undefined,
    set: async (key, value, life) => {
      await client.set(prefix + key, value, { expiration: ending(life) });
    },
    delete: async (key) => {
      await client.del(prefix + key);
    },
    runId: () => (runId ??= askRunId()),
    isReady: async () => client.isReady && (await client.ping()) === 'PONG',
    close: async () => {
      if (client.isReady) await client.close();
      else client.destroy();
    },
  };
}
