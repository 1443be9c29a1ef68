import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brokenLinks } from '../../site/check/links.js';
import { rewriteLinks } from '../../site/sync/links.js';
import { readElements } from '../../site/sync/manifest.js';
import { elementPages } from '../../site/sync/reference.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('the pages of the site', () => {
  test('name all attributes, events, methods, parts and CSS properties of each element', () => {
    const pages = elementPages(root);
    for (const [tag, element] of readElements(root)) {
      const page = pages.get(tag) ?? '';
      const { attributes, events, members, cssParts, cssProperties } = element;
      for (const { name } of [...attributes, ...events, ...cssParts, ...cssProperties]) {
        assert.ok(page.includes(`| \`${name}\``), `${tag} ${name}`);
      }
      for (const { name, kind } of members) {
        if (kind === 'method') assert.ok(page.includes(`\`${name}()\``), `${tag} ${name}()`);
      }
    }
  });

  test('lead from documents to pages, and to the repository for what the site does not show', () => {
    const from = (text: string): string => rewriteLinks(text, 'docs/hosts/dialogs.md');
    assert.equal(from('[b](../broker.md#limits)'), '[b](../../sign-in/broker/#limits)');
    assert.equal(from('[p](policies.md)'), '[p](../policies/)');
    assert.equal(from('[s](../../README.md#put-it-into-a-page)'), '[s](../../start/)');
    assert.equal(from('[t](../guide/testing.md)'), '[t](../../testing/)');
    assert.match(from('[s](../../src/index.ts)'), /\(https:\/\/github\.com\/.*\/src\/index\.ts\)/);
    assert.equal(from('[e](https://example.com/a.md)'), '[e](https://example.com/a.md)');
    assert.equal(from('`[c](../broker.md)`'), '`[c](../broker.md)`');
  });

  test('are refused with a link to a page or a heading that is missing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dam-elements-site-'));
    try {
      mkdirSync(join(folder, 'a'));
      writeFileSync(
        join(folder, 'index.html'),
        '<a href="a/">right</a><a href="/base/a/#here">right</a><a href="b/">wrong</a>',
      );
      writeFileSync(
        join(folder, 'a/index.html'),
        '<h2 id="here"></h2><a href="#there">wrong</a><a href="../">right</a><a href="https://x.example/">not asked</a>',
      );
      assert.deepEqual(brokenLinks(folder, '/base/').sort(), [
        '/: b/ is not in the site',
        '/a/: #there has no such heading',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
