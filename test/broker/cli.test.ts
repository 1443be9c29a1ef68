import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { newKey, setUp } from './bench.js';
import { cli, environmentOf, startBroker, visitorOf, type Environment } from './processes.js';
import { freePort, start } from './program.js';

const complete: Environment = {
  DAM_SITE_URL: 'https://acme.example.com',
  DAM_API_URL: 'https://api.example.com',
  DAM_ACCOUNT: 'acme',
  DAM_CLIENT_ID: 'picker',
  DAM_CLIENT_SECRET: 'hidden-secret',
  DAM_COOKIE_KEYS: newKey(),
  DAM_ALLOWED_ORIGINS: 'https://www.example.com',
  PORT: '0',
};

/** What the program says, and how it ends, that cannot be started so. */
async function refusal(environment: Environment): Promise<string> {
  const program = start(process.execPath, ['--import', 'tsx', cli], environment);
  assert.equal(await program.ended, 1);
  return program.lines.join('\n');
}

function fileWith(context: TestContext, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'dam-broker-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

describe('the broker’s program', () => {
  it('says which setting is missing or wrong, and never what is in one', async () => {
    const wrong: readonly (readonly [string, Environment])[] = [
      ['DAM_CLIENT_SECRET is missing', { ...complete, DAM_CLIENT_SECRET: ' ' }],
      [
        'DAM_CLIENT_SECRET_FILE names a file',
        { ...complete, DAM_CLIENT_SECRET: '', DAM_CLIENT_SECRET_FILE: '/nowhere' },
      ],
      ['PORT takes', { ...complete, PORT: 'hidden' }],
      ['DAM_SAME_SITE takes', { ...complete, DAM_SAME_SITE: 'hidden' }],
      ['DAM_COOKIE_KEYS cannot be used: ', { ...complete, DAM_COOKIE_KEYS: 'hidden' }],
      [
        'DAM_ALLOWED_ORIGINS cannot be used: ',
        { ...complete, DAM_ALLOWED_ORIGINS: 'https://hidden.example/path' },
      ],
      ['DAM_TRUSTED_PROXIES cannot be used: ', { ...complete, DAM_TRUSTED_PROXIES: 'hidden' }],
      ['DAM_TRUSTED_PROXIES cannot be used: ', { ...complete, DAM_TRUSTED_PROXIES: '0.0.0.0/0' }],
      ['DAM_SITE_URL cannot be used: ', { ...complete, DAM_SITE_URL: 'http://hidden.example' }],
      ['DAM_API_URL cannot be used: ', { ...complete, DAM_API_URL: 'https://hidden@example.com' }],
      ['DAM_BASE_PATH cannot be used: ', { ...complete, DAM_BASE_PATH: 'hidden' }],
      ['DAM_REDIS_URL cannot be used', { ...complete, DAM_REDIS_URL: 'hidden' }],
    ];
    const said = await Promise.all(wrong.map(([, environment]) => refusal(environment)));
    for (const [index, [words]] of wrong.entries()) {
      assert.ok(said[index]?.startsWith(words), `${words}: ${said[index] ?? ''}`);
      assert.doesNotMatch(said[index] ?? '', /hidden|\n/);
    }
  });

  it('takes secrets from files, which other programs cannot see', async (context) => {
    const bench = await setUp(context);
    const environment = environmentOf(bench, {
      DAM_COOKIE_KEYS_FILE: fileWith(context, `${newKey()}\n`),
      DAM_CLIENT_SECRET: '',
      DAM_CLIENT_SECRET_FILE: fileWith(context, `${bench.service.clientSecret}\n`),
    });
    const { port } = await startBroker(context, environment);
    const visitor = visitorOf(`http://127.0.0.1:${port}`);
    assert.equal((await visitor.signIn(bench.service.issueCode())).status, 200);
  });

  it('ends in good order when it is told to', async (context) => {
    const program = await startBroker(context, complete);
    assert.equal(await program.end('SIGTERM'), 0);
    assert.match(program.lines.at(-1) ?? '', /"event":"stopped"/);
  });

  it('runs before its Redis does, is not ready, and tells no password', async (context) => {
    const url = `redis://:hidden@127.0.0.1:${await freePort()}`;
    const program = start(process.execPath, ['--import', 'tsx', cli], {
      ...complete,
      DAM_REDIS_URL: url,
    });
    context.after(() => program.end());
    const { port } = JSON.parse(await program.line((line) => line.includes('listening'))) as {
      port: number;
    };
    const statusOf = async (endpoint: string): Promise<number> =>
      (await fetch(`http://127.0.0.1:${port}/dam-auth/${endpoint}`)).status;
    assert.deepEqual([await statusOf('health'), await statusOf('ready')], [200, 503]);
    assert.equal(await program.end(), 0);
    assert.doesNotMatch(program.lines.join('\n'), /hidden/);
  });
});
