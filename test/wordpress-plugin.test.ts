import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const plugin = fileURLToPath(new URL('../hosts/wordpress/plugin/', import.meta.url));

/** How many lines the plugin's files of one language have together. */
function linesOf(extension: string): number {
  const files = globSync(`*.${extension}`, { cwd: plugin });
  const texts = files.map((file) => readFileSync(plugin + file, 'utf8'));
  return texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
}

describe('the WordPress plugin', () => {
  for (const extension of ['php', 'ts']) {
    it(`has at most 200 lines of ${extension}, which a site's owner can read`, () => {
      const lines = linesOf(extension);
      assert.ok(lines > 0 && lines <= 200, `${lines} lines`);
    });
  }

  it('names each script of WordPress that its own scripts use, and no other', () => {
    const scripts = globSync('*.ts', { cwd: plugin }).map((file) =>
      readFileSync(plugin + file, 'utf8'),
    );
    const used = scripts.join('').matchAll(/\bwp\.([a-z]\w+)/gi);
    const handles = Array.from(
      used,
      ([, name = '']) => `wp-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    );
    const php = readFileSync(`${plugin}dam-elements.php`, 'utf8');
    const named = Array.from(php.matchAll(/'(wp-[a-z0-9-]+)'/g), ([, name]) => name);
    assert.deepEqual([...new Set(named)].sort(), [...new Set(handles)].sort());
  });
});
