import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readElementSource } from './element-source.js';
import { readClasses, readManifest, type Documented } from './manifest.js';
import { importNames, readBuilt, root } from './package.js';

const elements = readManifest();
const names = (documented: readonly Documented[]): string[] =>
  documented.map(({ name }) => name).sort();
const sorted = (found: Iterable<string>): string[] => [...found].sort();

describe('the manifest that editors and documentation read', () => {
  it('lists every element that is defined', () => {
    const defined = globSync('src/define/*-{picker,panel}.ts', { cwd: root });
    const tags = defined.map((file) => file.replace(/^.*[\\/]|\.ts$/g, ''));
    assert.deepEqual(sorted(elements.map(({ tagName }) => tagName)), sorted(tags));
  });

  it('lists classes and events that hosts can import, and no other', async () => {
    const offered = await importNames('index.js');
    const listed = readClasses();
    assert.deepEqual(
      listed.filter((name) => !offered.includes(name)),
      [],
    );
    assert.equal(listed.length, new Set(listed).size);
    assert.doesNotMatch(readBuilt('custom-elements.json'), /inheritedFrom|dist\/(?!index|define)/);
  });

  it('tells the types of what an element narrows', () => {
    const typeOf = (tag: string, member: string): string | undefined =>
      elements.find(({ tagName }) => tagName === tag)?.members.find(({ name }) => name === member)
        ?.type;
    assert.match(typeOf('product-picker', 'messages') ?? '', /ProductMessages/);
    assert.doesNotMatch(typeOf('asset-picker', 'messages') ?? '', /ProductMessages/);
    assert.equal(typeOf('asset-picker', 'show'), 'Promise<AssetPick | undefined>');
    assert.equal(typeOf('product-picker', 'show'), 'Promise<ProductPick | undefined>');
    assert.equal(typeOf('product-picker', 'listed'), "'all' | 'parents' | 'variants'");
  });

  for (const element of elements) {
    const source = readElementSource(element.path);
    const tag = `<${element.tagName}>`;

    it(`has each property of ${tag}`, () => {
      const members = names(element.members);
      assert.deepEqual(
        sorted(source.properties).filter((name) => !members.includes(name)),
        [],
      );
    });

    it(`has the events of ${tag}, each once, and no other`, () => {
      assert.deepEqual(names(element.events), sorted(source.events));
    });

    it(`has the parts of ${tag}, each once, and no other`, () => {
      assert.deepEqual(names(element.cssParts), sorted(source.parts));
    });

    it(`has the slots of ${tag}, each once, and no other`, () => {
      assert.deepEqual(names(element.slots), sorted(source.slots));
    });

    it(`has the theme properties of ${tag}, each once, and no other`, () => {
      assert.deepEqual(names(element.cssProperties), sorted(source.cssProperties));
    });

    it(`says of everything of ${tag} what it is for`, () => {
      const { members, attributes, events, cssParts, cssProperties, slots } = element;
      const all = [...members, ...attributes, ...events, ...cssParts, ...cssProperties, ...slots];
      const silent = all.filter(({ description }) => description === '');
      assert.deepEqual(names(silent), []);
      assert.notEqual(element.description, '');
    });
  }
});
