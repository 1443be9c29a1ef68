import { expect } from '@playwright/test';
import { test } from './engines.js';
import { allow, openHost, openSignIn } from './acting.js';
import { Person } from './person.js';
import type { World } from './world.js';

const exchanges = ({ service }: World): number =>
  service.stats().requests['POST /v2/oauth/access-token'] ?? 0;

test('a person signs in by popup, finds assets, and stays signed in after a reload', async ({
  begin,
  visit,
}) => {
  const world = await begin();
  const picker = await openHost(visit, world);
  await allow(visit, await openSignIn(visit, picker));
  await picker.seesResults();
  await picker.window.go(world.pageUrl);
  await picker.seesResults();
  expect(exchanges(world)).toBe(1);
});

test('a closed window is told, can be given up, and the next sign-in succeeds', async ({
  begin,
  visit,
}) => {
  const picker = await openHost(visit, await begin());
  const popup = await openSignIn(visit, picker);
  await picker.sees('Finish signing in');
  await popup.close();
  await picker.sees('can no longer be seen');
  await picker.press('Cancel');
  await picker.sees('Sign-in was cancelled');
  await allow(visit, await openSignIn(visit, picker));
  await picker.seesResults();
});

test('a window that nobody asked for is blocked, and the next click opens it', async ({
  begin,
  visit,
}) => {
  const world = await begin();
  const picker = new Person(await visit.open());
  await picker.window.go(world.unaskedUrl);
  await picker.sees('The sign-in window was blocked');
  expect(await visit.windows()).toHaveLength(1);
  await allow(visit, await openSignIn(visit, picker));
  await picker.seesResults();
});

for (const openerPolicy of ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups']) {
  test(`a sign-in page of policy ${openerPolicy} does not pass for a closed one`, async ({
    begin,
    visit,
  }) => {
    const picker = await openHost(visit, await begin({ service: { openerPolicy } }));
    const popup = await openSignIn(visit, picker);
    await new Person(popup).sees('Allow');
    await picker.sees('Finish signing in');
    await allow(visit, popup);
    await picker.seesResults();
  });

  test(`a host page of policy ${openerPolicy} can be signed in to`, async ({ begin, visit }) => {
    const picker = await openHost(visit, await begin({ openerPolicy }));
    await allow(visit, await openSignIn(visit, picker));
    await picker.seesResults();
  });
}

test('the sign-in page cannot lead the host page elsewhere', async ({ begin, visit }) => {
  const picker = await openHost(visit, await begin());
  const popup = await openSignIn(visit, picker);
  await new Person(popup).sees('Allow');
  expect(await popup.run(() => window.opener === null, null)).toBe(true);
});

test('two pickers of one page share one window, and both are signed in', async ({
  begin,
  visit,
}) => {
  const world = await begin({ pickers: 2 });
  const first = await openHost(visit, world, 'Picker 1');
  const second = new Person(first.window, 'Picker 2');
  await second.sees('Sign in');
  const popup = await openSignIn(visit, first);
  await second.sees('Finish signing in');
  await allow(visit, popup);
  await first.seesResults();
  await second.seesResults();
  expect(exchanges(world)).toBe(1);
});
