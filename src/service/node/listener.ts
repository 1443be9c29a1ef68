import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Handler } from '../answers/route-table.js';
import { ConnectionCut } from '../faults/fault.js';
import { compressJson } from './compress.js';

/** Converts a handler to a Node listener. `ConnectionCut` errors close the real connection. */
export function nodeListener(answering: Handler): RequestListener {
  const cuttable = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    const cut = (): void => void incoming.socket.destroy();
    try {
      const answer = await compressJson(request, await answering(request));
      return answer.body ? new Response(cuttableBody(answer.body, cut), answer) : answer;
    } catch (error) {
      if (error instanceof ConnectionCut) cut();
      throw error;
    }
  };
  const listener = getRequestListener(
    (request, bindings) => cuttable(request, bindings as HttpBindings),
    { errorHandler: () => new Response(null, { status: 500 }), overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => void listener(incoming, outgoing);
}

/** A body that calls `cut` if it ends early on purpose. That is not reported as an error. */
function cuttableBody(
  body: ReadableStream<Uint8Array>,
  cut: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (!(error instanceof ConnectionCut)) throw error;
        cut();
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}

/** A local port that is in use by a server. */
export interface ListeningPort {
  readonly port: number;
  /** Stops listening and closes every connection. */
  close(): Promise<void>;
}

/** Listens on a loopback port; 0 for any free port. Rejects if the port is in use. */
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
