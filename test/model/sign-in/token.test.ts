import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readToken } from '../../../src/model/sign-in/token.js';

describe('what a token says of itself', () => {
  test('is its type and its account, though the account holds underscores', () => {
    assert.deepEqual(readToken('wat_acme_9f8e7d'), { type: 'wat', account: 'acme' });
    assert.deepEqual(readToken('wrt_my_big.co-1_abc'), { type: 'wrt', account: 'my_big.co-1' });
    assert.deepEqual(readToken('wac_a_b'), { type: 'wac', account: 'a' });
  });

  const others = ['', 'wat', 'wat_acme', 'wat__abc', 'xyz_acme_abc', 'WAT_acme_abc'];
  for (const text of [...others, 'wat_acme_a b', 'wat_acme_abc\n', ' wat_acme_abc']) {
    test(`is nothing for ${JSON.stringify(text)}`, () => assert.equal(readToken(text), undefined));
  }

  test('is not looked for in what is longer than any token', () => {
    assert.equal(readToken(`wat_acme_${'a'.repeat(1100)}`), undefined);
    assert.equal(readToken(`wat_${'a_'.repeat(500)}!`), undefined);
  });
});
