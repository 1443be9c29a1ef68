import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const root = new URL('../', import.meta.url);
const page = readFileSync(new URL('docs/architecture.md', root), 'utf8');

/** The paths that the page names, in code marks. */
const paths = [...page.matchAll(/`((?:src|test)\/[\w./-]+)`/g)].map(([, path = '']) => path);

describe('the page about the architecture', () => {
  it('names files and folders that are there', () => {
    assert.ok(paths.length > 20);
    assert.deepEqual(
      paths.filter((path) => !existsSync(new URL(path, root))),
      [],
    );
  });
});
