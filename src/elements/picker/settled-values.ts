import type { ReactiveElement } from 'lit';

/** What the constructor gives each property first. It is the same in every picker. */
const defaults = new Map<PropertyKey, unknown>();
let settling = false;

/**
 * Settles what a property that has an attribute was set to: without a value it is its default again,
 * since pages take attributes away, and frameworks set `null`. Numbers are whole and above nought.
 * Returns whether the change is this one's own, which has to be passed over.
 */
export function settles(
  host: ReactiveElement,
  [name, , options]: Parameters<ReactiveElement['requestUpdate']>,
): boolean {
  if (settling || name === undefined || !options || options.attribute === false) return settling;
  const properties = host as unknown as Record<PropertyKey, unknown>;
  const given = properties[name];
  if (!defaults.has(name)) defaults.set(name, given);
  const value = (options.type === Number ? countOf(given) : given) ?? defaults.get(name);
  if (value === given) return false;
  settling = true;
  properties[name] = value;
  return (settling = false);
}

function countOf(given: unknown): number | undefined {
  const count = Number(given);
  return Number.isSafeInteger(count) && count > 0 ? count : undefined;
}
