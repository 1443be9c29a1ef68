import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { suppliedSource, type SuppliedToken, type TokenRequest } from '../../../src/auth/index.js';

/** A host's function that writes down what it was asked, and answers in turn. */
function host(...answers: readonly (string | SuppliedToken)[]) {
  const asked: TokenRequest[] = [];
  const supply = (request: TokenRequest): Promise<string | SuppliedToken> => {
    asked.push(request);
    return Promise.resolve(answers[Math.min(asked.length, answers.length) - 1] ?? '');
  };
  return { asked, source: suppliedSource(supply) };
}

describe('a host that supplies tokens', () => {
  it('is asked once for calls made at once, and not again while its token is good', async () => {
    const { asked, source } = host('one', 'two');
    assert.deepEqual(await Promise.all([source.get(), source.get()]), ['one', 'one']);
    assert.equal(await source.get(), 'one');
    assert.deepEqual(
      asked.map(({ reason }) => reason),
      ['initial'],
    );
    assert.equal(asked[0]?.signal.aborted, false);
  });

  it('is asked again, and told which token was refused', async () => {
    const { asked, source } = host('one', 'two');
    source.refuse(await source.get());
    assert.equal(await source.get(), 'two');
    assert.deepEqual([asked[1]?.reason, asked[1]?.rejectedToken], ['rejected', 'one']);
  });

  it('is not asked again for a refusal of a token that it has replaced', async () => {
    const { asked, source } = host('one', 'two');
    source.refuse(await source.get());
    await source.get();
    source.refuse('one');
    assert.equal(await source.get(), 'two');
    assert.equal(asked.length, 2);
  });

  it('is asked in time for a token that says when it ends', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: 0 });
    const { asked, source } = host({ accessToken: 'one', expiresAt: 600_000 }, 'two');
    assert.equal(await source.get(), 'one');
    context.mock.timers.setTime(539_000);
    assert.equal(await source.get(), 'one');
    context.mock.timers.setTime(541_000);
    assert.equal(await source.get(), 'two');
    assert.equal(asked[1]?.reason, 'expiring');
  });

  it('that gives a refused token again is not believed', async () => {
    const { source } = host('one');
    source.refuse(await source.get());
    await assert.rejects(source.get(), { code: 'login_required' });
  });

  it('may keep its source behind a proxy, as frameworks make of what they watch', async () => {
    const { asked, source } = host('one', 'two');
    const watched = new Proxy(source, {});
    watched.refuse(await watched.get());
    assert.equal(await watched.get(), 'two');
    assert.equal(await source.get(), 'two');
    assert.equal(asked.length, 2);
  });

  it('that gives anything but a token is told so', async () => {
    const useless: readonly unknown[] = [
      '',
      'two words',
      'line\nbreak',
      null,
      42,
      {},
      { accessToken: '' },
    ];
    for (const answer of useless) {
      const source = suppliedSource(() => answer as string);
      await assert.rejects(source.get(), { code: 'malformed' });
    }
  });

  it('that fails is asked again by the next call, and its error is not replaced', async () => {
    let calls = 0;
    const fault = new Error('the host’s own');
    const source = suppliedSource(() => {
      calls += 1;
      if (calls === 1) throw fault;
      return 'two';
    });
    await assert.rejects(source.get(), fault);
    assert.equal(await source.get(), 'two');
  });

  it('may stop once nobody waits any more, and not before', async () => {
    const signals: AbortSignal[] = [];
    const source = suppliedSource(({ signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const [first, second] = [new AbortController(), new AbortController()];
    const waiting = [source.get(first.signal), source.get(second.signal)];
    first.abort();
    await assert.rejects(waiting[0] ?? Promise.resolve(), { name: 'AbortError' });
    assert.equal(signals[0]?.aborted, false);
    second.abort();
    await assert.rejects(waiting[1] ?? Promise.resolve(), { name: 'AbortError' });
    assert.equal(signals[0].aborted, true);
  });
});
