import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readManifest, type ElementEntry } from './manifest.js';
import { entriesOf, readBuilt, root } from './package.js';

/** All names of a kind in a file, wherever they stand. */
function namesIn(file: string): Set<string> {
  const names = readBuilt(file).matchAll(/"name": "([^"]+)"/g);
  return new Set(Array.from(names, ([, name = '']) => name));
}

const inHtml = ({ tagName, attributes }: ElementEntry): string[] => [
  tagName,
  ...attributes.map(({ name }) => name),
];

describe('an editor', () => {
  const elements = readManifest();

  it('of JetBrains knows each tag, attribute and event of this version', () => {
    const known = namesIn('web-types.json');
    const events = elements.flatMap((each) => each.events.map(({ name }) => name));
    assert.deepEqual(
      [...elements.flatMap(inHtml), ...events].filter((name) => !known.has(name)),
      [],
    );
    const manifest = new Map(entriesOf(JSON.parse(readFileSync(`${root}package.json`, 'utf8'))));
    const types = new Map(entriesOf(JSON.parse(readBuilt('web-types.json'))));
    assert.equal(manifest.get('web-types'), './dist/web-types.json');
    assert.equal(types.get('version'), manifest.get('version'));
  });

  it('that reads the data of VS Code knows each tag, attribute and theme property', () => {
    const html = namesIn('vscode.html-custom-data.json');
    assert.deepEqual(
      elements.flatMap(inHtml).filter((name) => !html.has(name)),
      [],
    );
    const css = namesIn('vscode.css-custom-data.json');
    const properties = elements.flatMap((each) => each.cssProperties.map(({ name }) => name));
    assert.deepEqual(
      properties.filter((name) => !css.has(name)),
      [],
    );
  });

  it('offers the values that an attribute can have', () => {
    const data = readBuilt('vscode.html-custom-data.json');
    for (const value of ['grid', 'list', 'inline', 'dialog', 'field', 'variants']) {
      assert.match(data, new RegExp(`"name": "${value}"`));
    }
  });
});
