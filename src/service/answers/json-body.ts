import { Refusal } from './failure.js';

const maxBodyBytes = 16 * 1024;

/**
 * Reads a JSON object from the body. Another content type is refused with 415, a body of more than
 * 16 KB with 413, and anything but a JSON object with 400.
 */
export async function readJsonObject(request: Request): Promise<ReadonlyMap<string, unknown>> {
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw new Refusal(415, 'The body must be JSON.');
  const text = await request.text();
  if (text.length > maxBodyBytes) throw new Refusal(413, 'The body is too long.');
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The body must be a JSON object.');
  }
  return new Map<string, unknown>(Object.entries(value));
}

/** Reads a member that must be a string. Anything else is refused with 400. */
export function readString(body: ReadonlyMap<string, unknown>, name: string): string {
  const value = body.get(name);
  if (typeof value === 'string' && value !== '') return value;
  throw new Refusal(400, `${name} is missing.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body must be a JSON object.');
  }
}
