import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
      ['DAM_CLIENT_SECRET is missing.', { ...complete, DAM_CLIENT_SECRET: ' ' }],
      [
        'DAM_CLIENT_SECRET_FILE names a file that does not exist.',
        { ...complete, DAM_CLIENT_SECRET: '', DAM_CLIENT_SECRET_FILE: '/nowhere' },
      ],
      [
        'DAM_CLIENT_SECRET_FILE names a folder, not a file.',
        { ...complete, DAM_CLIENT_SECRET: '', DAM_CLIENT_SECRET_FILE: '/' },
      ],
      ['PORT cannot be used: it is not a whole number', { ...complete, PORT: 'hidden' }],
      ['PORT cannot be used: it is above 65535.', { ...complete, PORT: '65536' }],
      ['DAM_METRICS_PORT cannot be used: it is not', { ...complete, DAM_METRICS_PORT: 'hidden' }],
      ['DAM_SAME_SITE cannot be used: it is neither', { ...complete, DAM_SAME_SITE: 'hidden' }],
      [
        'DAM_COOKIE_KEYS cannot be used: key 2 has 6 characters; ',
        { ...complete, DAM_COOKIE_KEYS: `${newKey()} hidden` },
      ],
      [
        'DAM_ALLOWED_ORIGINS cannot be used: the origin is not as browsers send it, ',
        { ...complete, DAM_ALLOWED_ORIGINS: 'https://hidden.example/path' },
      ],
      [
        'DAM_ALLOWED_ORIGINS cannot be used: origin 2 ends with a slash; ',
        { ...complete, DAM_ALLOWED_ORIGINS: 'https://a.example https://hidden.example/' },
      ],
      ['DAM_TRUSTED_PROXIES cannot be used: ', { ...complete, DAM_TRUSTED_PROXIES: 'hidden' }],
      ['DAM_TRUSTED_PROXIES cannot be used: ', { ...complete, DAM_TRUSTED_PROXIES: '0.0.0.0/0' }],
      [
        'DAM_SITE_URL cannot be used: it is over plain http; ',
        { ...complete, DAM_SITE_URL: 'http://hidden.example' },
      ],
      [
        'DAM_SITE_URL cannot be used: it has no https:// in front; ',
        { ...complete, DAM_SITE_URL: 'hidden.example' },
      ],
      [
        'DAM_API_URL cannot be used: it has a user; ',
        { ...complete, DAM_API_URL: 'https://hidden@example.com' },
      ],
      ['DAM_BASE_PATH cannot be used: ', { ...complete, DAM_BASE_PATH: 'hidden' }],
      ['DAM_REDIS_URL cannot be used: it is no address', { ...complete, DAM_REDIS_URL: 'hidden' }],
      [
        'DAM_REDIS_URL cannot be used: it does not begin with redis:// or rediss://; ',
        { ...complete, DAM_REDIS_URL: 'http://hidden' },
      ],
      [
        'DAM_REDIS_URL is missing beside DAM_REDIS_SENTINELS.',
        { ...complete, DAM_REDIS_SENTINELS: 'redis://hidden' },
      ],
      [
        'DAM_REDIS_SENTINELS cannot be used: address 2 is no address',
        { ...complete, DAM_REDIS_URL: 'redis://a', DAM_REDIS_SENTINELS: 'redis://a hidden' },
      ],
      [
        'DAM_REDIS_SENTINELS cannot be used together with DAM_REDIS_CLUSTER.',
        {
          ...{ ...complete, DAM_REDIS_URL: 'redis://a' },
          ...{ DAM_REDIS_SENTINELS: 'redis://a', DAM_REDIS_CLUSTER: 'redis://a' },
        },
      ],
      ['HOST cannot be used: ', { ...complete, HOST: '192.0.2.1' }],
    ];
    const page = readFileSync(new URL('../../docs/broker.md', import.meta.url), 'utf8');
    const headings = Array.from(page.matchAll(/^#+ (.+)$/gm), ([, words = '']) => words);
    const sections = headings.map((words) => words.toLowerCase().replaceAll(' ', '-'));
    for (let first = 0; first < wrong.length; first += 6) {
      const some = wrong.slice(first, first + 6);
      const said = await Promise.all(some.map(([, environment]) => refusal(environment)));
      for (const [index, [words]] of some.entries()) {
        const sentence = said[index] ?? '';
        assert.ok(sentence.startsWith(words), `${words}: ${sentence}`);
        assert.doesNotMatch(sentence, /hidden|\n/);
        const [, section = ''] =
          /See docs\/broker\.md#([\w-]+) of dam-elements\.$/.exec(sentence) ?? [];
        assert.ok(sections.includes(section), sentence);
      }
    }
  });

  it('says which port is taken', async (context) => {
    const { port } = await startBroker(context, complete);
    const taken = 'cannot be used: another program listens there. See ';
    assert.match(await refusal({ ...complete, PORT: String(port) }), new RegExp(`^PORT ${taken}`));
    const metrics = { ...complete, DAM_METRICS_PORT: String(port) };
    assert.match(await refusal(metrics), new RegExp(`^DAM_METRICS_PORT ${taken}`));
  });

  it('tells a supervisor whether the process answers', async (context) => {
    const ask = async (environment: Environment): Promise<number | null> =>
      start(process.execPath, ['--import', 'tsx', cli, '--health'], environment).ended;
    const { port } = await startBroker(context, { ...complete, DAM_BASE_PATH: '/auth' });
    assert.equal(await ask({ PORT: String(port), DAM_BASE_PATH: '/auth', HOST: '0.0.0.0' }), 0);
    assert.equal(await ask({ PORT: String(port) }), 1);
    assert.equal(await ask({ PORT: String(await freePort()) }), 1);
  });

  it('makes a key that it takes', async (context) => {
    const maker = start(process.execPath, ['--import', 'tsx', cli, '--new-key']);
    assert.equal(await maker.ended, 0);
    await startBroker(context, { ...complete, DAM_COOKIE_KEYS: maker.lines.join('') });
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
