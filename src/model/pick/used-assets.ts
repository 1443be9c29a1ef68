/** How many picked assets are kept, for all filters together. */
const maxKept = 36;

/**
 * Returns the stored assets with those of a pick at the front, the first picked one first. Each is an
 * id and, after a space, the page's filter of the picker. `usedWith` reads and validates them.
 */
export function withUsed(
  stored: unknown,
  picked: readonly { readonly id: string }[],
  filter: string,
): readonly unknown[] {
  const now = picked.map(({ id }) => `${id} ${filter}`);
  return [...new Set([...now, ...[stored ?? []].flat()])].slice(0, maxKept);
}
