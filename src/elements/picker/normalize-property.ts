import type { ReactiveElement } from 'lit';

/** The first value of each property, from the constructor. It is the same in every picker. */
const defaults = new Map<PropertyKey, unknown>();
let normalizing = false;

/**
 * Corrects the value of a property that has an attribute. A property without a value gets its
 * default, because pages remove attributes and frameworks set `null`. Numbers are positive integers.
 * Returns whether the change was made by this function, so that it needs no update.
 */
export function normalizeProperty(
  host: ReactiveElement,
  [name, , options]: Parameters<ReactiveElement['requestUpdate']>,
): boolean {
  if (normalizing || name === undefined || !options || options.attribute === false)
    return normalizing;
  const given: unknown = Reflect.get(host, name);
  if (!defaults.has(name)) defaults.set(name, given);
  const value = (options.type === Number ? countOf(given) : given) ?? defaults.get(name);
  if (value === given) return false;
  normalizing = true;
  Reflect.set(host, name, value);
  return (normalizing = false);
}

function countOf(given: unknown): number | undefined {
  const count = Number(given);
  return Number.isSafeInteger(count) && count > 0 ? count : undefined;
}
