import { spread, spreadText } from './chance.js';

const FIRST_FACTOR = 0x9e3779b1;
const SECOND_FACTOR = 0x85ebca6b;

/** The multiplicative inverse of an odd `factor` modulo 2 to the power of 32. */
function inverseOf(factor: number): number {
  let inverse = factor;
  for (let step = 0; step < 5; step += 1) {
    inverse = Math.imul(inverse, 2 - Math.imul(factor, inverse));
  }
  return inverse;
}

const FIRST_INVERSE = inverseOf(FIRST_FACTOR);
const SECOND_INVERSE = inverseOf(SECOND_FACTOR);

function fold(value: number): number {
  return value ^ (value >>> 16);
}

/** A permutation of the unsigned 32-bit numbers. */
function shuffle(value: number, seed: number): number {
  const once = Math.imul(fold(value ^ spread(seed)), FIRST_FACTOR);
  return (fold(Math.imul(fold(once), SECOND_FACTOR)) ^ spread(~seed)) >>> 0;
}

function unshuffle(value: number, seed: number): number {
  const once = fold(Math.imul(fold(value ^ spread(~seed)), SECOND_INVERSE));
  return (fold(Math.imul(once, FIRST_INVERSE)) ^ spread(seed)) >>> 0;
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}

function uuidOf(first: number, second: number, third: number, fourth: number): string {
  const [a, b, c, d] = [hex(first), hex(second), hex(third), hex(fourth)];
  const variant = '89ab'.charAt(third & 3);
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-${variant}${c.slice(1, 4)}-${c.slice(4)}${d}`;
}

/** A UUID derived from `text`, e.g. from a category's path. */
export function uuidOfText(text: string): string {
  const start = spreadText(text);
  const further = spreadText(`${text}/${start}`);
  return uuidOf(start, further, spread(start ^ 0x5bd1e995), spread(further ^ 0x1b873593));
}

/** The UUID of the record at `row`. The row can be decoded from it, so no table is needed. */
export function idOfRow(row: number, seed: number): string {
  const start = spread(row ^ spread(seed + 1));
  return uuidOf(shuffle(row, seed), start, spread(start ^ 0x2c1b3c6d), spread(start ^ 0x297a2d39));
}

/** The row of the record with this id; a number beyond the end of every catalogue if unknown. */
export function rowOfId(id: string, seed: number): number {
  const wanted = id.toLowerCase();
  const row = unshuffle(Number.parseInt(wanted.slice(0, 8), 16), seed);
  return idOfRow(row, seed) === wanted ? row : Infinity;
}

const DIGITS = 36;
const PLACES = 7;

/** The external id of the record at `row`: ten characters of a to z and 0 to 9. */
export function externalIdOfRow(row: number, seed: number): string {
  const salt = spread(row ^ spread(seed + 2));
  const digits = shuffle(row, seed + 3)
    .toString(DIGITS)
    .padStart(PLACES, '0');
  // The leading digit is 0 or 1. It is encoded as a base 36 digit with the same parity.
  const leading = Number(digits[0]) + 2 * (salt % 18);
  const prefix = (salt % DIGITS ** 3).toString(DIGITS).padStart(3, '0');
  return prefix + digits.slice(1) + leading.toString(DIGITS);
}

/** The row of the record with this external id; beyond the end of every catalogue if unknown. */
export function rowOfExternalId(externalId: string, seed: number): number {
  const leading = Number.parseInt(externalId.slice(-1), DIGITS) % 2;
  const row = unshuffle(Number.parseInt(`${leading}${externalId.slice(3, -1)}`, DIGITS), seed + 3);
  return externalIdOfRow(row, seed) === externalId ? row : Infinity;
}
