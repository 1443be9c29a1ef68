import { readFile } from 'node:fs/promises';
import type { AssetPick } from '../../src/index.js';
import { startDemo, type Demo } from './picker/demo.js';
import { PickerPage } from './picker/picker-page.js';
import { expect, test } from './sign-in/strict-chromium.js';

/** Each asset was published in parts: what of it stands in which file. */
const parts = [
  ['embeds_pdf'],
  ['embeds_video', 'file_properties_video'],
  ['asset_shell', 'embeds_image_partial', 'file_properties_image'],
];
let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo();
});

test.afterAll(() => demo.close());

type Json = Readonly<Record<string, unknown>>;

async function recorded(name: string): Promise<Json> {
  const file = new URL(`../fixtures/recorded/${name}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as Json;
}

test('records of the live service are shown, and their embeds are handed out word for word', async ({
  page,
}) => {
  const records = await Promise.all(parts.map((names) => Promise.all(names.map(recorded))));
  const items = records.map((pieces) => pieces.reduce((whole, piece) => ({ ...whole, ...piece })));
  const headers = { 'access-control-allow-origin': demo.origin };
  await page.route(`${demo.apiUrl}/v2/assets/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fallback();
    const id = new URL(request.url()).pathname.split('/').at(-1);
    const found = items.find((item) => item['id'] === id);
    const page = { items, total_count: items.length, offset: 0, limit: 50, facets: null };
    return route.fulfill({ headers, json: found ?? page });
  });

  const picker = new PickerPage(page);
  await page.goto(`${demo.origin}/article.html`);
  await picker.signIn();
  await expect(picker.results).toHaveCount(parts.length);
  await expect(picker.results.filter({ hasText: 'Image dog + cat in snow.jpg' })).toHaveCount(1);

  await picker.choose(0, 1);
  await picker.insert.click();
  const pick = (await picker.received()) as AssetPick;
  for (const [index, name] of ['embeds_pdf', 'embeds_video'].entries()) {
    const { embeds } = (await recorded(name)) as { embeds: Record<string, object> };
    const whole = Object.entries(embeds).filter(([, embed]) => 'url' in embed);
    expect(whole.length).toBeGreaterThan(2);
    for (const [size, embed] of whole) {
      expect({ apps: [], ...pick.items[index]?.embeds[size] }).toEqual({ name: size, ...embed });
    }
  }
  expect(pick.items[0]?.markup.html).toMatch(/^<a href="https:\/\/acme\.widen\.net\/[^"]+"/);
  expect(pick.items[1]?.markup.html).toMatch(/^<video src="https:\/\/acme\.widen\.net\/[^"]+\.mp4/);
  expect(picker.trouble.filter((line) => !line.includes('widen'))).toEqual([]);
});
