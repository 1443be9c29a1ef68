import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LazyModule } from '../../src/core/lazy-module.js';

describe('a module that is loaded later', () => {
  it('is loaded once, and tells when it is there', async () => {
    let loads = 0;
    let told = 0;
    const module = new LazyModule(
      () => (told += 1),
      () => Promise.resolve((loads += 1)),
    );
    assert.equal(module.ready, undefined);
    assert.deepEqual(await Promise.all([module.load(), module.load()]), [1, 1]);
    assert.deepEqual([module.ready, loads, told], [1, 1, 1]);
  });

  it('is tried again after a failure', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve('module')];
    const module = new LazyModule(
      () => undefined,
      () => answers.shift() ?? Promise.reject(new Error('no more')),
    );
    await assert.rejects(module.load(), /offline/);
    assert.equal(module.ready, undefined);
    assert.equal(await module.load(), 'module');
  });
});
