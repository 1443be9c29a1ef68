import { expect } from '@playwright/test';
import { allow, openHost, openSignIn } from './acting.js';
import { test } from './engines.js';
import { Person } from './person.js';

/** Longer than an access token lives; milliseconds. */
const nineHours = 9 * 3_600_000;

test('ten tabs share a session, and after a night they refresh it once for all', async ({
  begin,
  visit,
}) => {
  test.slow();
  let slept = 0;
  const world = await begin({ service: { now: () => Date.now() + slept } });
  const first = await openHost(visit, world);
  await allow(visit, await openSignIn(visit, first));
  await first.seesResults();
  const tabs = [first];
  while (tabs.length < 10) tabs.push(new Person(await visit.openBehind()));
  await Promise.all(tabs.map(({ window }) => window.go(world.pageUrl)));
  for (const tab of tabs) await tab.seesResults();
  expect(world.service.stats().tokens.refreshes).toBe(0);

  slept = nineHours;
  await Promise.all(tabs.map(({ window }) => window.run(search, '"nothing like it"')));
  for (const tab of tabs) await tab.sees('No assets found');
  expect(world.service.stats().tokens).toEqual({ refreshes: 1, reuses: 0, familiesRevoked: 0 });
  expect(await visit.windows()).toHaveLength(10);
});

/** What a host may do at any moment. It runs in the page. */
function search(query: string): void {
  const picker = document.querySelector('asset-picker');
  if (picker) picker.query = query;
}
