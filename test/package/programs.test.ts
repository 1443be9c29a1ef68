import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { entriesOf, root } from './package.js';

const manifest = new Map(entriesOf(JSON.parse(readFileSync(`${root}package.json`, 'utf8'))));
const programs = new Map(entriesOf(manifest.get('bin')));

describe('a host that has installed the package, but none of the optional ones', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'dam-elements-programs-'));
    cpSync(`${root}dist`, join(folder, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const name of entriesOf(manifest.get('dependencies')).map(([each]) => each)) {
      const place = join(folder, 'node_modules', name);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(`${root}node_modules/${name}`, place);
    }
  });
  after(() => rmSync(folder, { recursive: true }));

  const start = (name: string, ...words: string[]): { status: number | null; said: string } => {
    const file = programs.get(name);
    assert.ok(typeof file === 'string', `${name} is in "bin"`);
    const { status, stderr } = spawnSync(process.execPath, [join(folder, file), ...words], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    return { status, said: stderr.trim() };
  };

  it('is told in a line what the reference service needs', () => {
    const { status, said } = start('dam-service', '--api-port', '0', '--site-port', '0');
    assert.equal(status, 1);
    assert.match(said, /^[^\n]*npm install --save-dev hono @hono\/node-server$/);
  });

  it('reads what the reference service can do', () => {
    assert.deepEqual(start('dam-service', '--help'), { status: 0, said: '' });
  });

  it('can check inserted assets, which needs no other package', () => {
    assert.deepEqual(start('dam-recheck', '--help'), { status: 0, said: '' });
    const { status, said } = start('dam-recheck', 'page.html');
    assert.deepEqual([status, said], [3, 'DAM_API_URL is missing. Try --help.']);
  });

  for (const [name, file] of programs) {
    it(`can start ${name} by its name alone`, () => {
      assert.match(readFileSync(join(root, String(file)), 'utf8'), /^#!\/usr\/bin\/env node\n/);
    });
  }
});
