import { createServer, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Reply } from '../answers.js';
import { createReplier } from '../broker.js';
import { checkDuration } from '../check-options.js';
import type { BrokerOptions } from '../options.js';
import type { RateLimit } from '../limits/rate-limiter.js';
import { addressReader } from './client-address.js';
import { createLeanFetch } from './lean-fetch.js';
import { closeServer, listen, portOf } from './listen.js';

/** The options of a broker that listens on a port. */
export interface ServeBrokerOptions extends Omit<BrokerOptions, 'rateLimit' | 'isReady'> {
  /** The port to listen on; 0 for any free port. */
  readonly port: number;
  /** The address to listen on. Default `127.0.0.1`, which only this machine can reach. */
  readonly hostname?: string;
  /** How often one address may call. Without it, the number of calls is not limited. */
  readonly rateLimit?: Omit<RateLimit, 'addressOf'>;
  /**
   * The reverse proxies whose `x-forwarded-for` is trusted, as addresses or ranges such as
   * `10.0.0.0/8`. Without any, a caller's address is that of its socket.
   */
  readonly trustedProxies?: readonly string[];
  /** Answers requests outside the broker's path, e.g. with pages. */
  readonly fallback?: (request: Request) => Response | Promise<Response>;
  /** How long pending calls may take to finish on close, in milliseconds. Default 20 seconds. */
  readonly gracePeriodMs?: number;
  /**
   * How long a caller may take to send a request, and a new connection to send anything, in
   * milliseconds. Slower connections are closed. Default 15 seconds.
   */
  readonly requestTimeoutMs?: number;
}

/** A broker that listens on a port. */
export interface ListeningBroker {
  readonly port: number;
  /** Stops accepting calls, waits for pending calls, then closes the remaining connections. */
  readonly close: () => Promise<void>;
}

/**
 * Runs a broker on a port over plain HTTP; a reverse proxy has to add TLS. Rejects if the port is
 * in use, and with a `TypeError` for unsafe options.
 */
export async function serveBroker(options: ServeBrokerOptions): Promise<ListeningBroker> {
  const { port, hostname = '127.0.0.1', trustedProxies = [], fallback, ...more } = options;
  const { gracePeriodMs = 20_000, basePath = '/dam-auth/', rateLimit, ...others } = more;
  const { requestTimeoutMs = 15_000, ...rest } = others;
  checkDuration('gracePeriodMs', gracePeriodMs, 0);
  checkDuration('requestTimeoutMs', requestTimeoutMs, 100);
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
    const isOurs = !fallback || new URL(request.url).pathname.startsWith(base);
    const reply = isOurs ? await replyTo(request) : await fallback(request);
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
      // Longer than proxies keep connections open, so that no call is sent on a closing connection.
      keepAliveTimeout: 75_000,
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.min(10_000, requestTimeoutMs),
      // Node's default of 30 seconds would delay the timeouts above.
      connectionsCheckingInterval: Math.min(5000, Math.ceil(requestTimeoutMs / 3)),
      // Other hosts of the same site can set cookies that browsers send to the broker. With Node's
      // default limit of 16 KB, a dozen large cookies would lock a user out.
      maxHeaderSize: 131_072,
    },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  // Closes connections whose callers do not read the answer. The longest call takes a minute.
  server.setTimeout(90_000);
  await listen(server, port, hostname);
  return {
    port: portOf(server),
    close: () => {
      isClosing = true;
      return closeServer(server, gracePeriodMs);
    },
  };
}

/** Writes a reply directly. A `Response` would turn its body into a stream first. */
function write({ status, headers, body }: Reply, outgoing: ServerResponse): void {
  const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
  outgoing.writeHead(status, { ...headers, ...length });
  outgoing.end(body);
}
