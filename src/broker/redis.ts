/** A store in Redis that several processes of one broker share. Node only. */
import { createClient, ErrorReply } from 'redis';
import type { ReplayStore } from './replay/replay-store.js';

/** The options of `redisStore`. */
export interface RedisStoreOptions {
  /** `redis://user:password@host:6379/0`, or `rediss://` for TLS. Redis 6 or later. */
  readonly url: string;
  /** The prefix of every key. Default `dam-broker:`. */
  readonly prefix?: string;
  /** Called when the connection opens, is lost and opens again. */
  readonly onChange?: (isConnected: boolean) => void;
}

/** A shared store in Redis. */
export interface RedisStore extends Required<ReplayStore> {
  /** Closes the connection after pending commands have finished. */
  close(): Promise<void>;
}

/** The longest delay between two attempts to connect, in milliseconds. */
const maxReconnectDelayMs = 2000;

/**
 * Keeps claims and sealed answers in Redis. The store connects automatically, and reconnects when
 * the connection is lost. While it is disconnected, every call rejects immediately, and the broker
 * asks pages to try again later (see `docs/broker.md`). Every key expires, so no cleanup is needed.
 */
export function redisStore({
  url,
  prefix = 'dam-broker:',
  onChange,
}: RedisStoreOptions): RedisStore {
  const client = createClient({
    url,
    // A queued claim that is written after its request has timed out would block other requests.
    disableOfflineQueue: true,
    pingInterval: 5000,
    socket: {
      connectTimeout: 2000,
      // A connection that is silent for this long, pings included, is treated as dead.
      socketTimeout: 8000,
      reconnectStrategy: (retries) => Math.min(maxReconnectDelayMs, 50 * 2 ** retries),
    },
  });
  let isConnected = false;
  let runId: Promise<string> | undefined;
  const tell = (now: boolean): void => {
    if (isConnected === now) return;
    isConnected = now;
    // The next connection may lead to another server after a failover.
    runId = undefined;
    onChange?.(now);
  };
  client.on('ready', () => tell(true));
  client.on('end', () => tell(false));
  // The client reconnects after errors. Without a listener, an error event would end the process.
  client.on('error', () => tell(false));
  client.connect().catch(() => tell(false));

  const askRunId = async (): Promise<string> => {
    try {
      return /^run_id:(\w+)/m.exec(await client.info('server'))?.[1] ?? '';
    } catch (error) {
      // If the server does not permit the command, the marker in the store has to suffice.
      if (error instanceof ErrorReply && /^(NOPERM|ERR unknown)/.test(error.message)) return '';
      runId = undefined;
      throw error;
    }
  };

  const expirationOf = (life: number) => ({ type: 'PX', value: Math.ceil(life) }) as const;
  return {
    putIfAbsent: async (key, value, life) => {
      const options = { condition: 'NX', expiration: expirationOf(life) } as const;
      return (await client.set(prefix + key, value, options)) !== null;
    },
    get: async (key) => (await client.get(prefix + key)) ?? undefined,
    set: async (key, value, life) => {
      await client.set(prefix + key, value, { expiration: expirationOf(life) });
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
