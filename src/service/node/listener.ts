import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Answering } from '../answers/route-table.js';
import { ConnectionCut } from '../faults/fault.js';

/** Turns an origin into what a Node server calls. A cut connection is really cut. */
export function nodeListener(answering: Answering): RequestListener {
  const cuttable = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    try {
      return await answering(request);
    } catch (error) {
      if (error instanceof ConnectionCut) incoming.socket.destroy();
      throw error;
    }
  };
  const listener = getRequestListener(
    (request, bindings) => cuttable(request, bindings as HttpBindings),
    { errorHandler: () => new Response(null, { status: 500 }), overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => void listener(incoming, outgoing);
}

/** A port of this machine that is being listened to. */
export interface ListeningPort {
  readonly port: number;
  /** Stops listening and cuts every connection. */
  close(): Promise<void>;
}

/** Listens on a port of the loopback; 0 means any free one. Rejects where it is taken. */
export async function listen(port: number, listener: RequestListener): Promise<ListeningPort> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  return { port: portOf(server), close: () => close(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
