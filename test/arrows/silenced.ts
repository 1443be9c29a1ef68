import type { Source } from './source.js';

const switches =
  /^\s*(?:\/\/|\/\*|\*)\s*(?:(?:es|ox)lint-(?:disable|enable)\b|@ts-(?:ignore|nocheck)\b)/m;

/** Complains of comments that switch off a linter or the compiler. */
export function silenced({ path, tree }: Source): string[] {
  const found = switches.exec(tree.getFullText());
  return found ? [`${path} has ${found[0].trim()}`] : [];
}
