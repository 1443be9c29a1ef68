import { createServer } from 'node:http';
import { metricsType, type BrokerMetrics } from '../metrics.js';
import { closeServer, listen, portOf } from './listen.js';

/** The options of {@link serveMetrics}. */
export interface ServeMetricsOptions {
  readonly metrics: Pick<BrokerMetrics, 'text'>;
  /** The port to listen on; 0 for any free port. Not the broker's, which the public can reach. */
  readonly port: number;
  /** The address to listen on. Default `127.0.0.1`, which only this machine can reach. */
  readonly hostname?: string;
}

/** Metrics that can be read. */
export interface ListeningMetrics {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Serves metrics at `/metrics` on a port of their own. Rejects if the port is in use. */
export async function serveMetrics({
  metrics,
  port,
  hostname = '127.0.0.1',
}: ServeMetricsOptions): Promise<ListeningMetrics> {
  const server = createServer((incoming, outgoing) => {
    const [path] = (incoming.url ?? '').split('?');
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    const isThere = path === '/metrics' && isRead;
    outgoing.writeHead(isThere ? 200 : 404, {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(isThere && { 'content-type': metricsType }),
    });
    outgoing.end(isThere ? metrics.text() : undefined);
  });
  server.requestTimeout = 10_000;
  server.headersTimeout = 10_000;
  await listen(server, port, hostname);
  return { port: portOf(server), close: () => closeServer(server, 0) };
}
