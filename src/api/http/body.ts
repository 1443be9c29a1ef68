import { SchemaError } from '../errors.js';

/**
 * Bytes, unpacked. A page of a hundred assets with every section stays under a megabyte; a page of
 * a channel may hold a thousand products.
 */
const maxBodyBytes = 4_000_000;

/**
 * Reads a JSON body, in UTF-8, as far as it is of a sane size.
 *
 * @param path - Names the request in errors.
 * @param optional - Whether there may be no body at all, which is then undefined.
 * @throws SchemaError where it is too long or no JSON.
 */
export async function readJson(
  response: Response,
  path: string,
  optional = false,
): Promise<unknown> {
  const text = await readText(response, path, maxBodyBytes);
  if (optional && text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new SchemaError(path, 'JSON');
  }
}

/**
 * Reads a body, in UTF-8, as far as it has `longest` bytes at most.
 *
 * @param path - Names the request in errors.
 * @throws SchemaError where it has more.
 */
export async function readText(
  response: Response,
  path: string,
  maxBytes: number,
): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > maxBytes) {
      // What is left must not keep the connection busy; whether that succeeds changes nothing.
      reader.cancel().catch(() => undefined);
      throw new SchemaError(path, `at most ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
