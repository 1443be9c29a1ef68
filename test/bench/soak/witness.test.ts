import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Witness } from '../../../bench/soak/witness.js';

/** A witness who has seen Ada sign in, and the answer arrive. */
function afterSignIn(now = () => 0): Witness {
  const witness = new Witness(40_000, now);
  witness.owns('ada', 'code');
  witness.saw({
    request: { authorization_code: 'code' },
    status: 200,
    answer: { refresh_token: 'first' },
  });
  witness.received('first');
  return witness;
}

const refresh = (spent: string, fresh?: string) =>
  fresh === undefined
    ? { request: { refresh_token: spent }, status: 400, answer: {} }
    : { request: { refresh_token: spent }, status: 200, answer: { refresh_token: fresh } };

describe('a session', () => {
  it('can be kept once its refresh token has arrived, and by nobody else', () => {
    const witness = afterSignIn();
    assert.equal(witness.canBeKept('ada'), true);
    assert.equal(witness.canBeKept('bob'), false);
  });

  it('cannot be kept while the answer to its refresh has not arrived', () => {
    const witness = afterSignIn();
    witness.saw(refresh('first', 'second'));
    assert.equal(witness.canBeKept('ada'), false);
    witness.received('second');
    assert.equal(witness.canBeKept('ada'), true);
  });

  it('is not brought back by an answer that came long ago', () => {
    const witness = afterSignIn();
    witness.saw(refresh('first', 'second'));
    witness.received('first');
    assert.equal(witness.canBeKept('ada'), false);
  });

  it('ends needlessly where a token is used twice that somebody had the next one of', () => {
    const witness = afterSignIn();
    witness.saw(refresh('first', 'second'));
    witness.received('second');
    witness.saw(refresh('first'));
    assert.deepEqual([witness.canBeKept('ada'), witness.needlessReuses], [false, 1]);
  });

  it('that nobody had any more ends without harm', () => {
    const witness = afterSignIn();
    witness.saw(refresh('first', 'second'));
    witness.saw(refresh('first'));
    assert.equal(witness.needlessReuses, 0);
  });

  it('is tried as a last chance only where its token has ended, and nobody has the next', () => {
    let now = 0;
    const after = (milliseconds: number, isReceived: boolean): number => {
      now = 0;
      const witness = afterSignIn(() => now);
      witness.saw(refresh('first', 'second'));
      if (isReceived) witness.received('second');
      now = milliseconds;
      witness.saw(refresh('first'));
      return witness.lastChances;
    };
    assert.equal(after(29_000, false), 0);
    assert.equal(after(31_000, false), 1);
    assert.equal(after(31_000, true), 0);
  });

  it('survives a request that the service refused', () => {
    const witness = afterSignIn();
    witness.saw({ request: { refresh_token: 'first' }, status: 400, answer: {} });
    assert.equal(witness.canBeKept('ada'), true);
  });

  it('gives way to the next one of the same person', () => {
    const witness = afterSignIn();
    witness.saw(refresh('first', 'second'));
    witness.owns('ada', 'another code');
    const answer = { refresh_token: 'other' };
    witness.saw({ request: { authorization_code: 'another code' }, status: 200, answer });
    witness.received('other');
    assert.equal(witness.canBeKept('ada'), true);
    witness.forget('ada');
    assert.equal(witness.canBeKept('ada'), false);
  });

  it('is on its way to the pages for a while after its beginning, and not later', () => {
    let now = 0;
    const witness = afterSignIn(() => now);
    assert.equal(witness.isArriving('ada'), true);
    assert.equal(witness.isArriving('bob'), false);
    now = 7_000;
    assert.equal(witness.isArriving('ada'), false);
  });

  it('tells by its access token, while that lives, whether a refresh was processed', () => {
    let now = 0;
    const witness = afterSignIn(() => now);
    now = 30_000;
    assert.equal(witness.tellableFor('first'), 10_000);
    assert.equal(witness.tellableFor('unheard of'), 0);
    witness.saw(refresh('first', 'second'));
    assert.equal(witness.tellableFor('second'), 40_000);
  });
});
