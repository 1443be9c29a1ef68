import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sourceSet } from '../../../src/model/embed/source-set.js';

const link = 'https://acme.example.net/content/x/jpeg/a.jpg?w=640&u=1';

function at(width: number): string {
  return `https://acme.example.net/content/x/jpeg/a.jpg?w=${width}&u=1 ${width}w`;
}

describe('the widths to choose from', () => {
  test('are those asked for and the link’s own, smallest first', () => {
    assert.equal(
      sourceSet(link, { widths: [1280, 320, 1280] }),
      [320, 640, 1280].map(at).join(', '),
    );
  });

  test('go no further than the picture does', () => {
    assert.equal(
      sourceSet(link, { widths: [320, 1280], maxWidth: 1000 }),
      [320, 640].map(at).join(', '),
    );
  });

  test('reach from phones to wide screens by default', () => {
    const widths = [...sourceSet(link).matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    assert.deepEqual(widths, [320, 640, 960, 1280, 1920, 2560]);
  });

  for (const [what, url] of [
    ['an unbranded link', 'https://embed.example.net/img/acme/x/640px/a.jpg'],
    ['a link without a width', 'https://acme.example.net/content/x/jpeg/a.jpg'],
    ['an address of another shape', 'https://example.net/a.jpg?w=640'],
    ['an address that a list would break at', `${link},`],
  ] as const) {
    test(`are none for ${what}`, () => assert.equal(sourceSet(url), ''));
  }

  test('are none where there is one alone, and none that is no width', () => {
    assert.equal(sourceSet(link, { widths: [] }), '');
    assert.equal(sourceSet(link, { widths: [0, -1, 1.5, NaN, Infinity] }), '');
  });
});
