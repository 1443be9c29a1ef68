import { Refusal } from '../answers/failure.js';
import { stemOf } from '../links/link.js';
import type { ByteRange, Content } from './asset-files.js';

/** How a file is sent. */
export interface SendOptions {
  readonly filename: string;
  /** Whether a browser saves it rather than showing it. */
  readonly attachment: boolean;
}

/**
 * Answers with a file. Any page can embed it, range requests are supported, and its scripts never
 * run: an SVG opened as a page is sandboxed.
 */
export function sendContent(request: Request, content: Content, handing: SendOptions): Response {
  const { mediaType, size } = content;
  const headers = new Headers({
    'content-type': mediaType,
    'content-disposition': disposition(content, handing),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (mediaType === 'image/svg+xml') {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
    headers.set('content-security-policy', policy);
  }
  const range = readRange(request.headers.get('range'), size);
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  headers.set('content-length', String(range ? range.end - range.start + 1 : size));
  const body = request.method === 'HEAD' ? null : content.read(range);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Reads a single range. Any other header, such as several ranges, means the whole file. */
function readRange(header: string | null, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start <= end) return { start, end };
  throw new Refusal(416, 'The range is outside the file.', { 'content-range': `bytes */${size}` });
}

function disposition({ mediaType }: Content, { filename, attachment }: SendOptions): string {
  const name = openableName(filename, mediaType);
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    percent,
  );
  return `${attachment ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The filename with the extension of its media type, e.g. for a picture of `clip.mov`. */
function openableName(filename: string, mediaType: string): string {
  const extension = extensions.get(mediaType);
  if (!extension || extension.test(filename)) return filename;
  return `${stemOf(filename)}.${mediaType.replace(/^\w+\/|\+xml$/g, '')}`;
}

const extensions: ReadonlyMap<string, RegExp> = new Map([
  ['image/svg+xml', /\.svg$/i],
  ['image/jpeg', /\.jpe?g$/i],
  ['image/webp', /\.webp$/i],
  ['audio/wav', /\.wav$/i],
  ['video/mp4', /\.(?:mp4|m4v)$/i],
]);

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
