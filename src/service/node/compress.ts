import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compressBytes = promisify(gzip);

/** Shorter bodies fit in one packet, compressed or not. */
const minBytes = 1_400;

/**
 * Compresses JSON for clients that accept gzip, as hosted services do: a page of results becomes an
 * eighth. An answer with a `content-length` of its own is sent as it is.
 */
export async function compressJson(request: Request, answer: Response): Promise<Response> {
  const type = answer.headers.get('content-type') ?? '';
  const isWhole = answer.body !== null && !answer.headers.has('content-length');
  if (!isWhole || !type.startsWith('application/json')) return answer;
  const headers = new Headers(answer.headers);
  headers.append('vary', 'accept-encoding');
  const { status, statusText } = answer;
  const whole = new Uint8Array(await answer.arrayBuffer());
  const isShort = whole.byteLength < minBytes;
  if (isShort || !acceptsGzip(request)) return new Response(whole, { status, statusText, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(await compressBytes(whole), { status, statusText, headers });
}

function acceptsGzip({ headers }: Request): boolean {
  const accepted = headers.get('accept-encoding')?.split(',') ?? [];
  return accepted.some((coding) => /^\s*gzip\b(?!\s*;\s*q=0(\.0*)?\s*$)/i.test(coding));
}
