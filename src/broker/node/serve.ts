import { createServer, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Reply } from '../answers.js';
import { createReplier } from '../broker.js';
import { checkTime } from '../check-options.js';
import type { BrokerOptions } from '../options.js';
import type { RateLimit } from '../limits/rate-limiter.js';
import { addressReader } from './client-address.js';
import { createLeanFetch } from './lean-fetch.js';

/** As {@link BrokerOptions}, over a port. */
export interface ServeBrokerOptions extends Omit<BrokerOptions, 'rateLimit' | 'isReady'> {
  /** 0 for any free one. */
  readonly port: number;
  /** The address to listen at; that of this machine alone, `127.0.0.1`, unless given. */
  readonly hostname?: string;
  /** How often one address may call. Without it nothing is limited. */
  readonly rateLimit?: Omit<RateLimit, 'addressOf'>;
  /**
   * The proxies in front, as addresses or ranges such as `10.0.0.0/8`, whose `x-forwarded-for` is
   * believed. Without any, callers go by the address of their socket.
   */
  readonly trustedProxies?: readonly string[];
  /** Answers what lies outside the broker's path, as a server of pages does. */
  readonly otherwise?: (request: Request) => Response | Promise<Response>;
  /** How long calls under way are let finish when closing; milliseconds, 20 s unless given. */
  readonly grace?: number;
  /**
   * How long a caller may take to send a request, and a new connection to say anything;
   * milliseconds, 15 s unless given. A connection that takes longer is closed.
   */
  readonly requestTimeoutMs?: number;
}

/** A broker that listens. */
export interface ListeningBroker {
  readonly port: number;
  /** Takes no more calls, lets those under way finish, then cuts what is left. */
  readonly close: () => Promise<void>;
}

/**
 * Runs a broker on a port, over plain HTTP: TLS is its proxy's part. Rejects where the port is
 * taken; throws a `TypeError` for options with which it could not be safe.
 */
export async function serveBroker(options: ServeBrokerOptions): Promise<ListeningBroker> {
  const { port, hostname = '127.0.0.1', trustedProxies = [], otherwise, ...more } = options;
  const { grace = 20_000, basePath = '/dam-auth/', rateLimit, ...others } = more;
  const { requestTimeoutMs = 15_000, ...rest } = others;
  checkTime('grace', grace, 0);
  checkTime('requestTimeoutMs', requestTimeoutMs, 100);
  const readAddress = addressReader(trustedProxies);
  const addresses = new WeakMap<Request, string>();
  const addressOf = (request: Request): string => addresses.get(request) ?? '';
  let isClosing = false;
  const replyTo = createReplier({
    fetch: createLeanFetch(),
    ...rest,
    basePath,
    ...(rateLimit && { rateLimit: { ...rateLimit, addressOf } }),
    isReady: () => !isClosing,
  });
  const base = basePath.replace(/\/*$/, '/');

  const answer = async (request: Request, bindings: unknown): Promise<Response> => {
    const { incoming, outgoing } = bindings as HttpBindings;
    addresses.set(request, readAddress(incoming));
    const isOurs = !otherwise || new URL(request.url).pathname.startsWith(base);
    const reply = isOurs ? await replyTo(request) : await otherwise(request);
    if (isClosing) outgoing.setHeader('connection', 'close');
    if (reply instanceof Response) return reply;
    write(reply, outgoing);
    return RESPONSE_ALREADY_SENT;
  };
  const listener = getRequestListener(answer, {
    overrideGlobalObjects: false,
    errorHandler: () => new Response(null, { status: 400 }),
  });
  const server = createServer(
    {
      // Longer than proxies keep theirs: a call must not meet a connection that is being closed.
      keepAliveTimeout: 75_000,
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.min(10_000, requestTimeoutMs),
      // Half a minute unless given, which would come on top of the others.
      connectionsCheckingInterval: Math.min(5000, Math.ceil(requestTimeoutMs / 3)),
      // Hosts of the same site can set cookies that browsers send here. Under Node's own limit of
      // 16 KB, a dozen of them would lock a person out.
      maxHeaderSize: 131_072,
    },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  // Callers that read nothing of what they ask for. The longest call takes a minute.
  server.setTimeout(90_000);
  await listen(server, port, hostname);
  return {
    port: portOf(server),
    close: () => {
      isClosing = true;
      return close(server, grace);
    },
  };
}

/** Writes a reply as it is: on the way through a `Response` it would become a stream. */
function write({ status, headers, body }: Reply, outgoing: ServerResponse): void {
  const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
  outgoing.writeHead(status, { ...headers, ...length });
  outgoing.end(body);
}

function listen(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function close(server: Server, grace: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
