import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '../e2e/sign-in/strict-chromium.js';
import { anotherPicture, picture } from './editor-page.js';
import { FrameworkPage } from './framework-page.js';
import { openHost, type Host } from './open-host.js';
import { builtFolder, hostsFolder } from './places.js';

/** A page that React renders on a server first. */
const server = 'frameworks/react-19-server';

/**
 * Each app, and what it adds to the names of policies for Trusted Types: ours and Lit's. Solid writes
 * text as HTML without a policy, so it cannot be held to any.
 */
const policies = new Map<string, string | undefined>([
  ['frameworks/vite', ''],
  ['frameworks/webpack', 'webpack'],
  ['frameworks/react-19', ''],
  [server, ''],
  ['frameworks-react-18/app', ''],
  ['frameworks/preact', ''],
  ['frameworks/vue', 'vue'],
  ['frameworks/svelte', 'svelte-trusted-html'],
  ['frameworks/solid', undefined],
  ['frameworks-angular/app', ''],
]);

/** The repository's place on this machine. */
const root = join(hostsFolder, '../..');

const policy = (names: string | undefined): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src * data:',
    'connect-src *',
    ...(names === undefined
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types dam-elements lit-html ${names}`]),
  ].join('; '),
});

/** Makes timers of a second or more endless in a page: one that goes on holds its picker for ever. */
function endlessTimers(): void {
  const { setTimeout } = globalThis;
  const setLonger = (run: () => void, delay = 0): unknown =>
    setTimeout(run, delay < 1000 ? delay : 2 ** 31 - 1);
  Object.assign(globalThis, { setTimeout: setLonger });
}

const test = base.extend<{ open: (name: string) => Promise<FrameworkPage> }>({
  open: async ({ page }, use) => {
    const opened: Host[] = [];
    await use(async (name) => {
      const host = await openHost(name, { headers: policy(policies.get(name)) });
      opened.push(host);
      const app = new FrameworkPage(page);
      await page.goto(host.origin);
      return app;
    });
    for (const host of opened) await host.close();
  },
});

for (const name of [...policies.keys()].filter((name) => name !== server)) {
  test(`${name}: a person signs in, what they pick arrives, and limits and language change, under a strict policy`, async ({
    page,
    open,
  }) => {
    const app = await open(name);
    await app.picker.signIn();
    await app.picker.results.filter({ hasText: picture }).click();
    await app.picker.results.filter({ hasText: anotherPicture }).click();
    await app.picker.insert.click();
    await expect(app.picked).toContainText(new RegExp(`${picture}.*, ${anotherPicture}`));
    await expect(app.stored).toBeEmpty();

    await app.most.fill('1');
    await app.picker.choose(0, 1);
    await app.storedIds(1);
    await expect(app.chosen).toHaveCount(1);
    await app.most.fill('');
    await app.picker.choose(1);
    await app.storedIds(2);
    await app.several.uncheck();
    await app.picker.choose(2);
    await app.storedIds(1);
    await expect(app.chosen).toHaveCount(1);

    await app.press('Deutsch');
    await expect(page.getByRole('searchbox', { name: 'Assets suchen' })).toBeVisible();
    expect(app.complaints).toEqual([]);
  });

  test(`${name}: choosing changes the page's state, looking around does not, and the state shows`, async ({
    page,
    open,
  }) => {
    const app = await open(name);
    await app.picker.signIn();
    await app.picker.search.fill('hamburg');
    await expect(app.picker.results).not.toHaveCount(0);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('filename');
    await page.getByRole('checkbox', { name: /^Images/ }).check();
    await expect(app.stored).toBeEmpty();
    const narrowed = await app.picker.results.count();
    await app.picker.search.fill('');
    await expect(app.picker.results).not.toHaveCount(narrowed);
    await app.picker.choose(1, 0);
    const ids = await app.storedIds(2);

    await app.press('None');
    await expect(app.stored).toBeEmpty();
    await expect(app.chosen).toHaveCount(0);

    await page.goto(`${page.url()}?${new URLSearchParams(ids.map((id) => ['id', id])).toString()}`);
    await expect(app.chosen).toHaveCount(2);
    expect(await app.storedIds(2)).toEqual(ids);
    expect(await app.value()).toEqual(ids);
    expect(app.complaints).toEqual([]);
  });

  test(`${name}: forty pickers come and go, and leave nothing behind`, async ({ page, open }) => {
    await page.addInitScript(endlessTimers);
    const app = await open(name);
    await app.picker.signIn();
    await app.remount(40);
    await expect(app.picker.results.first()).toBeVisible();
    // React keeps what it drew last beside what it draws.
    await expect.poll(() => app.alive()).toBeLessThanOrEqual(2);
    expect(app.complaints).toEqual([]);
  });

  test(`${name}: nothing in the built app tells where it was built`, () => {
    const folder = builtFolder(name);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    const told = files
      .filter((file) => file.isFile())
      .filter((file) => readFileSync(join(file.parentPath, file.name), 'utf8').includes(root));
    expect(told.map((file) => file.name)).toEqual([]);
  });
}

test(`${server}: the browser takes over what the server rendered, and sees no difference`, async ({
  open,
}) => {
  const app = await open(server);
  await app.picker.signIn();
  await app.picker.choose(0, 1);
  await app.picker.insert.click();
  await expect(app.picked).toContainText(', ');
  expect(app.complaints).toEqual([]);
});
