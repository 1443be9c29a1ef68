import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Store } from '../../src/core/store.js';

class Counter extends Store<number> {
  add(): void {
    this.set(this.state + 1);
  }
}

describe('a store', () => {
  it('tells its listeners of each change, once the new state is there', () => {
    const counter = new Counter(0);
    const seen: number[] = [];
    counter.subscribe(() => seen.push(counter.state));
    counter.add();
    counter.add();
    assert.deepEqual(seen, [1, 2]);
  });

  it('tells nothing to a listener that has left, and goes on telling the others', () => {
    const counter = new Counter(0);
    const seen: string[] = [];
    const leave = counter.subscribe(() => seen.push('one'));
    counter.subscribe(() => seen.push('other'));
    leave();
    counter.add();
    assert.deepEqual(seen, ['other']);
  });

  it('calls a listener that subscribed twice twice, and once when one of them is gone', () => {
    const counter = new Counter(0);
    let calls = 0;
    const listen = (): void => void (calls += 1);
    const leave = counter.subscribe(listen);
    counter.subscribe(listen);
    counter.add();
    leave();
    counter.add();
    assert.equal(calls, 3);
  });
});
