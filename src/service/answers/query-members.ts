import { Refusal } from './failure.js';

/** Reads an integer within bounds from the query of `url`. Anything else is refused with 400. */
export function readWhole(
  url: URL,
  name: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number {
  const text = url.searchParams.get(name);
  if (text === null) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Refusal(400, `${name} must be a whole number from ${min} to ${max}.`);
}

/** Reads `true` or `false`; absent means false. Anything else is refused with 400. */
export function readFlag(url: URL, name: string): boolean {
  const text = url.searchParams.get(name) ?? 'false';
  if (text === 'true') return true;
  if (text === 'false') return false;
  throw new Refusal(400, `${name} must be true or false.`);
}

/** Reads a comma-separated list. Repeated members are joined. */
export function readList(url: URL, name: string): readonly string[] {
  return url.searchParams
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Reads text; null if the member is absent or empty. */
export function readText(url: URL, name: string): string | null {
  const text = url.searchParams.get(name);
  return text === null || text === '' ? null : text;
}
