import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { treeOf, valuesIn, type FacetNode } from '../../../src/model/facet/facet-tree.js';
import type { FacetValue } from '../../../src/model/facet/facet.js';

const at = (path: string, clause = path): FacetValue => ({ label: path, path, clause });

/** The tree in brackets, e.g. `a(b c)`. */
const drawn = (nodes: readonly FacetNode[]): string =>
  nodes.map(({ name, below }) => name + (below.length > 0 ? `(${drawn(below)})` : '')).join(' ');

const tree = (...paths: readonly string[]): string => drawn(treeOf(paths.map((path) => at(path))));

describe('categories as a tree', () => {
  test('lie in one another by their paths, whichever comes first', () => {
    assert.equal(tree('a', 'a/b', 'a/b/c', 'd'), 'a(b(c)) d');
    assert.equal(tree('a/b/c', 'd', 'a/b', 'a'), 'a(b(c)) d');
  });

  test('stand below the nearest category that is listed', () => {
    assert.equal(tree('a', 'a/b/c', 'x/y'), 'a(b/c) x/y');
  });

  test('are told apart by whole names', () => {
    assert.equal(tree('a', 'ab', 'ab/c', 'a/bc'), 'a(bc) ab(c)');
  });

  test('come in the order of the first that lies in them', () => {
    assert.equal(tree('d/e', 'a', 'd'), 'd(e) a');
  });

  test('keep two of one path, and values without any', () => {
    const values = [at('a', 'one'), at('a', 'two'), at('a/b'), { label: 'plain', clause: 'p' }];
    const nodes = treeOf(values);
    assert.equal(drawn(nodes), 'a(b) a plain');
    assert.equal(nodes.flatMap(valuesIn).length, 4);
  });

  test('bear paths that are nothing but strokes', () => {
    assert.equal(treeOf([at('/'), at('//'), at('')]).flatMap(valuesIn).length, 3);
  });
});
