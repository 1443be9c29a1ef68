import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { memoryStore } from '../../src/broker/index.js';
import { newKey } from './bench.js';
import { Visitor } from './visitor.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Worker {
  readonly fetch: (request: Request, env: object) => Promise<Response>;
}

/** The worker of the operators' page, bundled for a platform that is not Node, and loaded. */
async function worker(): Promise<Worker> {
  const page = readFileSync(`${root}docs/broker.md`, 'utf8');
  const contents = /```js\n((?:(?!```)[^])*export default[^]*?)```/.exec(page)?.[1] ?? '';
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    alias: { 'dam-elements/broker': `${root}src/broker/index.ts` },
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return ((await import(`data:text/javascript;base64,${code}`)) as { default: Worker }).default;
}

describe('the worker of the operators’ page', () => {
  it('runs without anything of Node, and limits callers by the platform’s word', async () => {
    const { fetch } = await worker();
    const env = {
      DAM_CLIENT_ID: 'picker',
      DAM_CLIENT_SECRET: 'secret',
      DAM_COOKIE_KEYS: `${newKey()} ${newKey()}`,
      DAM_REPLAY: memoryStore(),
    };
    const page = new Visitor((request) => fetch(request, env), 'https://www.example.com');
    assert.equal((await page.send('health', { method: 'GET' })).status, 200);
    const statuses: number[] = [];
    for (let call = 0; call < 121; call += 1) statuses.push((await page.refresh()).status);
    assert.deepEqual([...new Set(statuses.slice(0, 120))], [401]);
    assert.equal(statuses[120], 429);
    const headers = { 'cf-connecting-ip': '192.0.2.2' };
    assert.equal((await page.send('refresh', { headers, body: '{}' })).status, 401);
    const stranger = new Visitor((request) => fetch(request, env), 'https://example.com');
    assert.equal((await stranger.refresh()).status, 403);
  });
});
