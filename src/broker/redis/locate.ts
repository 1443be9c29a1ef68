import { createClient, ErrorReply } from 'redis';

/** Finds the URL of the server that accepts writes. Rejects if none is known. */
export type Locate = () => Promise<string>;

/** Sends a command and returns the reply as it is. */
interface Asked {
  sendCommand(words: string[]): Promise<unknown>;
}

/** How long a sentinel or a node may take to answer, in milliseconds. */
const answerTimeoutMs = 1000;

/**
 * Asks Redis Sentinel. The host in `url` is the name by which the sentinels know the primary; its
 * user, password, database and TLS are used for the server that they name.
 */
export function bySentinels(url: string, sentinels: readonly string[]): Locate {
  const { hostname } = new URL(url);
  return mostNamed(sentinels, url, async (sentinel) => {
    const reply = await sentinel.sendCommand(['SENTINEL', 'get-master-addr-by-name', hostname]);
    return Array.isArray(reply) ? addressOf(reply) : undefined;
  });
}

/** Asks nodes of a Redis Cluster for the server that holds `key`. */
export function inCluster(nodes: readonly string[], key: string): Locate {
  return mostNamed(nodes, nodes[0] ?? '', async (node) => {
    const slot = Number(await node.sendCommand(['CLUSTER', 'KEYSLOT', key]));
    const ranges: unknown = await node.sendCommand(['CLUSTER', 'SLOTS']);
    if (!Array.isArray(ranges)) return undefined;
    for (const range of ranges as readonly unknown[]) {
      if (!Array.isArray(range)) continue;
      const [first, last, primary] = range as readonly unknown[];
      if (slot >= Number(first) && slot <= Number(last) && Array.isArray(primary)) {
        return addressOf(primary);
      }
    }
    return undefined;
  });
}

/** Whether the server says that it is a primary. Proxies that do not say what they are, are. */
export async function isPrimary(server: Asked): Promise<boolean> {
  try {
    const role = await server.sendCommand(['ROLE']);
    return !Array.isArray(role) || role[0] === 'master';
  } catch (error) {
    if (error instanceof ErrorReply) return true;
    throw error;
  }
}

/** Host and port. */
type Address = readonly [host: string, port: string];

/**
 * Asks all of `urls` at once, and takes the address that most of them name: one that is cut off
 * from the others may still name the old primary.
 */
function mostNamed(
  urls: readonly string[],
  target: string,
  ask: (server: Asked) => Promise<Address | undefined>,
): Locate {
  return async () => {
    const answers = await Promise.all(urls.map((url) => askOne(url, ask)));
    const counts = new Map<string, number>();
    for (const address of answers) {
      if (!address) continue;
      const url = withAddress(target, address);
      counts.set(url, (counts.get(url) ?? 0) + 1);
    }
    const [found] = [...counts].sort(([, one], [, other]) => other - one);
    if (!found) throw new Error('No primary is known');
    return found[0];
  };
}

/** Asks one server on a connection of its own; undefined if it does not answer. */
async function askOne(
  url: string,
  ask: (server: Asked) => Promise<Address | undefined>,
): Promise<Address | undefined> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: answerTimeoutMs,
      socketTimeout: answerTimeoutMs,
      reconnectStrategy: false,
    },
  });
  // Without a listener, an error event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const [host, port] = (await ask(client)) ?? [];
    if (port === undefined) return undefined;
    // A node that does not know its own address leaves it empty.
    return [host || new URL(url).hostname, port];
  } catch {
    return undefined;
  } finally {
    if (client.isOpen) client.destroy();
  }
}

/** Reads host and port; undefined if they are none. */
function addressOf([host, port]: readonly unknown[]): Address | undefined {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) return undefined;
  return typeof host === 'string' ? [host, String(number)] : ['', String(number)];
}

function withAddress(url: string, [host, port]: Address): string {
  const found = new URL(url);
  found.hostname = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  found.port = port;
  return found.href;
}
