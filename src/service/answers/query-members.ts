import { Refusal } from './failure.js';

/** Reads a whole number within bounds from the query of `url`. Anything else is refused with 400. */
export function readWhole(
  url: URL,
  name: string,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  const text = url.searchParams.get(name);
  if (text === null) return otherwise;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Refusal(400, `${name} must be a whole number from ${least} to ${most}.`);
}

/** Reads `true` or `false`; absent means false. Anything else is refused with 400. */
export function readFlag(url: URL, name: string): boolean {
  const text = url.searchParams.get(name) ?? 'false';
  if (text === 'true') return true;
  if (text === 'false') return false;
  throw new Refusal(400, `${name} must be true or false.`);
}

/** Reads a comma-delimited list. Repeating the member adds to the list. */
export function readList(url: URL, name: string): readonly string[] {
  return url.searchParams
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Reads text. Absent and empty are the same: null. */
export function readText(url: URL, name: string): string | null {
  const text = url.searchParams.get(name);
  return text === null || text === '' ? null : text;
}
