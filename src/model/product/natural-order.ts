import type { Product } from './product.js';

/** A part of a name, as it is compared. Amounts come first, then sizes of clothes, then words. */
type Token =
  | { readonly kind: 0; readonly text: string; readonly value: number }
  | { readonly kind: 1; readonly text: string; readonly value: number }
  | { readonly kind: 2; readonly text: string; readonly value: 0 };

/** What a unit measures, and how many of its smallest unit it is. */
const units: Readonly<Record<string, readonly [measure: string, factor: number]>> = {
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  ml: ['volume', 1],
  cl: ['volume', 10],
  dl: ['volume', 100],
  l: ['volume', 1000],
  mg: ['weight', 1],
  g: ['weight', 1000],
  kg: ['weight', 1_000_000],
};

const amounts = /^(\d+(?:[.,]\d+)?)\s*(\p{L}*)$/u;
const parts =
  /\d?x*[sml](?![\p{L}\p{N}])|\d+(?:[.,]\d+)?(?:\s*(?:[mcd]?[ml]|m?g|kg)(?![\p{L}\p{N}]))?|[\p{L}\p{N}]+/gu;

/** A size of clothes, e.g. `S`, `XXL`, `2XL`. */
const letters = /^(?:(\d?)(x*))([sl])$/;
const named: Readonly<Record<string, number>> = { small: -1, m: 0, medium: 0, large: 1 };

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Longer numbers are bar codes and other ids, which say nothing about the order. */
const maxDigits = 7;

/**
 * Compares names as people sort products: `S` before `M` before `XL`, `36` before `38`, `250 ml`
 * before `1 l`, otherwise by the alphabet.
 */
export function byNaturalOrder(one: string, other: string): number {
  return compareTokens(tokensOf(one), tokensOf(other));
}

/** Whether the values are sizes or amounts, such as `S`, `38` or `1 l`. */
export function areSizes(values: readonly string[]): boolean {
  return values.every((value) => {
    const [token, ...more] = tokensOf(value);
    return token !== undefined && more.length === 0 && token.kind < 2;
  });
}

/** Returns variants in the order of their names, then of their attributes, then of their SKUs. */
export function inNaturalOrder(variants: readonly Product[]): readonly Product[] {
  return variants
    .map((variant) => ({ variant, tokens: tokensOf(variant.name) }))
    .sort(
      (one, other) =>
        compareTokens(one.tokens, other.tokens) ||
        compareAttributes(one.variant, other.variant) ||
        byNaturalOrder(one.variant.sku, other.variant.sku),
    )
    .map(({ variant }) => variant);
}

function compareAttributes(one: Product, other: Product): number {
  for (const { id, type, values } of one.attributes) {
    if (type === 'rich_text' || type === 'asset') continue;
    const [value = ''] = values;
    const [against = ''] = other.attributes.find((each) => each.id === id)?.values ?? [];
    const isId = new RegExp(`^\\d{${maxDigits + 1},}$`).test(value);
    const order = isId ? 0 : byNaturalOrder(value, against);
    if (order !== 0) return order;
  }
  return 0;
}

function compareTokens(some: readonly Token[], others: readonly Token[]): number {
  for (const [index, one] of some.entries()) {
    const other = others[index];
    if (!other) return 1;
    const order = compareToken(one, other);
    if (order !== 0) return order;
  }
  return some.length - others.length;
}

function compareToken(one: Token, other: Token): number {
  const kinds = one.kind - other.kind;
  if (kinds !== 0) return kinds;
  // Sizes of clothes are compared by their value alone, amounts only with amounts of the same measure.
  const texts = one.kind === 1 ? 0 : collator.compare(one.text, other.text);
  return texts || one.value - other.value;
}

function tokensOf(text: string): readonly Token[] {
  const found = text.slice(0, 200).toLowerCase().match(parts) ?? [];
  return found.map(tokenOf);
}

function tokenOf(text: string): Token {
  const [, number, unit = ''] = amounts.exec(text) ?? [];
  const [measure, factor] = units[unit] ?? [unit, 1];
  if (number !== undefined && (unit === '' || Object.hasOwn(units, unit))) {
    return { kind: 0, text: measure, value: Number(number.replace(',', '.')) * factor };
  }
  const [, times, xs = '', end] = letters.exec(text) ?? [];
  const far = 1 + (Number(times) || xs.length);
  const value = end === undefined ? named[text] : end === 's' ? -far : far;
  return value === undefined || !Number.isFinite(value)
    ? { kind: 2, text, value: 0 }
    : { kind: 1, text, value };
}
