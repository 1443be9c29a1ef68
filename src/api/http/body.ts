import { ShapeError } from '../errors.js';

/**
 * Bytes, unpacked. A page of a hundred assets with every section stays under a megabyte; a page of
 * a channel may hold a thousand products.
 */
const longest = 4_000_000;

/**
 * Reads a JSON body, in UTF-8, as far as it is of a sane size.
 *
 * @param path - Names the request in errors.
 * @param optional - Whether there may be no body at all, which is then undefined.
 * @throws ShapeError where it is too long or no JSON.
 */
export async function readJson(
  response: Response,
  path: string,
  optional = false,
): Promise<unknown> {
  const text = await readText(response, path, longest);
  if (optional && text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ShapeError(path, 'JSON');
  }
}

/**
 * Reads a body, in UTF-8, as far as it has `longest` bytes at most.
 *
 * @param path - Names the request in errors.
 * @throws ShapeError where it has more.
 */
export async function readText(response: Response, path: string, longest: number): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > longest) {
      // What is left must not keep the connection busy; whether that succeeds changes nothing.
      reader.cancel().catch(() => undefined);
      throw new ShapeError(path, `at most ${longest} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
