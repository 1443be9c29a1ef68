import { assertOption } from '../check-options.js';

/** Where Redis is; see `RedisStoreOptions`. */
interface Addresses {
  readonly url: string;
  readonly sentinels: readonly string[] | undefined;
  readonly cluster: readonly string[] | undefined;
}

/** Throws an `OptionError` for addresses that cannot be used. */
export function checkRedis({ url, sentinels, cluster }: Addresses): void {
  const isEither = sentinels === undefined || cluster === undefined;
  assertOption('redis.sentinels', isEither, 'it is given together with a cluster');
  checkAddress('redis.url', url, 'it');
  for (const [index, sentinel] of sentinels?.entries() ?? []) {
    checkAddress('redis.sentinels', sentinel, `address ${index + 1}`);
  }
  assertOption('redis.sentinels', sentinels?.length !== 0, 'it has no address');
  for (const [index, node] of cluster?.entries() ?? []) {
    checkAddress('redis.cluster', node, `address ${index + 1}`);
  }
  const database = URL.canParse(url) ? new URL(url).pathname : '';
  const hasFirst = cluster === undefined || /^\/?0?$/.test(database);
  assertOption('redis.url', hasFirst, 'it names a database; a cluster has only database 0');
}

function checkAddress(option: string, text: string, subject: string): void {
  const rule = 'it takes redis://user:password@host:6379, or rediss:// for TLS';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const encoding = 'is no address (special characters of a password are written like %40)';
  assertOption(option, url !== undefined, `${subject} ${encoding}; ${rule}`);
  const isRedis = /^rediss?:$/.test(url?.protocol ?? '');
  assertOption(option, isRedis, `${subject} does not begin with redis:// or rediss://; ${rule}`);
  assertOption(option, url?.hostname !== '', `${subject} has no host; ${rule}`);
}
