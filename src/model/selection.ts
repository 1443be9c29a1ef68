import type { Asset } from './asset.js';

/** An asset the person has chosen, with what they set for it. */
export interface Chosen {
  readonly id: string;
  /** As the results showed it; undefined for ids that came with `value`. */
  readonly asset?: Asset;
  /** The embed size the person chose; undefined until they do. */
  readonly embedName?: string;
  /** The alt text the person wrote; undefined until they do. */
  readonly alt?: string;
}

/** What is chosen, in the person's order. A selection is a value: change it by making another. */
export type Selection = readonly Chosen[];

/** Whether `id` is chosen. */
export function isChosen(selection: Selection, id: string): boolean {
  return selection.some((chosen) => chosen.id === id);
}

/** Adds an asset at the end. A selection that already holds it stays as it is. */
export function choose(selection: Selection, asset: Asset): Selection {
  return isChosen(selection, asset.id) ? selection : [...selection, { id: asset.id, asset }];
}

/** Takes an asset away. */
export function dismiss(selection: Selection, id: string): Selection {
  return selection.filter((chosen) => chosen.id !== id);
}

/** Replaces what the person set for one asset. */
export function adjust(
  selection: Selection,
  id: string,
  change: Partial<Pick<Chosen, 'embedName' | 'alt'>>,
): Selection {
  return selection.map((chosen) => (chosen.id === id ? { ...chosen, ...change } : chosen));
}

/** The selection for a list of ids, keeping what is known of those chosen before. */
export function selectionOf(ids: readonly string[], before: Selection = []): Selection {
  const known = new Map(before.map((chosen) => [chosen.id, chosen]));
  return [...new Set(ids)].map((id) => known.get(id) ?? { id });
}

/** The ids, in order. */
export function idsOf(selection: Selection): readonly string[] {
  return selection.map(({ id }) => id);
}
