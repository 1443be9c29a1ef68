import { SchemaError } from '../errors.js';

/**
 * The maximum size of a body, uncompressed. A page of a hundred assets with every section stays
 * under a megabyte; a page of a channel may contain a thousand products.
 */
const maxBodyBytes = 4_000_000;

/**
 * Reads a JSON body in UTF-8.
 *
 * @param path - Names the request in errors.
 * @param optional - Whether the body may be empty. An empty body is read as undefined.
 * @throws SchemaError if the body is too long or is not JSON.
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
 * Reads a body in UTF-8.
 *
 * @param path - Names the request in errors.
 * @throws SchemaError if the body is longer than `maxBytes`.
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
      // Frees the connection. A failure to cancel can be ignored.
      reader.cancel().catch(() => undefined);
      throw new SchemaError(path, `at most ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
