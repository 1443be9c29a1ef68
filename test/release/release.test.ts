import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { releaseChanges } from '../../scripts/release/changelog.js';
import { requireClean } from '../../scripts/release/checkout.js';
import { checkSameBuild } from '../../scripts/release/compare.js';
import { checkLicences } from '../../scripts/release/licences.js';
import { listMaterials } from '../../scripts/release/materials.js';
import { describePublication } from '../../scripts/release/pack.js';
import { checkSurface, surfaceOf } from '../../scripts/release/surface.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

function folderWith(context: TestContext, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'dam-elements-release-'));
  context.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('a release', () => {
  it('is not made of what is not committed', (context) => {
    const folder = folderWith(context, { 'a.txt': '' });
    const git = (...words: string[]): unknown => execFileSync('git', words, { cwd: folder });
    git('init', '--quiet');
    assert.throws(() => requireClean(folder), /not committed: a\.txt\. Commit or stash them/);
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message', 'a');
    requireClean(folder);
    writeFileSync(join(folder, 'a.txt'), 'changed');
    assert.throws(() => requireClean(folder), /not committed: a\.txt/);
  });

  it('brings no package whose licence asks for more than a notice', () => {
    const withLicence = (id: string) => [
      { name: 'b', version: '1.2.3', licenses: [{ license: { id } }] },
    ];
    checkLicences(withLicence('MIT'));
    assert.throws(
      () => checkLicences(withLicence('GPL-3.0-only')),
      /b 1\.2\.3 has the licence GPL-3\.0-only, which is not allowed/,
    );
    assert.throws(() => checkLicences([{ name: 'b', version: '1' }]), /b 1 states no licence/);
    const choice = (expression: string) => [
      { name: 'b', version: '1', licenses: [{ expression }] },
    ];
    checkLicences(choice('(MIT OR GPL-3.0-only)'));
    assert.throws(() => checkLicences(choice('MIT AND GPL-3.0-only')), /not allowed/);
  });

  it('lists the packages that come with it, always in the same words', () => {
    const list = listMaterials(root, 'dam-elements');
    const names = list.components.map(({ name }) => name);
    for (const name of ['lit', 'valibot', 'oidc-client-ts']) assert.ok(names.includes(name), name);
    assert.ok(!names.includes('typescript'));
    assert.equal(list.metadata.component.name, 'dam-elements');
    assert.deepEqual(listMaterials(root, 'dam-elements'), list);
    checkLicences(list.components);
  });

  it('is refused where two builds differ, and says in what', (context) => {
    const one = folderWith(context, { 'a.js': '1', 'b.js': '2' });
    const same = folderWith(context, { 'a.js': '1', 'b.js': '2' });
    const other = folderWith(context, { 'a.js': '1', 'b.js': '3', 'c.js': '' });
    assert.equal(checkSameBuild(one, same), 2);
    assert.throws(
      () => checkSameBuild(one, other),
      /builds of the same commit differ: b\.js, c\.js\./,
    );
  });

  it('says what would be published, and from which commit', () => {
    const files = [{ path: 'a.js' }];
    const packed = {
      name: 'a',
      version: '1.0.0',
      filename: 'a-1.0.0.tgz',
      integrity: 'sha512-AQI=',
    };
    const source = { commit: 'abc123', repository: 'git+https://example.com/a.git' };
    const text = describePublication({ ...packed, files, size: 1, unpackedSize: 1001 }, source);
    assert.match(text, /^a@1\.0\.0: 1 files, 1 kB packed, 2 kB unpacked$/m);
    assert.match(text, /^npm publish a-1\.0\.0\.tgz --provenance --access public$/m);
    assert.match(text, /"sha512": "0102"[^]*"gitCommit": "abc123"/);
  });
});

describe('a release compared with the last version', () => {
  const surface = (version: string, attributes: readonly string[], entries = ['.']) =>
    surfaceOf(
      {
        modules: [
          {
            declarations: [
              { tagName: 'a-picker', attributes: attributes.map((name) => ({ name })) },
            ],
          },
        ],
      },
      { version, exports: Object.fromEntries(entries.map((entry) => [entry, ''])) },
    );

  it('is refused where an attribute is gone, and its number does not say so', () => {
    const before = surface('1.2.3', ['max', 'min']);
    const sentence =
      /a-picker lost the attribute max\. That breaks pages that use 1\.2\.3: put it back, or /;
    assert.throws(() => checkSurface(before, surface('1.3.0', ['min'])), sentence);
    assert.throws(
      () => checkSurface(surface('0.1.0', ['max']), surface('0.1.1', [])),
      /lost the attribute/,
    );
    assert.throws(
      () => checkSurface(surface('1.0.0', [], ['.', './api']), surface('1.1.0', [])),
      /lost the entry \.\/api/,
    );
  });

  it('says what is gone where its number says that pages may break', () => {
    const lost = ['a-picker lost the attribute max'];
    assert.deepEqual(checkSurface(surface('1.2.3', ['max']), surface('2.0.0', [])), lost);
    assert.deepEqual(checkSurface(surface('0.1.0', ['max']), surface('0.2.0', [])), lost);
  });

  it('may bring more, and may be the first', () => {
    assert.deepEqual(checkSurface(surface('1.2.3', ['max']), surface('1.2.4', ['max', 'min'])), []);
    assert.deepEqual(checkSurface(undefined, surface('0.1.0', [])), []);
  });
});

describe('the changelog of a release', () => {
  const text =
    '# Changelog\n\n## [Unreleased]\n\nNothing yet.\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2026-01-01\n\n- Old.\n';

  it('has a heading with the day, and room for what comes next', () => {
    const released = releaseChanges(text, '0.2.0', '2026-11-25');
    const entry = '## [0.2.0] - 2026-11-25\n\n### Added\n\n- A thing.\n';
    assert.equal(released.entry, entry);
    const rest = '\n## [0.1.0] - 2026-01-01\n\n- Old.\n';
    assert.equal(released.text, `# Changelog\n\n## [Unreleased]\n\n${entry}${rest}`);
  });

  it('is refused where it has the version, or nothing new', () => {
    assert.throws(
      () => releaseChanges(text, '0.1.0', '2026-11-25'),
      /already has 0\.1\.0\. Raise the version/,
    );
    const { text: empty } = releaseChanges(text, '0.2.0', '2026-11-25');
    assert.throws(() => releaseChanges(empty, '0.3.0', '2026-11-25'), /nothing under “Unreleased”/);
  });
});

describe('the program that releases', () => {
  it('ends at once, with a sentence, where it cannot release', (context) => {
    const folder = folderWith(context, {});
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder]);
    const tell = (...flags: string[]): string => {
      const words = [join(folder, 'scripts/release.js'), ...flags];
      const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
      assert.equal(status, 1);
      return stderr.trim();
    };
    assert.equal(tell('--dry'), 'FAILED: --dry is not known. There are --dry-run and --skip-tests');
    writeFileSync(join(folder, 'new.txt'), '');
    assert.match(
      tell('--dry-run'),
      /^FAILED: the working tree has changes [^\n]* new\.txt\. Commit/,
    );
  });
});
