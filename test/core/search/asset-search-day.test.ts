import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { AssetSearch } from '../../../src/core/search/asset-search.js';
import { FakeClient, numbers, pageOf, turn } from './fake-client.js';

const evening = Date.parse('2026-12-31T23:59:00Z');

/** A search on New Year's Eve, with a clock that the test sets. */
function open({ mock }: TestContext, availableOnly = true) {
  mock.timers.enable({ apis: ['Date'], now: evening });
  const client = new FakeClient();
  const search = new AssetSearch({
    client: () => client,
    cursorPager: () => Promise.reject(new Error('not needed here')),
    facetTypes: () => [],
    availableOnly: () => availableOnly,
    pageSize: () => 10,
    place: () => 0,
  });
  return { client, search, passMidnight: () => mock.timers.setTime(evening + 120_000) };
}

const dayOf = ({ last }: FakeClient): string | undefined => last.search.query.availableOn;

describe('a search for what is available', () => {
  it('asks with the day of today, and past midnight with the new one', async (context) => {
    const { client, search, passMidnight } = open(context);
    search.submit('sea');
    assert.equal(dayOf(client), '2026-12-31');
    client.last.answer(pageOf(numbers(1, 10)));
    await turn();
    passMidnight();
    search.submit('lake');
    assert.equal(dayOf(client), '2027-01-01');
  });

  it('does not show what was found for the day before', async (context) => {
    const { client, search, passMidnight } = open(context);
    for (const text of ['sea', 'lake']) {
      search.submit(text);
      client.last.answer(pageOf(numbers(1, 10)));
      await turn();
    }
    passMidnight();
    search.submit('sea');
    assert.equal(client.sent.length, 3);
    assert.equal(dayOf(client), '2027-01-01');
  });

  it('shows what was found on the same day at once', async (context) => {
    const { client, search } = open(context);
    for (const text of ['sea', 'lake', 'sea']) {
      search.submit(text);
      if (search.state.status === 'loading') client.last.answer(pageOf(numbers(1, 10)));
      await turn();
    }
    assert.equal(client.sent.length, 2);
    assert.equal(search.state.status, 'ready');
  });

  it('asks for the further pages of a list with the day of the first', async (context) => {
    const { client, search, passMidnight } = open(context);
    search.submit('sea');
    client.last.answer(pageOf(numbers(1, 10), 40));
    await turn();
    passMidnight();
    search.showRange(15, 19);
    assert.equal(client.last.search.offset, 10);
    assert.equal(dayOf(client), '2026-12-31');
  });

  it('asks with the new day where it was cut short before midnight', (context) => {
    const { client, search, passMidnight } = open(context);
    search.submit('sea');
    search.pause();
    passMidnight();
    search.resume();
    assert.equal(client.sent.length, 2);
    assert.equal(dayOf(client), '2027-01-01');
  });

  it('names no day where everything is wanted', (context) => {
    const { client, search } = open(context, false);
    search.submit('sea');
    assert.equal(dayOf(client), undefined);
  });
});
