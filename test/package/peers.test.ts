import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { entriesOf, root } from './package.js';

const manifest = new Map(entriesOf(JSON.parse(readFileSync(`${root}package.json`, 'utf8'))));
const peers = entriesOf(manifest.get('peerDependencies'));

/** What the documentation says was run: a package, its range, the oldest version. */
const documented = readFileSync(`${root}docs/dependencies.md`, 'utf8').matchAll(
  /^\| `([\w@/-]+)` +\|[^|]+\| (\d+\.\d+\.\d+) +\|/gm,
);
const oldestRun = new Map(Array.from(documented, ([, name, version]) => [name, version]));

describe('the packages that a host may bring', () => {
  it('are installed by nobody who does not ask for them', () => {
    const meta = new Map(entriesOf(manifest.get('peerDependenciesMeta')));
    for (const [name] of peers) assert.deepEqual(meta.get(name), { optional: true }, name);
  });

  it('are taken from the oldest version that the tests were run with', () => {
    for (const [name, range] of peers) {
      const [, oldest] = /^\^(\d+\.\d+\.\d+)(?: \|\| \^[\d.]+)*$/.exec(String(range)) ?? [];
      assert.equal(oldest, oldestRun.get(name), name);
    }
  });
});
