import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
let place = '';

before(async () => {
  place = await mkdtemp(join(tmpdir(), 'demo-'));
  await chmod(place, 0o755);
});

after(() => rm(place, { recursive: true, force: true }));

interface Start {
  readonly parameters?: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  /** Ends the program when it has said this. */
  readonly until?: string;
}

/** All that a start says, and its exit code; null if it had to be ended. */
async function start({ parameters = ['--import', 'tsx', 'demo/start.ts'], ...rest }: Start) {
  const [PORT = '', API_PORT = '', SITE_PORT = ''] = await freePorts(3);
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: { ...process.env, ASSETS: '5', PORT, API_PORT, SITE_PORT, ...rest.variables },
    // Root may read everything, so that nothing would be unreadable.
    ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (rest.until !== undefined && said.includes(rest.until)) child.kill('SIGKILL');
    });
  }
  await once(child, 'close');
  return { said, code: child.exitCode };
}

async function freePorts(count: number): Promise<readonly string[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, 'localhost'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return String(typeof address === 'object' ? address?.port : '');
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>';

describe('npm start, with what it cannot start with, says in one sentence what to do', () => {
  it('a port that is taken', async (test) => {
    const server = createServer().listen(0, 'localhost');
    test.after(() => server.close());
    await once(server, 'listening');
    const address = server.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    for (const name of ['PORT', 'API_PORT', 'SITE_PORT']) {
      assert.deepEqual(await start({ variables: { [name]: port } }), {
        said: `Port ${port} is taken. Choose others with PORT, API_PORT and SITE_PORT.\n`,
        code: 1,
      });
    }
  });

  it('a port that is none', async () => {
    const { said, code } = await start({ variables: { PORT: 'eighty' } });
    assert.deepEqual([said, code], ['PORT has to be a port number.\n', 1]);
  });

  it('a Node that is too old', async () => {
    const older =
      'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.18.3" } })';
    const { said, code } = await start({
      parameters: ['--import', `data:text/javascript,${older}`, 'scripts/start.js'],
    });
    const words =
      'Node 20.18.3 is too old for the demo: install Node 22.12 or later from https://nodejs.org, then run npm start again.\n';
    assert.deepEqual([said, code], [words, 1]);
  });

  it('packages that were not installed, as in a clone without a network', async () => {
    const clone = join(place, 'clone');
    await mkdir(join(clone, 'scripts'), { recursive: true });
    await cp(join(root, 'package.json'), join(clone, 'package.json'));
    await cp(join(root, 'scripts/start.js'), join(clone, 'scripts/start.js'));
    await cp(join(root, 'scripts/start'), join(clone, 'scripts/start'), { recursive: true });
    const { said, code } = await start({ parameters: [join(clone, 'scripts/start.js')] });
    const words =
      'The packages are not installed, or not all of them: run npm install once while you are online, then npm start, which needs no network.\n';
    assert.deepEqual([said, code], [words, 1]);
  });

  it('a folder that does not exist', async () => {
    const FOLDER = join(place, 'nowhere');
    const { said, code } = await start({ variables: { FOLDER } });
    const words = `There is no folder ${FOLDER}: give the path of one that exists.\n`;
    assert.deepEqual([said, code], [words, 1]);
  });

  it('a file instead of a folder', async () => {
    const FOLDER = join(place, 'picture.svg');
    await writeFile(FOLDER, svg);
    const { said, code } = await start({ variables: { FOLDER } });
    const words = `${FOLDER} is a file: give the path of the folder that it is in.\n`;
    assert.deepEqual([said, code], [words, 1]);
  });

  it('a folder without assets', async () => {
    const FOLDER = join(place, 'empty');
    await mkdir(FOLDER);
    await writeFile(join(FOLDER, 'notes.txt'), 'no asset');
    const { said, code } = await start({ variables: { FOLDER } });
    const words = `There are no assets in ${FOLDER}: give a folder with pictures, films, sounds, PDF or office files.\n`;
    assert.deepEqual([said, code], [words, 1]);
  });

  it('a folder, and then files, that may not be read', async () => {
    const FOLDER = join(place, 'secret');
    await mkdir(FOLDER);
    await writeFile(join(FOLDER, 'a.svg'), svg, { mode: 0o000 });
    const { said, code } = await start({ variables: { FOLDER } });
    const words = `Nothing in ${FOLDER} can be read: allow it, such as by chmod -R u+rX, or give another folder.\n`;
    assert.deepEqual([said, code], [words, 1]);

    await writeFile(join(FOLDER, 'b.svg'), svg);
    await mkdir(join(FOLDER, 'closed'), { mode: 0o000 });
    const others = await start({ variables: { FOLDER }, until: 'Stop with' });
    assert.ok(
      others.said.startsWith(
        `Left out, because reading is not allowed: a.svg and 1 more. Allow it, such as by chmod -R u+rX ${FOLDER}, and start again.\nDemo  `,
      ),
      others.said,
    );

    await chmod(FOLDER, 0o000);
    const closed = await start({ variables: { FOLDER } });
    assert.deepEqual(
      [closed.said, closed.code],
      [
        `The folder ${FOLDER} cannot be read: allow it, such as by chmod u+rx, or give another.\n`,
        1,
      ],
    );
    await chmod(FOLDER, 0o755);
  });
});
