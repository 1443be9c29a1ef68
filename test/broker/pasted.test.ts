import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { newKey } from './bench.js';
import { eventually } from './eventually.js';
import { blocksOfPage, deskFor, type Block, type Desk } from './pasted.js';
import { freePort, start } from './program.js';
import { startRedis, withoutRedis } from './redis-server.js';

const blocks = blocksOfPage();
const shell = blocks.filter(({ language }) => language === 'sh');

function only(from: readonly Block[], section: string, words: string): string {
  const found = from.filter((each) => each.section === section && each.text.includes(words));
  assert.equal(found.length, 1, `one block of “${section}” has ${words}`);
  return found[0]?.text ?? '';
}

/** Pastes a block into a shell, as an operator does. */
function paste({ folder, env }: Desk, text: string): void {
  const options = { cwd: folder, env, encoding: 'utf8', input: text } as const;
  const { status, stderr } = spawnSync('bash', ['-eu'], options);
  assert.equal(status, 0, stderr);
}

/** A desk on which the files of the first blocks lie. */
function preparedDesk(context: TestContext): Desk {
  const desk = deskFor(context);
  for (const words of ['npm install', 'cat > broker.env']) {
    paste(desk, only(shell, 'As a program', words));
  }
  return desk;
}

/** What `broker.env` sets, as Docker and systemd read it: no quotes, no commands. */
function environmentFile(file: string): Map<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const settings = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    settings.map((line) => {
      const [, name = '', value = ''] = /^(\w+)=([^\s"'`$\\]+)$/.exec(line) ?? assert.fail(line);
      return [name, value];
    }),
  );
}

const startBlock = only(shell, 'As a program', 'set -a');

/** Starts the broker with the page's own block, and waits until it listens. */
async function startPasted(context: TestContext, desk: Desk): Promise<ReturnType<typeof start>> {
  const program = start(
    'bash',
    ['-euc', `cd ${desk.folder}\n${startBlock.replace('npx', 'exec npx')}`],
    desk.env,
  );
  context.after(() => program.end());
  await program.line((line) => line.includes('"listening"'));
  return program;
}

describe('the blocks of the operators’ page, pasted one after the other', () => {
  it('start a broker whose secrets nobody else can read', async (context) => {
    const desk = preparedDesk(context);
    for (const name of ['cookie-keys', 'client-secret']) {
      assert.equal(statSync(join(desk.folder, name)).mode & 0o077, 0, name);
    }
    const program = await startPasted(context, desk);
    const line = await program.line((each) => each.includes('"listening"'));
    const { port } = JSON.parse(line) as { readonly port: number };
    const health = await fetch(`http://127.0.0.1:${port}/dam-auth/health`);
    assert.equal(health.status, 200);
    assert.equal(await program.end(), 0);
  });

  it('put everything in place for systemd', (context) => {
    const desk = preparedDesk(context);
    paste(desk, only(shell, 'As a service of systemd', 'systemctl'));
    const told = readFileSync(join(desk.machine, 'told'), 'utf8');
    assert.match(told, /systemctl enable --now dam-broker/);
    const unit = readFileSync(join(desk.machine, 'etc/systemd/system/dam-broker.service'), 'utf8');
    const [, program = ''] = /^ExecStart=\S+ (\S+)$/m.exec(unit) ?? [];
    const credentials = Array.from(
      unit.matchAll(/^LoadCredential=[\w-]+:(\S+)$/gm),
      ([, file = '']) => file,
    );
    const [, environment = ''] = /^EnvironmentFile=(\S+)$/m.exec(unit) ?? [];
    assert.equal(credentials.length, 2);
    for (const file of [program, environment, ...credentials]) {
      assert.ok(existsSync(join(desk.machine, file)), file);
    }
    assert.equal(environmentFile(join(desk.machine, environment)).get('DAM_ACCOUNT'), 'acme');
  });

  it('give Docker files that exist, and a container that may do nothing but listen', (context) => {
    const desk = preparedDesk(context);
    paste(desk, only(shell, 'In a container', 'docker run'));
    const read = (name: string): string[] =>
      readFileSync(join(desk.machine, name), 'utf8').trim().split('\n');
    const after = (words: readonly string[], flag: string): string[] =>
      words.filter((_, index) => words[index - 1] === flag);
    const build = read('docker-build');
    const [file = ''] = after(build, '--file');
    const context_ = build.at(-1) ?? '';
    assert.ok(existsSync(join(desk.folder, file)));
    assert.ok(existsSync(join(desk.folder, context_, 'dist/broker/cli.js')));
    const run = read('docker-run');
    assert.ok(run.includes('--read-only'));
    assert.deepEqual(after(run, '--cap-drop'), ['ALL']);
    for (const volume of after(run, '--volume')) {
      const [host = '', inside = '', mode] = volume.split(':');
      assert.ok(existsSync(host), host);
      assert.equal(mode, 'ro');
      assert.ok(
        after(run, '--env').some((each) => each.endsWith(`_FILE=${inside}`)),
        inside,
      );
    }
    const [settings = ''] = after(run, '--env-file');
    assert.equal(environmentFile(join(desk.folder, settings)).get('DAM_CLIENT_ID'), 'picker');
  });

  it('set Redis up with Sentinel or as a cluster, in a file that the broker takes', async (context) => {
    const section = 'Redis without a single point of failure';
    for (const name of ['DAM_REDIS_SENTINELS', 'DAM_REDIS_CLUSTER']) {
      const desk = preparedDesk(context);
      paste(desk, only(shell, section, `${name}=`));
      const settings = environmentFile(join(desk.folder, 'broker.env'));
      assert.ok(settings.has(name) && settings.has('DAM_REDIS_URL'));
      // No Redis is there: the broker waits for it.
      const program = await startPasted(context, desk);
      assert.equal(await program.end(), 0);
    }
  });

  it('are all known here', () => {
    const sections = ['As a program', 'As a service of systemd', 'In a container'];
    const known = [...sections, 'Redis without a single point of failure'];
    assert.deepEqual(
      shell.filter(({ section }) => !known.includes(section)),
      [],
    );
    const languages = new Set(blocks.map(({ language }) => language));
    assert.deepEqual([...languages].sort(), ['js', 'nginx', 'sh', 'yaml']);
  });
});

/** Runs a block of JavaScript at a port of this machine until `isUp`, then ends it. */
async function runScript(
  context: TestContext,
  text: string,
  ports: readonly (readonly [written: string, own: string])[],
  isUp: () => Promise<boolean>,
): Promise<void> {
  const desk = preparedDesk(context);
  const own = ports.reduce((script, [written, port]) => {
    assert.ok(script.includes(written), written);
    return script.replace(written, port);
  }, text);
  writeFileSync(join(desk.folder, 'broker.mjs'), own);
  const options = {
    ...{ siteUrl: 'https://acme.example.com', apiUrl: 'https://api.example.com', account: 'acme' },
    ...{ clientId: 'picker', clientSecret: 'secret', cookieKeys: [newKey()], port: 0 },
    allowedOrigins: ['https://www.example.com'],
  };
  writeFileSync(
    join(desk.folder, 'broker-options.js'),
    `export const options = ${JSON.stringify(options)};`,
  );
  writeFileSync(join(desk.folder, 'package.json'), '{ "type": "module" }');
  const env = {
    ...desk.env,
    DAM_CLIENT_ID: 'picker',
    DAM_CLIENT_SECRET: 'a',
    DAM_COOKIE_KEY: newKey(),
  };
  const program = start(
    process.execPath,
    ['--preserve-symlinks', join(desk.folder, 'broker.mjs')],
    env,
  );
  context.after(() => program.end());
  await eventually(async () => {
    assert.ok(!program.hasEnded(), program.lines.join('\n'));
    return isUp().catch(() => false);
  });
  assert.equal(await program.end(), 0);
}

describe('the scripts of the operators’ page', () => {
  const scripts = blocks.filter(({ language }) => language === 'js');

  it('run the broker in Node', async (context) => {
    const port = await freePort();
    const script = only(scripts, 'In Node', 'serveBroker');
    await runScript(context, script, [['port: 8081', `port: ${port}`]], async () => {
      return (await fetch(`http://127.0.0.1:${port}/dam-auth/health`)).ok;
    });
  });

  it('share a memory in Redis', { skip: withoutRedis }, async (context) => {
    const redis = await startRedis(context);
    const script = only(scripts, 'Several processes', 'redisStore');
    const port = await freePort();
    const ports = [
      ['redis://127.0.0.1:6379', redis.url],
      ['...options,', `...options, port: ${port},`],
    ] as const;
    await runScript(context, script, ports, async () => {
      return (await fetch(`http://127.0.0.1:${port}/dam-auth/ready`)).ok;
    });
  });

  it('serve metrics', async (context) => {
    const port = await freePort();
    const script = only(scripts, 'Metrics', 'serveMetrics');
    await runScript(context, script, [['port: 9464', `port: ${port}`]], async () => {
      return (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).endsWith('# EOF\n');
    });
  });
});
