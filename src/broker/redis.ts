/** A store in Redis that several processes of one broker share. Node only. */
import { ErrorReply } from 'redis';
import { checkRedis } from './redis/check-redis.js';
import { bySentinels, inCluster, type Locate } from './redis/locate.js';
import { Primary } from './redis/primary.js';
import type { ReplayStore } from './replay/replay-store.js';

/** The options of `redisStore`. */
export interface RedisStoreOptions {
  /**
   * `redis://user:password@host:6379/0`, or `rediss://` for TLS. Redis 6 or later. With
   * `sentinels`, the host is the name by which they know the primary. With `cluster`, it is a node.
   */
  readonly url: string;
  /** The addresses of Redis Sentinel, each like `redis://10.0.0.1:26379`. List all of them. */
  readonly sentinels?: readonly string[];
  /**
   * Further nodes of the cluster to which `url` belongs, each with user and password; an empty list
   * if `url` always leads to one of them.
   */
  readonly cluster?: readonly string[];
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

/** Keys with the same words in braces lie on the same node of a cluster. */
const hashTag = '{dam-broker}';

/**
 * Keeps claims and sealed answers in Redis: in one server, in the one that Redis Sentinel names, or
 * in one slot of a Redis Cluster. The store connects automatically, and reconnects when the
 * connection is lost. While it is disconnected, every call rejects immediately, and the broker asks
 * pages to try again later (see `docs/broker.md`). Every key expires, so no cleanup is needed.
 * Throws a `TypeError` for addresses that cannot be used.
 */
export function redisStore({
  url,
  sentinels,
  cluster,
  prefix = 'dam-broker:',
  onChange,
}: RedisStoreOptions): RedisStore {
  checkRedis({ url, sentinels, cluster });
  let runId: Promise<string> | undefined;
  let locate: Locate = () => Promise.resolve(url);
  if (sentinels) locate = bySentinels(url, sentinels);
  else if (cluster) locate = inCluster([url, ...cluster], hashTag);
  const primary = new Primary(locate, (isConnected) => {
    // The next connection may lead to another server after a failover.
    runId = undefined;
    onChange?.(isConnected);
  });
  const keyOf = (key: string): string => (cluster ? hashTag : '') + prefix + key;

  const askRunId = async (): Promise<string> => {
    try {
      const info = await primary.ask((client) => client.info('server'));
      return /^run_id:(\w+)/m.exec(info)?.[1] ?? '';
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
      return (await primary.ask((client) => client.set(keyOf(key), value, options))) !== null;
    },
    get: async (key) => (await primary.ask((client) => client.get(keyOf(key)))) ?? undefined,
    set: async (key, value, life) => {
      await primary.ask((client) =>
        client.set(keyOf(key), value, { expiration: expirationOf(life) }),
      );
    },
    delete: async (key) => {
      await primary.ask((client) => client.del(keyOf(key)));
    },
    runId: () => (runId ??= askRunId()),
    isReady: async () =>
      primary.isReady && (await primary.ask((client) => client.ping())) === 'PONG',
    close: () => primary.close(),
  };
}
