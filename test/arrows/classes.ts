import ts from 'typescript';
import { walk, type Source } from './source.js';

/** The classes of elements that extend Lit's own. The pickers extend the first. */
const elementBases: ReadonlyMap<string, string> = new Map([
  ['PickerElement', 'LitElement'],
  ['FacetPanel', 'LitElement'],
]);

/**
 * Complains of a class of `elements` that extends another class of ours than `PickerElement`: what
 * several parts need is owned by each, not inherited.
 */
export function moreThanTwoClasses({ path, tree, imports }: Source): string[] {
  if (!path.startsWith('src/elements/')) return [];
  const own = new Set(imports.filter(({ ours }) => ours).flatMap(({ names }) => names));
  const complaints: string[] = [];
  walk(tree, (node) => {
    if (ts.isClassLike(node) && node.name) own.add(node.name.text);
  });
  walk(tree, (node) => {
    if (!ts.isClassLike(node)) return;
    const clause = node.heritageClauses?.find(
      ({ token }) => token === ts.SyntaxKind.ExtendsKeyword,
    );
    const base = clause?.types[0]?.expression.getText();
    const name = node.name?.text ?? 'a class';
    const expected = elementBases.get(name);
    if (expected !== undefined && base !== expected) {
      complaints.push(`two classes: ${name} in ${path} has to extend ${expected}`);
    } else if (base !== undefined && base !== 'PickerElement' && own.has(base)) {
      complaints.push(`two classes: ${name} in ${path} may not extend ${base}: own it instead`);
    }
  });
  return complaints;
}
