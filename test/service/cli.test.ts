import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { at, listAt, textAt } from './caller.js';

const program = fileURLToPath(new URL('../../src/service/cli.ts', import.meta.url));

function start(test: TestContext, ...options: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...options]);
  test.after(() => child.kill('SIGKILL'));
  return child;
}

/** All that a program says, and how it ends. */
async function ending(
  child: ChildProcess,
): Promise<{ readonly code: unknown; readonly out: string; readonly err: string }> {
  let [out, err] = ['', ''];
  child.stdout?.on('data', (text) => (out += String(text)));
  child.stderr?.on('data', (text) => (err += String(text)));
  const [code] = (await once(child, 'close')) as readonly unknown[];
  return { code, out, err };
}

/** Its first line of standard output. */
async function ready(child: ChildProcess): Promise<unknown> {
  assert.ok(child.stdout);
  const [line] = (await once(createInterface(child.stdout), 'line')) as readonly unknown[];
  return JSON.parse(String(line));
}

const anywhere = ['--api-port', '0', '--site-port', '0'];

describe('npm run service', () => {
  it('prints one line of JSON when it is ready, then nothing, and ends on SIGTERM', async (test) => {
    const child = start(test, ...anywhere, '--assets', '7', '--allow-origin', 'http://cms.test');
    const facts = await ready(child);
    assert.deepEqual(Object.keys(Object(facts) as object), [
      'baseUrl',
      'siteUrl',
      'clientId',
      'clientSecret',
      'account',
      'channelIds',
    ]);
    assert.equal(listAt(facts, 'channelIds').length, 4);
    const answer = await fetch(`${textAt(facts, 'baseUrl')}/v2/user`, {
      headers: { origin: 'http://cms.test' },
    });
    assert.equal(answer.status, 401);
    assert.equal(answer.headers.get('access-control-allow-origin'), 'http://cms.test');
    const ended = ending(child);
    const cut = await fetch(`${textAt(facts, 'baseUrl')}/v2/user`, {
      headers: { 'x-fault': 'truncate' },
    });
    await assert.rejects(cut.text());
    child.kill('SIGTERM');
    assert.deepEqual(await ended, { code: 0, out: '', err: '' });
  });

  it('ends with the shell that npm started it in', async (test) => {
    const command = `"${process.execPath}" --import tsx "${program}" ${anywhere.join(' ')}; true`;
    const env = { ...process.env, npm_lifecycle_event: 'service' };
    const shell = spawn('sh', ['-c', command], { env });
    test.after(() => shell.kill('SIGKILL'));
    await ready(shell);
    assert.ok(shell.stdout);
    // The pipe closes when the last process that holds it is gone.
    const closed = once(shell.stdout, 'close');
    shell.kill('SIGTERM');
    await closed;
  });

  it('answers as its options say', async (test) => {
    const options = ['--refresh-tokens=off', '--redirect-uri', 'https://cms.test/cb', '--quirks'];
    const facts = await ready(start(test, ...anywhere, '--assets', '1', ...options));
    const open = async (redirectUri: string): Promise<number> => {
      const query = new URLSearchParams({
        client_id: textAt(facts, 'clientId'),
        redirect_uri: redirectUri,
      });
      return (await fetch(`${textAt(facts, 'siteUrl')}/allowaccess?${query.toString()}`)).status;
    };
    assert.equal(await open('https://cms.test/cb'), 200);
    assert.equal(await open('http://localhost:5173/'), 400);
    const { headers } = await fetch(`${textAt(facts, 'baseUrl')}/v2/user`);
    assert.equal(headers.get('x-ratelimit-limit'), '50/second');
    assert.equal(at(facts, 'account'), 'acme');
  });

  it('says which port is taken, in one line, and fails', async (test) => {
    const holder = createServer().listen(0, '127.0.0.1');
    test.after(() => holder.close());
    await once(holder, 'listening');
    const address = holder.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);
    const { code, out, err } = await ending(start(test, '--api-port', port));
    assert.equal(code, 1);
    assert.equal(out, '');
    assert.equal(err, `Port ${port} is taken. Choose another with --api-port or --site-port.\n`);
  });

  it('explains itself', async (test) => {
    const { code, out } = await ending(start(test, '--help'));
    assert.equal(code, 0);
    for (const option of [
      '--folder',
      '--products',
      '--quirks',
      '--redirect-uri',
      '--access-token-seconds',
    ]) {
      assert.ok(out.includes(option), option);
    }
  });

  for (const options of [
    ['--nonsense'],
    ['--assets', 'many'],
    ['--products', '-1'],
    ['--products', '2000000'],
    ['--api-port', '70000'],
    ['--refresh-tokens', 'maybe'],
    ['--allow-origin', 'cms.test/'],
    [...anywhere, '--folder', '/no/such/folder'],
  ]) {
    it(`fails with one line for ${options.join(' ')}`, async (test) => {
      const { code, out, err } = await ending(start(test, ...options));
      assert.equal(code, 1);
      assert.equal(out, '');
      assert.match(err, /^[^\n]+\n$/);
    });
  }
});
