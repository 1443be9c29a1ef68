import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Client, createClient, HttpError } from '../../../src/api/index.js';
import { waitByClock } from '../../../src/api/http/retry.js';
import { answering, refusing, type Answer } from '../answering.js';
import { tokensGiving } from '../tokens.js';

const person: Answer = () => ({ uuid: 'u' });

const cutOff: Answer = (_, response) => void response.destroy();

/** A client that does not really wait, and the waits that it would have made. */
function patient(baseUrl: string, retries?: number): { client: Client; waits: number[] } {
  const waits: number[] = [];
  const wait = (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  const tokens = tokensGiving('wat_acme_1');
  const client = createClient({
    baseUrl,
    tokens,
    wait,
    ...(retries !== undefined && { retries }),
  });
  return { client, waits };
}

describe('a failure that may pass', () => {
  for (const status of [408, 429, 500, 502, 503, 504]) {
    test(`is tried again: ${status}`, async (t) => {
      const { baseUrl, seen } = await answering(t, refusing(status), person);
      const { client, waits } = patient(baseUrl);
      assert.equal((await client.getUser()).uuid, 'u');
      assert.equal(seen.length, 2);
      assert.equal(waits.length, 1);
    });
  }

  test('is tried again where the connection broke', async (t) => {
    const { baseUrl } = await answering(t, cutOff, cutOff, person);
    assert.equal((await patient(baseUrl).client.getUser()).uuid, 'u');
  });

  test('is an error after the second repetition', async (t) => {
    const { baseUrl, seen } = await answering(t, refusing(500));
    const { client, waits } = patient(baseUrl);
    await assert.rejects(client.getUser(), { name: 'HttpError', status: 500, retryable: true });
    assert.equal(seen.length, 3);
    assert.equal(waits.length, 2);
  });

  test('is not repeated where the host wants none of it', async (t) => {
    const { baseUrl, seen } = await answering(t, refusing(500));
    await assert.rejects(patient(baseUrl, 0).client.getUser(), HttpError);
    assert.equal(seen.length, 1);
  });

  test('is tried again at random moments, so that many pages do not return at once', async (t) => {
    t.mock.method(Math, 'random', () => 0.5);
    const { baseUrl } = await answering(t, refusing(500));
    const { client, waits } = patient(baseUrl);
    await assert.rejects(client.getUser());
    assert.deepEqual(waits, [150, 300]);
  });
});

describe('a failure that will not pass', () => {
  for (const status of [400, 403, 404, 410]) {
    test(`is not tried again: ${status}`, async (t) => {
      const { baseUrl, seen } = await answering(t, refusing(status));
      await assert.rejects(patient(baseUrl).client.getUser(), { status, retryable: false });
      assert.equal(seen.length, 1);
    });
  }

  test('is not tried again where the answer cannot be read', async (t) => {
    const { baseUrl, seen } = await answering(t, (_, response) => void response.end('<html>'));
    await assert.rejects(patient(baseUrl).client.getUser(), { name: 'SchemaError' });
    assert.equal(seen.length, 1);
  });
});

describe('a service that says when it is ready again', () => {
  test('is not asked before', async (t) => {
    const { baseUrl } = await answering(t, refusing(429, { 'retry-after': '2' }), person);
    const { client, waits } = patient(baseUrl);
    await client.getUser();
    assert.ok((waits[0] ?? 0) > 1000 && (waits[0] ?? 0) < 3000, String(waits[0]));
  });

  test('is not waited for longer than a person would: the error says when', async (t) => {
    const { baseUrl, seen } = await answering(t, refusing(503, { 'retry-after': '5' }));
    const { client, waits } = patient(baseUrl);
    const before = Date.now();
    await assert.rejects(client.getUser(), (error: Error) => {
      assert.ok(error instanceof HttpError);
      assert.ok((error.retryAt ?? 0) >= before + 4000);
      return true;
    });
    assert.equal(seen.length, 1);
    assert.deepEqual(waits, []);
  });
});

describe('waiting', () => {
  test('ends at once when the caller gives up, with the reason', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const stop = new AbortController();
    const waiting = waitByClock(60_000, stop.signal);
    const reason = new Error('gone');
    stop.abort(reason);
    await assert.rejects(waiting, (error) => error === reason);
  });

  test('lasts as long as it was asked to', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    let isOver = false;
    const waiting = waitByClock(1000).then(() => (isOver = true));
    t.mock.timers.tick(999);
    await Promise.resolve();
    assert.equal(isOver, false);
    t.mock.timers.tick(1);
    await waiting;
    assert.equal(isOver, true);
  });

  test('between attempts is cut short by the caller', async (t) => {
    const { baseUrl, seen } = await answering(t, refusing(429, { 'retry-after': '2' }));
    const stop = new AbortController();
    const client = createClient({
      baseUrl,
      tokens: tokensGiving('wat_acme_1'),
      wait: (milliseconds, signal) => {
        const waiting = waitByClock(milliseconds, signal);
        stop.abort(new Error('typed on'));
        return waiting;
      },
    });
    await assert.rejects(client.getUser({ signal: stop.signal }), { message: 'typed on' });
    assert.equal(seen.length, 1);
  });
});
