import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import * as library from 'oidc-client-ts';

const root = new URL('../../', import.meta.url).pathname;

/** Runs `script` in a Node of its own, which must end by itself. */
async function runAlone(script: string): Promise<string> {
  const run = promisify(execFile);
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout } = await run(process.execPath, args, { cwd: root, timeout: 20_000 });
  return stdout.trim();
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

describe('the sources', () => {
  it('can be imported and made where there is no page', async () => {
    const script = `
      const { brokerSource } = await import('./src/auth/index.ts');
      const redirectUri = 'https://a.example/callback.html';
      const options = { siteUrl: 'https://s.example', clientId: 'c', redirectUri, brokerUrl: '/b/' };
      console.log(brokerSource(options).status);`;
    assert.equal(await runAlone(script), 'unknown');
  });

  it('keep nothing going once nobody listens', async () => {
    const script = `
      const { brokerSource } = await import('./src/auth/index.ts');
      const fetch = () => Promise.resolve(Response.json({ access_token: 'wat_a_1', expires_in: 99999 }));
      const redirectUri = 'https://a.example/callback.html';
      const brokerUrl = 'https://a.example/b/';
      const options = { siteUrl: 'https://s.example', clientId: 'c', redirectUri, brokerUrl, fetch };
      const source = brokerSource(options);
      const stop = source.subscribe(() => {});
      await source.get();
      console.log(source.status);
      stop();`;
    assert.equal(await runAlone(script), 'signed-in');
  });

  it('find the parts of the library that they are made of', () => {
    assert.deepEqual(
      [typeof library.State, typeof library.AccessTokenEvents, typeof library.User],
      ['function', 'function', 'function'],
    );
    assert.match(new library.State({}).id, /^[0-9a-f]{32}$/);
  });

  it('carry no client secret, but for the one that says so', async () => {
    assert.doesNotMatch(
      (await bundle('src/auth/sources/broker-source.ts')).replace(
        /this\.client_secret=\w\.client_secret,?/g,
        '',
      ),
      /clientSecret/,
    );
    assert.match(await bundle('src/auth/direct.ts'), /clientSecret/);
  });
});
