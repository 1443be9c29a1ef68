import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { HttpError } from '../../../src/api/index.js';
import { DetailsStore, PickMaker, type Selection } from '../../../src/core/index.js';

interface Item {
  readonly id: string;
}

/** A pick of `a` and `b` whose requests the test answers. */
class Picking {
  branded = false;
  selection: Selection<Item> = [{ id: 'a' }, { id: 'b' }];
  readonly answers = new Map<string, PromiseWithResolvers<Item>>();
  readonly details = new DetailsStore<Item>((id) => {
    const answer = Promise.withResolvers<Item>();
    this.answers.set(id, answer);
    return answer.promise;
  });
  readonly maker = new PickMaker<Item, string>({
    details: this.details,
    selection: () => this.selection,
    kind: () => this.branded,
    toPick: (resolved) => resolved.map(({ detail }) => detail.id).join(' '),
  });

  async answer(...ids: readonly string[]): Promise<void> {
    await setImmediate();
    for (const id of ids) this.answers.get(id)?.resolve({ id: id.toUpperCase() });
    await setImmediate();
  }
}

describe('a pick', () => {
  it('is made of the details of everything that is selected', async () => {
    const picking = new Picking();
    const pick = picking.maker.prepare();
    assert.equal(picking.maker.status, 'preparing');
    await picking.answer('a', 'b');
    assert.equal(await pick, 'A B');
    assert.equal(picking.maker.status, 'idle');
  });

  it('fails where one item cannot be had, and can be tried again', async () => {
    const picking = new Picking();
    const pick = picking.maker.prepare();
    await picking.answer('a');
    picking.answers.get('b')?.reject(new HttpError(503, 'assets/b'));
    assert.equal(await pick, undefined);
    assert.equal(picking.maker.status, 'failed');
    const again = picking.maker.prepare();
    await picking.answer('b');
    assert.equal(await again, 'A B');
  });

  it('starts over where the kind of links changes meanwhile', async () => {
    const picking = new Picking();
    const pick = picking.maker.prepare();
    await setImmediate();
    picking.branded = true;
    picking.details.clear();
    await picking.answer('a', 'b');
    assert.equal(await pick, 'A B');
  });

  it('starts over where the details are forgotten meanwhile, as for another user', async () => {
    const picking = new Picking();
    const pick = picking.maker.prepare();
    await setImmediate();
    const before = picking.answers.get('a');
    picking.details.clear();
    await picking.answer('a', 'b');
    assert.notEqual(picking.answers.get('a'), before);
    assert.equal(await pick, 'A B');
  });

  it('takes up what was selected in the meantime', async () => {
    const picking = new Picking();
    const pick = picking.maker.prepare();
    await setImmediate();
    picking.selection = [{ id: 'c' }];
    await picking.answer('a', 'b');
    await picking.answer('c');
    assert.equal(await pick, 'C');
  });

  it('comes to nothing when it is cancelled or paused', async () => {
    for (const end of ['reset', 'pause'] as const) {
      const picking = new Picking();
      const pick = picking.maker.prepare();
      picking.maker[end]();
      await picking.answer('a', 'b');
      assert.equal(await pick, undefined);
      assert.equal(picking.maker.status, 'idle');
    }
  });

  it('fails where there is no way to the service', async () => {
    const selection = [{ id: 'a' }];
    const maker = new PickMaker<Item, string>({
      details: new DetailsStore<Item>(() => undefined),
      selection: () => selection,
      kind: () => undefined,
      toPick: () => 'never',
    });
    assert.equal(await maker.prepare(), undefined);
    assert.equal(maker.status, 'failed');
  });
});
