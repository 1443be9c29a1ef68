import { Refusal } from './failure.js';

const mostBytes = 16 * 1024;

/**
 * Reads a JSON object from the body. Refused: another content type with 415, more than 16 KB with
 * 413, anything that is no object with 400.
 */
export async function readJsonObject(request: Request): Promise<ReadonlyMap<string, unknown>> {
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw new Refusal(415, 'The body must be JSON.');
  const text = await request.text();
  if (text.length > mostBytes) throw new Refusal(413, 'The body is too long.');
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The body must be a JSON object.');
  }
  return new Map<string, unknown>(Object.entries(value));
}

/** Reads a member that must be a string; refused with 400 where it is anything else. */
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
