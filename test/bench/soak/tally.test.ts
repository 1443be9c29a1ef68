import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOptions } from '../../../bench/soak/options.js';
import { complaints, emptyTally, report, type Findings } from '../../../bench/soak/tally.js';

const options = readOptions([], 1);
const held: Findings = {
  ...emptyTally(),
  firstSignIns: 12,
  laterSignIns: 3,
  tokens: { refreshes: 2_000, reuses: 0, familiesRevoked: 0 },
  needlessReuses: 0,
  lastChances: 0,
  faults: new Map([['broker 429', 4]]),
  seconds: 300.2,
};

describe('what a soak finds', () => {
  it('speaks for the product where nothing was lost', () => {
    assert.deepEqual(complaints(held, options), []);
  });

  const broken: readonly (readonly [string, Partial<Findings>, RegExp])[] = [
    ['few refreshes', { tokens: { ...held.tokens, refreshes: 1_999 } }, /only 1999 of 2000/],
    ['a reuse', { tokens: { ...held.tokens, reuses: 1 } }, /1 refresh tokens were used twice/],
    ['a lost session', { lost: 1 }, /1 sessions were lost/],
    ['a promise left pending', { pending: 2 }, /2 promises/],
  ];
  for (const [name, change, words] of broken) {
    it(`speaks against it with ${name}`, () => {
      assert.match(complaints({ ...held, ...change }, options).join(), words);
    });
  }

  it('holds no last chance against it, but every other reuse', () => {
    const tokens = { ...held.tokens, reuses: 2 };
    assert.deepEqual(complaints({ ...held, tokens, lastChances: 2 }, options), []);
    assert.match(complaints({ ...held, tokens, lastChances: 1 }, options).join(), /^1 refresh/);
  });

  it('holds no lost answer against pages that keep their own tokens, but a promise it does', () => {
    const direct = { ...options, mode: 'direct' } as const;
    const found = { ...held, lost: 2, tokens: { ...held.tokens, reuses: 1 } };
    assert.deepEqual(complaints(found, direct), []);
    assert.equal(complaints({ ...found, pending: 1 }, direct).length, 1);
  });

  it('is printed a figure a line', () => {
    const lines = report(held).split('\n');
    assert.ok(lines.some((line) => /^sign-ins asked of the person +15$/.test(line)));
    assert.ok(lines.includes('faults: broker 429 4'));
  });
});

describe('the options of a soak', () => {
  it('are those of the full measure unless given', () => {
    const { tabs, refreshes, mode, seed } = readOptions([], 42);
    assert.deepEqual([tabs >= 20, refreshes, mode, seed], [true, 2_000, 'broker', 42]);
  });

  it('are taken from the command line', () => {
    const words = ['--tabs', '3', '--seed', '9', '--mode', 'direct'];
    const { tabs, people, seed, mode } = readOptions(words, 1);
    assert.deepEqual([tabs, people, seed, mode], [3, 2, 9, 'direct']);
  });

  for (const words of [
    ['--tabs', 'many'],
    ['--seed', '-1'],
    ['--mode', 'cloud'],
    ['--speed', '9'],
  ]) {
    it(`are refused in words where they are ${words.join(' ')}`, () => {
      assert.throws(() => readOptions(words, 1), TypeError);
    });
  }
});
