import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Fault } from './fault.js';
import { pause } from './pause.js';

/** The request handler of an origin. */
export type Handler = (request: Request) => Promise<Response>;

/** The maximum delay of a request. */
const maxDelayMs = 1_500;

/**
 * Simulates a bad network in front of `answering`. `next` chooses the fault of each request. Cut
 * connections are real.
 */
export function withFaults(
  answering: Handler,
  next: (request: Request) => Fault | undefined | Promise<Fault | undefined>,
): RequestListener {
  const listener = getRequestListener(
    async (request, bindings) => {
      const { socket } = (bindings as HttpBindings).incoming;
      const fault = request.method === 'OPTIONS' ? undefined : await next(request);
      if (!fault) return answering(request);
      if (fault === 'delayed-before') await pause(maxDelayMs * Math.random());
      const isAfter = !fault.endsWith('-before') && fault !== '429';
      const answer = isAfter || fault === 'delayed-before' ? await answering(request) : undefined;
      return spoil(fault, request, answer, () => socket.destroy());
    },
    { errorHandler: () => new Response(null, { status: 500 }), overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => void listener(incoming, outgoing);
}

async function spoil(
  fault: Fault,
  request: Request,
  answer: Response | undefined,
  cut: () => void,
): Promise<Response> {
  const headers = { 'access-control-allow-origin': request.headers.get('origin') ?? '*' };
  switch (fault) {
    case 'dropped-before':
    case 'dropped-after':
      cut();
      throw new TypeError('The connection was cut');
    case '500-before':
    case '500-after':
      return new Response(null, { status: 500, headers });
    case '429':
      return new Response(null, { status: 429, headers: { ...headers, 'retry-after': '1' } });
    case 'html-before':
    case 'html-after':
      return new Response('<!doctype html><title>Sign in to the network</title>', {
        headers: { ...headers, 'content-type': 'text/html' },
      });
    case 'delayed-after':
      await pause(maxDelayMs * Math.random());
      return answer ?? Response.error();
    case 'delayed-before':
      return answer ?? Response.error();
    case 'cookie-lost':
      answer?.headers.delete('set-cookie');
      return answer ?? Response.error();
  }
}

/** A server that listens on a local port. */
export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/** Listens on a free port. */
export async function listen(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: portOf(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
