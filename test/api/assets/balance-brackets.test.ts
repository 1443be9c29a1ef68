import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { balanceBrackets } from '../../../src/api/assets/balance-brackets.js';

describe('text that goes into brackets', () => {
  for (const text of [
    'mountain lake',
    '(cat OR dog) -blue',
    'filename:{a b} rd:([before 01/01/2027])',
    '"cat" OR "dog"',
    '("two words" OR three)',
    'été 東京 🏔',
  ]) {
    test(`is left alone where it is balanced: ${text}`, () =>
      assert.equal(balanceBrackets(text), text));
  }

  for (const [text, kept] of [
    ['(cat OR dog', 'cat OR dog'],
    ['cat) OR (dog', 'cat OR dog'],
    ['smile :)', 'smile :'],
    ['((a) b', '(a) b'],
    ['a [b)', 'a b'],
    ['{a (b}', 'a b'],
    ['5" nails', '5 nails'],
    ['"a b" c"', '"a b" c'],
    ['"a ( b" c )', '"a  b" c'],
    ['( "a ) b"', '"a  b"'],
    ['(x "a ( b" OR c)', '(x "a  b" OR c)'],
    ['(', ''],
    ['back\\', 'back'],
  ] as const) {
    test(`loses what has no partner: ${text}`, () => assert.equal(balanceBrackets(text), kept));
  }

  test('is read in a moment however long and odd it is', () => {
    const hostile = '("['.repeat(20_000);
    const began = performance.now();
    balanceBrackets(hostile);
    assert.ok(performance.now() - began < 1000);
  });
});
