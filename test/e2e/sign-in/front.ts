import { createServer, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createCertificate } from './certificate.js';

/** What the page's server speaks. */
export type Protocol = 'http1' | 'http2';

/** Thrown instead of an answer: the connection breaks, as on a train that enters a tunnel. */
export class Cut extends Error {}

/** A server of this machine. */
export interface Front {
  readonly port: number;
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a server on a free port: plain HTTP/1.1, or HTTP/2 over TLS. */
export async function openFront(
  protocol: Protocol,
  answer: (request: Request) => Promise<Response>,
): Promise<Front> {
  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        return await answer(request);
      } catch (error) {
        if (error instanceof Cut) cut(incoming);
        throw error;
      }
    },
    { errorHandler: () => new Response(null, { status: 500 }), overrideGlobalObjects: false },
  );
  const server =
    protocol === 'http1'
      ? createServer((incoming, outgoing) => void listener(incoming, outgoing))
      : createSecureServer(createCertificate(), (incoming, outgoing) => {
          void listener(incoming, outgoing);
        });
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `${protocol === 'http1' ? 'http' : 'https'}://localhost:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function cut(incoming: IncomingMessage | Http2ServerRequest): void {
  if ('stream' in incoming) incoming.stream.session?.destroy();
  else incoming.socket.destroy();
}
