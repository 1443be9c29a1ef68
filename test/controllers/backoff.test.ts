import { expect } from 'chai';
import { Backoff } from '../../src/controllers/backoff.js';

const minute = 60_000;

describe('pauses between two attempts', () => {
  it('begin with none, then are a minute, and double up to an hour', () => {
    const backoff = new Backoff();
    expect(backoff.dueAt('one')).to.equal(-Infinity);
    const pauses: number[] = [];
    for (let now = 0; pauses.length < 9; now = backoff.dueAt('one')) {
      backoff.ask('one', now);
      pauses.push((backoff.dueAt('one') - now) / minute);
    }
    expect(pauses).to.deep.equal([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('are each thing’s own', () => {
    const backoff = new Backoff();
    backoff.ask('one', 0);
    expect(backoff.dueAt('other')).to.equal(-Infinity);
  });

  it('start over after something was good for long', () => {
    const backoff = new Backoff();
    backoff.ask('one', 0);
    backoff.ask('one', minute);
    backoff.ask('one', minute * 10);
    expect(backoff.dueAt('one')).to.equal(minute * 11);
  });
});
