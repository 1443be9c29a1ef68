import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AssetPick } from '../../src/index.js';
import { DoctorPage } from './doctor/doctor-page.js';
import { PickerPage } from './picker/picker-page.js';
import { expect, test } from './sign-in/strict-chromium.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
let server: Server;
let origin: string;

test.beforeAll(async () => {
  execFileSync('node', ['--import', 'tsx', 'demo/build-static.ts'], { cwd: root });
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.replace(/\/$/, '/index.html').replace(/allowaccess$/, '$&/index.html');
    const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };
    readFile(join(root, 'demo-dist', path)).then(
      (file) => {
        response.setHeader('content-type', types[extname(path)] ?? 'text/css');
        response.end(file);
      },
      () => response.writeHead(404).end(),
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
});

test.afterAll(() => void server.close());

test('the demo works where a server only serves files: sign in, search, pick', async ({ page }) => {
  const picker = new PickerPage(page);
  await page.goto(`${origin}/article.html`);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const popup = await opening;
  await popup.waitForURL(/allowaccess/);
  await popup.getByRole('button', { name: 'Allow' }).click();
  await picker.results.first().waitFor();
  await picker.search.fill('harbour');
  await expect(picker.results.first()).toHaveAccessibleName(/harbour/i);
  await page.getByRole('checkbox', { name: /^Images/ }).check();
  await page.getByRole('button', { name: 'Remove filter File type: Images' }).waitFor();
  await picker.choose(0);
  await picker.insert.click();
  const pick = (await picker.received()) as AssetPick;
  expect(pick.items[0]?.embed.url).toMatch(/^https:\/\/site\.dam\.example\/img\//);
  const picture = page.getByRole('article').locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the doctor finds nothing wrong there', async ({ page }) => {
  const doctor = new DoctorPage(page);
  await page.goto(`${origin}/doctor.html`);
  await page.waitForFunction(() => customElements.get('asset-picker'));
  const popup = await doctor.beginSignIn({ 'branded-links': 'on' });
  await popup.getByRole('button', { name: 'Allow' }).click();
  await doctor.done();
  expect(await doctor.report()).not.toContain('✕');
  await expect(doctor.line('token')).toContainText('The API accepts the token');
});
