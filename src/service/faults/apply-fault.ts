import { failureAnswer } from '../answers/failure.js';
import { pause } from '../answers/pause.js';
import { ConnectionCut, type Fault } from './fault.js';

const slowDelayMs = 3000;
const flushDelayMs = 50;

/**
 * Answers `request` with a fault. `process` returns the real answer. It is called if the fault
 * occurs after processing, or if the fault needs the real answer.
 */
export async function applyFault(
  { name, when }: Fault,
  request: Request,
  process: () => Promise<Response>,
): Promise<Response> {
  const spoiling = name === 'truncate' || name === 'slow';
  const answer = when === 'after' || spoiling ? await process() : undefined;
  switch (name) {
    case '401':
      return failureAnswer(401, 'The access token is missing or no longer valid.');
    case '403':
      return new Response('Not permitted.', {
        status: 403,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      });
    case '408':
      return new Response(null, { status: 408 });
    case '500':
      return failureAnswer(500, 'The service failed to answer.');
    case '502':
      return new Response('<!doctype html><title>Bad gateway</title>', {
        status: 502,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    case '429':
      return failureAnswer(429, 'Too many requests.', {
        'retry-after': '1',
        'x-ratelimit-limit': '50/second',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': new Date(Date.now() + 1000).toISOString(),
      });
    case 'timeout':
      return never(request.signal);
    case 'reset':
      throw new ConnectionCut();
    case 'html':
      return new Response('<!doctype html><title>Sign in to the network</title>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    case 'nonsense':
      return Response.json({ items: 'none', access_token: 42, total_count: [null], uuid: {} });
    case 'slow':
      await pause(slowDelayMs, request.signal);
      return answer ?? process();
    case 'truncate':
      return truncated(answer ?? (await process()), request.signal);
  }
}

/** The first half of an answer, with the `content-length` of the whole. */
async function truncated(answer: Response, signal: AbortSignal): Promise<Response> {
  const whole = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.set('content-length', String(whole.byteLength));
  let sent = false;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      if (!sent) {
        sent = true;
        controller.enqueue(whole.slice(0, whole.byteLength / 2));
        return;
      }
      // Servers buffer writes. The first half has to be sent before the connection is cut.
      await pause(flushDelayMs, signal);
      controller.error(new ConnectionCut());
    },
  };
  const half = new ReadableStream(source, { highWaterMark: 0 });
  return new Response(half, { status: answer.status, headers });
}

function never(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = (): void => {
      reject(signal.reason instanceof Error ? signal.reason : new ConnectionCut());
    };
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
}
