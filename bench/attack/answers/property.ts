import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ApiError, createClient } from '../../../src/api/index.js';
import { clientCalls, type ClientCall } from './calls.js';
import {
  marker,
  mutated,
  mutation,
  responseOf,
  spoiling,
  type Mutation,
  type Spoiling,
} from './mutations.js';

/** A call with an invalid answer. */
interface SpoiledCall {
  readonly call: number;
  readonly mutations: readonly Mutation[];
  readonly how: Spoiling;
}

/** The maximum processor time of a call, which does not depend on the machine's load. */
const maxCpuMs = 1000;

/** Every call returns what its type says, or rejects with an error without the answer's text. */
export async function answersProperty(): Promise<fc.IAsyncProperty<[SpoiledCall]>> {
  const calls = await clientCalls();
  const spoiled = fc.record({
    call: fc.nat(calls.length - 1),
    mutations: fc.array(mutation(), { minLength: 1, maxLength: 4 }),
    how: spoiling(),
  });
  return fc.asyncProperty(spoiled, async ({ call, mutations, how }) => {
    const found = calls[call];
    assert.ok(found);
    await checkCall(found, mutations, how);
  });
}

async function checkCall(
  { answer, run, check }: ClientCall,
  mutations: readonly Mutation[],
  how: Spoiling,
): Promise<void> {
  const text = mutated(answer, mutations);
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown): unknown => unhandled.push(reason);
  process.on('unhandledRejection', onUnhandled);
  const client = createClient({
    baseUrl: 'http://api.test',
    tokens: { get: () => Promise.resolve('wat_acme_1'), refuse: () => undefined },
    retries: 0,
    fetch: () => Promise.resolve(responseOf(text, how)),
  });
  const started = process.cpuUsage();
  try {
    check(await run(client));
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error;
    assert.ok(error instanceof ApiError, String(error));
    assert.doesNotMatch(`${error.message} ${String(error.cause)}`, new RegExp(marker));
  } finally {
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', onUnhandled);
  }
  const { user, system } = process.cpuUsage(started);
  assert.ok((user + system) / 1000 < maxCpuMs, 'took too long');
  assert.equal('polluted' in {}, false);
  assert.deepEqual(unhandled, []);
}
