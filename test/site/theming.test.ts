import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contrast, pairsOf } from '../../site/src/live/theming/contrast.js';
import { cssOf, fromFragment, themes, toFragment } from '../../site/src/live/theming/theme.js';

const { Plain: plain, Plum: plum } = themes;
assert.ok(plain && plum);

describe('the editor of themes', () => {
  test('computes contrast as WCAG does', () => {
    assert.equal(contrast('#000000', '#ffffff'), 21);
    assert.equal(contrast('#ffffff', '#ffffff'), 1);
    assert.equal(contrast('#777777', '#ffffff').toFixed(2), '4.48');
  });

  for (const [name, theme] of Object.entries(themes)) {
    test(`offers the theme ${name}, which has enough contrast in both schemes`, () => {
      const pairs = [...pairsOf(theme.light), ...pairsOf(theme.dark)];
      assert.deepEqual(
        pairs.filter(({ ratio, needed }) => ratio < needed),
        [],
      );
    });
  }

  test('tells which contrast is too little', () => {
    const pale = pairsOf({ surface: '#ffffff', text: '#aaaaaa', accent: '#ffee88' });
    const few = pale.filter(({ ratio, needed }) => ratio < needed).map(({ what }) => what);
    assert.ok(few.includes('Text') && few.includes('Focus, selected items'));
  });

  test('keeps a theme in the address, and takes nothing else from one', () => {
    assert.deepEqual(fromFragment(toFragment(plum), plain), plum);
    assert.deepEqual(fromFragment('#light=red-blue&radius=9999&size=x', plain), plain);
  });

  test('writes the CSS of both schemes', () => {
    const css = cssOf(plum);
    assert.ok(css.includes(`--picker-accent: ${plum.light.accent};`));
    assert.ok(css.split('prefers-color-scheme: dark')[1]?.includes(plum.dark.accent));
  });
});
