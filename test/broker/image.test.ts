import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { newKey } from './bench.js';
import { carryOut, type Image } from './dockerfile.js';
import { eventually } from './eventually.js';
import { root } from './pasted.js';
import { freePort } from './program.js';

const file = `${root}deploy/Dockerfile`;

const settings = {
  DAM_SITE_URL: 'https://acme.example.com',
  DAM_API_URL: 'https://api.example.com',
  DAM_ACCOUNT: 'acme',
  DAM_CLIENT_ID: 'picker',
  DAM_CLIENT_SECRET: 'secret',
  DAM_COOKIE_KEYS: newKey(),
  DAM_ALLOWED_ORIGINS: 'https://www.example.com',
};

describe('the steps of the Dockerfile, carried out as they are', () => {
  let image: Image;
  let place = '';
  let node = '';
  const isRoot = process.getuid?.() === 0;
  before(() => {
    place = mkdtempSync(join(tmpdir(), 'dam-broker-image-'));
    image = carryOut(file, root, place);
    // A user without rights may not be able to reach the Node of this repository.
    node = join(place, 'node');
    copyFileSync(process.execPath, node);
    chmodSync(node, 0o755);
    chmodSync(place, 0o755);
    execFileSync('chmod', ['-R', 'a+rX,a-w', image.folder]);
  });
  after(() => {
    execFileSync('chmod', ['-R', 'u+w', place]);
    rmSync(place, { recursive: true });
  });

  /** A command of the image, by this machine's paths. */
  const localized = (words: readonly string[]): string[] =>
    words.map((word) => {
      if (word === '/nodejs/bin/node') return node;
      return word.startsWith('/app/') ? join(image.folder, word) : word;
    });
  /** How the image runs: as its user, where nothing can be written. */
  const optionsWith = (more: Readonly<Record<string, string>>) => ({
    env: { ...image.env, TMPDIR: '/nowhere', ...more },
    cwd: join(image.folder, 'app'),
    ...(isRoot && image.user),
  });
  const written = (): string[] => globSync('**', { cwd: image.folder });

  it('make a broker that serves, says that it is healthy, and writes nothing', async () => {
    const before = written();
    const port = await freePort();
    const [program = '', ...words] = localized(image.start);
    const options = optionsWith({ ...settings, PORT: String(port) });
    const broker = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const output of [broker.stdout, broker.stderr])
      output.on('data', (text) => (said += String(text)));
    try {
      await eventually(() => {
        assert.equal(broker.exitCode, null, said);
        return said.includes('"listening"');
      });
      const [checker = '', ...check] = localized(image.healthCheck);
      const healthy = (env: Readonly<Record<string, string>>): number | null =>
        spawnSync(checker, check, optionsWith(env)).status;
      assert.equal((await fetch(`http://127.0.0.1:${port}/dam-auth/health`)).status, 200);
      assert.equal(healthy({ PORT: String(port) }), 0);
      assert.equal(healthy({ PORT: String(await freePort()) }), 1);
    } finally {
      broker.kill();
    }
    await eventually(() => broker.exitCode !== null);
    assert.equal(broker.exitCode, 0, said);
    assert.deepEqual(written(), before);
  });

  it('leave a user who is not root, and a Node that writes no file and starts no program', () => {
    assert.ok(image.user.uid > 1000);
    const [program = '', ...flags] = localized(image.start.slice(0, -1));
    const tries = [
      "require('fs').writeFileSync('/tmp/a', '')",
      "require('child_process').execSync('ls')",
    ];
    for (const script of tries) {
      const { status, stderr } = spawnSync(program, [...flags, '-e', script], optionsWith({}));
      assert.equal(status, 1);
      assert.match(String(stderr), /ERR_ACCESS_DENIED/);
    }
  });

  it('hold the broker and its four packages, and no more', () => {
    const files = written().map((path) => statSync(join(image.folder, path)));
    const bytes = files.filter((each) => each.isFile()).reduce((sum, { size }) => sum + size, 0);
    assert.ok(bytes < 25_000_000, `${bytes} bytes`);
    const versionsIn = (path: string, field: string): Record<string, string> =>
      (JSON.parse(readFileSync(root + path, 'utf8')) as Record<string, Record<string, string>>)[
        field
      ] ?? {};
    const tested = versionsIn('package.json', 'devDependencies');
    for (const [name, version] of Object.entries(
      versionsIn('deploy/package.json', 'dependencies'),
    )) {
      assert.equal(version, tested[name], `${name} is the version that the tests run with`);
    }
  });
});

const hasDocker = spawnSync('docker', ['info'], { timeout: 10_000 }).status === 0;

describe('the image', { skip: !hasDocker && 'Docker does not run on this machine' }, () => {
  it('runs read-only, as its user, and becomes healthy', async (context) => {
    const name = `dam-broker-${process.pid}`;
    const docker = (...words: string[]): string =>
      execFileSync('docker', words, { encoding: 'utf8' });
    docker('build', '--quiet', '--tag', name, '--file', file, root);
    context.after(() => docker('image', 'rm', '--force', name));
    const env = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
    const limits = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
    docker('run', '--detach', '--name', name, '--health-interval', '1s', ...limits, ...env, name);
    context.after(() => docker('rm', '--force', name));
    const state = (): string =>
      docker('inspect', '--format', '{{.State.Health.Status}}', name).trim();
    await eventually(() => state() === 'healthy');
    assert.equal(docker('inspect', '--format', '{{.Config.User}}', name).trim(), '65532:65532');
  });
});
