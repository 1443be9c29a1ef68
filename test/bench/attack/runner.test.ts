import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Attack, AttackResult } from '../../../bench/attack/attack.js';
import { attacks } from '../../../bench/attack/attacks.js';
import { readOptions } from '../../../bench/attack/options.js';
import { runAttacks, type Outcome } from '../../../bench/attack/runner.js';

function attack(
  name: string,
  run: (seconds: number) => Partial<AttackResult> = () => ({}),
  share = 1,
): Attack {
  return {
    ...{ name, share, title: `tries ${name}` },
    run: ({ seconds }) => Promise.resolve({ tried: 1, faults: [], ...run(seconds) }),
  };
}

async function ran(
  all: readonly Attack[],
  ...words: readonly string[]
): Promise<{ readonly outcome: Outcome; readonly said: string }> {
  const lines: string[] = [];
  const options = readOptions([...words, '--seed', '42'], 1);
  const outcome = await runAttacks(all, options, (line) => lines.push(line));
  return { outcome, said: lines.join('\n') };
}

describe('a run of attacks', () => {
  it('counts those that found nothing and those that did, and goes on after them', async () => {
    const all = [
      attack('one', () => ({ faults: ['a hole'] })),
      attack('two', () => {
        throw new Error('no browser');
      }),
      attack('three'),
    ];
    const { outcome, said } = await ran(all);
    assert.deepEqual(outcome, { passed: 1, failed: 2 });
    assert.match(said, /FAULT a hole/);
    assert.match(said, /FAULT the attack itself broke: no browser/);
    assert.match(said, /three: tries three\n {2}1 tried, 0 did not hold/);
  });

  it('says the seed first, the command that repeats a fault, and all faults at the end', async () => {
    const hole = attack('one', () => ({ faults: ['a hole'] }));
    const { said } = await ran([hole], '--seconds', '9');
    assert.match(said, /^seed 42, 9 s/);
    assert.match(said, /npm run attack -- one --seconds 9 --seed 42/);
    assert.match(said, /FAILED with seed 42: one\n {2}one: a hole$/);
  });

  it('takes an attack that tried nothing for a failed one', async () => {
    const { outcome } = await ran([attack('idle', () => ({ tried: 0 }))]);
    assert.deepEqual(outcome, { passed: 0, failed: 1 });
  });

  it('shares the time out, among those that are named alone', async () => {
    const given = new Map<string, number>();
    const timed = (name: string, share: number): Attack =>
      attack(name, (seconds) => (given.set(name, seconds), {}), share);
    const all = [timed('long', 3), timed('short', 1), timed('none', 0)];
    await ran(all, '--seconds', '60');
    assert.deepEqual([...given.values()], [45, 15, 0]);
    await ran(all, 'short', '--seconds', '60');
    assert.equal(given.get('short'), 60);
  });

  it('knows its attacks by name', async () => {
    await assert.rejects(ran([attack('one')], 'two'), /There is no attack two; there are: one/);
    const names = attacks.map(({ name }) => name);
    assert.equal(new Set(names).size, names.length);
    for (const name of names) assert.match(name, /^[a-z]+(-[a-z]+)*$/);
  });
});

describe('the options of attacks', () => {
  it('are a minute and a seed of chance unless given', () => {
    assert.deepEqual(readOptions([], 7), { names: [], seconds: 60, seed: 7 });
    const words = ['late-processing', '--seconds', '5', '--seed', '3'];
    assert.deepEqual(readOptions(words, 7), { names: ['late-processing'], seconds: 5, seed: 3 });
  });

  for (const words of [
    ['--seconds', '0'],
    ['--seconds', 'x'],
    ['--seed', '1.5'],
    ['--sede', '1'],
  ]) {
    it(`are refused where they make no sense: ${words.join(' ')}`, () => {
      assert.throws(() => readOptions(words, 1), TypeError);
    });
  }
});
