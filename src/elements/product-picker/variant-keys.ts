import type { VariantsStore } from '../../core/products/variants-store.js';

/**
 * Handles the arrow keys that show, hide and leave the variants of a product. Returns the index of
 * the row to go to; undefined if the key does nothing here.
 */
export function handleVariantKey(
  event: KeyboardEvent,
  index: number,
  variants: VariantsStore,
  isRightToLeft: boolean,
): number | undefined {
  const { rows } = variants;
  const row = rows[index];
  const inwards = event.key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight');
  if (!row || !/^Arrow(Left|Right)$/.test(event.key) || event.altKey || event.ctrlKey) {
    return undefined;
  }
  event.preventDefault();
  if (inwards && row.expanded) return index + 1;
  if (inwards && row.expanded !== undefined) variants.open(row);
  else if (!inwards && row.expanded) variants.close(row);
  else if (!inwards && row.level === 2) {
    return rows.findLastIndex(({ level }, at) => at < index && level === 1);
  }
  return index;
}
