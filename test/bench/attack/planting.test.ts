import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rotating, Planting } from '../../../bench/attack/hostile-text/planting.js';
import { payloads } from '../../../bench/attack/hostile-text/payloads.js';

const answer = {
  query: null,
  total_count: 1,
  items: [
    {
      id: 'asset-1',
      filename: 'a.jpg',
      embeds: {
        original: { url: 'https://x.test/a.jpg', html: '<img>', share: null },
        small: { url: 'https://x.test/b.jpg', html: null, share: null },
      },
    },
  ],
};

/** The texts of an answer after it was planted, by a payload that cannot be missed. */
function planted(mode: 'words' | 'all', choose = (): string | undefined => 'PAYLOAD'): string {
  const planting = new Planting(mode, choose);
  return planting.change({ route: 'search', id: '', json: answer })?.body ?? '';
}

describe('payloads', () => {
  it('are 139, each another', () => {
    assert.equal(new Set(payloads).size, 139);
  });

  it('come to every place in as many rounds as there are, and neighbours get different ones', () => {
    const place = 'search items[3].filename';
    const rounds = payloads.map((_, round) => rotating(payloads, 5, round)(place));
    assert.equal(new Set(rounds).size, payloads.length);
    const choose = rotating(payloads, 5, 0);
    assert.notEqual(choose(place), choose('search items[4].filename'));
    assert.notEqual(choose(place), rotating(payloads, 6, 0)(place));
  });
});

describe('planting', () => {
  it('puts a payload into every text and every name that people make up', () => {
    const body = planted('all');
    for (const text of ['asset-1', 'a.jpg', '<img>', 'original', 'small', 'null']) {
      assert.ok(!body.includes(text), text);
    }
    assert.ok(body.includes('"total_count":1'));
  });

  it('leaves what leads further, where all is to be opened', () => {
    const body = planted('words');
    assert.ok(body.includes('"id":"asset-1"') && body.includes('"original"'));
    assert.ok(body.includes('https://x.test/a.jpg?x=PAYLOAD'));
    assert.ok(!body.includes('"a.jpg"') && !body.includes('"small"'));
  });

  it('keeps names such as __proto__ as names', () => {
    const body = planted('all', () => '__proto__');
    assert.ok(body.includes('"__proto__":{"url"'));
  });

  it('remembers what was planted where, and which id a payload stands for', () => {
    const choose = (place: string): string | undefined =>
      place.endsWith('.id') ? '<b>' : undefined;
    const planting = new Planting('all', choose);
    planting.change({ route: 'search', id: '', json: answer });
    assert.deepEqual(planting.planted, [{ place: 'search items[0].id', payload: '<b>' }]);
    assert.equal(planting.originalOf('<b>'), 'asset-1');
    assert.equal(planting.originalOf('asset-2'), 'asset-2');
  });
});
