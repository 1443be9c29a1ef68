import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { entriesOf, root } from './package.js';

const manifest = new Map(entriesOf(JSON.parse(readFileSync(`${root}package.json`, 'utf8'))));
const readme = readFileSync(`${root}README.md`, 'utf8');

const links = Array.from(readme.matchAll(/\]\(([^)#]+)[^)]*\)/g), ([, link = '']) => link);
const relative = links.filter((link) => !/^https?:/.test(link));

describe('where the package is shown', () => {
  it('the links and the picture of the README lead into its repository', () => {
    const repository = new Map(entriesOf(manifest.get('repository')));
    assert.match(
      String(repository.get('url')),
      /^git\+https:\/\/github\.com\/[\w-]+\/[\w-]+\.git$/,
    );
    assert.ok(relative.includes('docs/picker.png'));
    assert.deepEqual(
      relative.filter((link) => link.startsWith('/') || !existsSync(root + link)),
      [],
    );
  });

  it('the links and the picture of the README lead to files that are installed with it', () => {
    const files: unknown = manifest.get('files');
    assert.ok(Array.isArray(files));
    assert.deepEqual(
      relative.filter(
        (link) => !files.some((entry) => link === entry || link.startsWith(`${String(entry)}/`)),
      ),
      [],
    );
  });

  it('people find its home, its issues and what it is about', () => {
    assert.match(String(manifest.get('homepage')), /^https:/);
    assert.match(String(manifest.get('bugs')), /^https:/);
    assert.ok(entriesOf(manifest.get('keywords')).length > 3);
  });
});
