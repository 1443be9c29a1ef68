import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fixedSource } from '../../../src/auth/index.js';

describe('a fixed token', () => {
  it('is handed out until the service refuses it', async () => {
    const source = fixedSource('wat_acme_1');
    assert.equal(await source.get(), 'wat_acme_1');
    source.refuse('wat_acme_0');
    assert.equal(await source.get(), 'wat_acme_1');
    source.refuse('wat_acme_1');
    await assert.rejects(source.get(), { code: 'login_required', needsGesture: false });
  });

  it('that is none is never handed out', async () => {
    await assert.rejects(fixedSource('').get(), { code: 'login_required' });
  });
});
