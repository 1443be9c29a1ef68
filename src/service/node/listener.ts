import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Answering } from '../answers/route-table.js';
import { ConnectionCut } from '../faults/fault.js';

/** Turns an origin into what a Node server calls. A cut connection is really cut. */
export function nodeListener(answering: Answering): RequestListener {
  const cuttable = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    const cut = (): void => void incoming.socket.destroy();
    try {
      const answer = await answering(request);
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

/** A body that calls `cut` where it breaks off on purpose, which is no failure to report. */
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
