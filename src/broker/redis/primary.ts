import { createClient, ErrorReply } from 'redis';
import { isPrimary, type Locate } from './locate.js';

/** A connection to one Redis server. */
type Client = ReturnType<typeof createConnection>;

/** The longest delay between two attempts to connect, in milliseconds. */
const maxReconnectDelayMs = 2000;

/**
 * How often to ask whether another server has become the primary, in milliseconds. An old primary
 * that Redis Sentinel has replaced still accepts writes for about ten seconds, and loses them.
 */
const lookIntervalMs = 2000;

/** The replies of a server that is not, or not any more, the one to ask. */
const isElsewhere = /^(READONLY|MOVED|ASK|TRYAGAIN|CLUSTERDOWN|MASTERDOWN) /;

/**
 * A connection to the server that accepts writes, which may be another one after a failover. When
 * the connection is lost, it finds that server again and connects to it.
 *
 * Nothing is queued and nothing is repeated: a command that cannot be sent at once is rejected.
 */
export class Primary {
  readonly #locate: Locate;
  readonly #onChange: (isConnected: boolean) => void;
  readonly #pending = new Set<Promise<unknown>>();
  #client: Client | undefined;
  #isClosed = false;
  #endPause: (() => void) | undefined;
  #endUse: (() => void) | undefined;

  constructor(locate: Locate, onChange: (isConnected: boolean) => void) {
    this.#locate = locate;
    this.#onChange = onChange;
    void this.#stayConnected();
  }

  get isReady(): boolean {
    return !this.#isClosed && this.#client?.isReady === true;
  }

  /** Runs `command`. Rejects at once if there is no connection, or if it is being closed. */
  async ask<Value>(command: (client: Client) => Promise<Value>): Promise<Value> {
    const client = this.#client;
    if (!client || !this.isReady) throw new Error('There is no connection to Redis');
    const answer = command(client);
    this.#pending.add(answer);
    try {
      return await answer;
    } catch (error) {
      // Another server has taken over. The connection to this one ends, so that one is looked for.
      if (error instanceof ErrorReply && isElsewhere.test(error.message)) {
        this.#leave(client);
      }
      throw error;
    } finally {
      this.#pending.delete(answer);
    }
  }

  /**
   * Closes the connection after pending commands have finished, or have failed with the connection.
   * The client's own `close` would wait for their answers forever if the server fails meanwhile.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#endPause?.();
    const client = this.#client;
    await Promise.allSettled(this.#pending);
    if (client) this.#leave(client);
  }

  async #stayConnected(): Promise<void> {
    let failures = 0;
    while (!this.#isClosed) {
      const found = await this.#connect();
      if (found) {
        failures = 0;
        await this.#use(found.client, found.url);
      }
      await this.#pause(Math.min(maxReconnectDelayMs, 50 * 2 ** failures));
      failures += 1;
    }
  }

  /** Connects to the current primary; undefined if that fails. */
  async #connect(): Promise<{ readonly client: Client; readonly url: string } | undefined> {
    let client: Client | undefined;
    try {
      const url = await this.#locate();
      client = createConnection(url);
      // Without a listener, an error event would end the process.
      client.on('error', () => undefined);
      await client.connect();
      // A primary that has come back is a replica soon, but may not know it yet.
      if ((await isPrimary(client)) && !this.#isClosed) return { client, url };
    } catch {
      // The next attempt follows after a pause.
    }
    if (client) destroy(client);
    return undefined;
  }

  /** Offers the connection until it ends. */
  async #use(client: Client, url: string): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      this.#endUse = resolve;
      client.once('error', resolve);
      client.once('end', resolve);
    });
    this.#client = client;
    this.#onChange(true);
    const look = async (): Promise<void> => {
      const now = await this.#locate().catch(() => url);
      if (now !== url) this.#leave(client);
    };
    const timer = setInterval(() => void look(), lookIntervalMs);
    if (client.isReady) await ended;
    clearInterval(timer);
    destroy(client);
    this.#client = undefined;
    this.#onChange(false);
  }

  #leave(client: Client): void {
    destroy(client);
    this.#endUse?.();
  }

  async #pause(milliseconds: number): Promise<void> {
    if (this.#isClosed) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function createConnection(url: string) {
  return createClient({
    url,
    // A queued claim that is written after its request has timed out would block other requests.
    disableOfflineQueue: true,
    pingInterval: 5000,
    socket: {
      connectTimeout: 2000,
      // A connection that is silent for this long, pings included, is treated as dead.
      socketTimeout: 8000,
      // The server to connect to next may be another one.
      reconnectStrategy: false,
    },
  });
}

/** Ends a connection, whose pending commands are rejected. */
function destroy(client: Client): void {
  // A connection that has ended by itself cannot be ended again.
  if (client.isOpen) client.destroy();
}
