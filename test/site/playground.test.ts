import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { compile } from '../../site/check/compile.js';
import { scriptsOf } from '../../site/check/scripts.js';
import { languages } from '../../site/src/live/playground/code.js';
import {
  firstSettings,
  fromFragment,
  toFragment,
  withValue,
  type Manifest,
  type Settings,
} from '../../site/src/live/playground/settings.js';
import { playgroundData } from '../../site/sync/playground.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const manifest = playgroundData(root).manifest as Manifest;

/** Every attribute set, with signs that markup and scripts could misread. */
function everything(tag: string): Settings {
  const given = { text: `it's "50%" {off} <b> & $more`, number: '3', list: 'a1, b2', boolean: '' };
  return (manifest[tag] ?? []).reduce<Settings>(
    (settings, { name, kind, choices }) =>
      withValue(settings, name, kind === 'choice' ? choices.at(-1) : given[kind]),
    firstSettings(tag),
  );
}

const tags = Object.keys(manifest);

describe('the playground', () => {
  test('has every element, and each attribute with its kind', () => {
    assert.deepEqual([...tags].sort(), ['asset-picker', 'facet-panel', 'product-picker']);
    const kinds = new Map(manifest['asset-picker']?.map(({ name, kind }) => [name, kind]));
    const expected = {
      multiple: 'boolean',
      max: 'number',
      mode: 'choice',
      query: 'text',
      value: 'list',
    };
    for (const [name, kind] of Object.entries(expected)) assert.equal(kinds.get(name), kind);
    const mode = manifest['asset-picker']?.find(({ name }) => name === 'mode');
    assert.deepEqual(mode?.choices, ['inline', 'dialog', 'field']);
  });

  test('writes code that compiles, for each element with few and with all attributes', () => {
    const written = {
      'Script tag': 'html',
      React: 'tsx',
      Vue: 'vue',
      Svelte: 'svelte',
      Angular: 'ts',
    };
    const all = tags.flatMap((tag) => [firstSettings(tag), everything(tag)]);
    const blocks = all.flatMap((settings) =>
      Object.entries(written).map(([name, language]) => {
        const code = languages[name]?.(settings, manifest) ?? '';
        return { file: `site/${settings.tag} ${name}`, line: 1, language, meta: '', code };
      }),
    );
    assert.deepEqual(compile(root, blocks.flatMap(scriptsOf)), []);
  });

  for (const tag of tags) {
    test(`keeps <${tag}> and all its attributes in the address`, () => {
      const settings = everything(tag);
      assert.deepEqual(fromFragment(toFragment(settings), manifest).values, settings.values);
    });
  }

  test('remembers in the address that an attribute was removed', () => {
    const settings = withValue(firstSettings('asset-picker'), 'multiple', undefined);
    assert.ok(!('multiple' in fromFragment(toFragment(settings), manifest).values));
  });

  test('takes only attributes that exist from an address, and an element that exists', () => {
    const read = fromFragment('#element=script&onclick=alert(1)&mode=huge&max=2', manifest);
    assert.equal(read.tag, 'asset-picker');
    assert.deepEqual(Object.keys(read.values).sort(), [
      ...['base-url', 'broker-url', 'client-id', 'max', 'multiple', 'site-url'],
    ]);
    assert.equal(read.values['max'], '2');
  });
});
