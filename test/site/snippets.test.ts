import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { compile } from '../../site/check/compile.js';
import { scriptsOf } from '../../site/check/scripts.js';
import { checkSnippets } from '../../site/check/snippets.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

const blockOf = (language: string, code: string) => {
  return { file: 'site/page.mdx', line: 10, language, meta: '', code };
};

test('all code in the README, the documents and the pages of the site compiles, and runs where it says so', () => {
  const { count, problems } = checkSnippets(root);
  assert.deepEqual(problems, []);
  assert.ok(count > 50, `${count} pieces of code were found`);
});

test('code that calls something which the package does not have is refused, with its place', () => {
  const wrong = [
    blockOf('ts', `import { pickAsets } from 'dam-elements';\n`),
    blockOf(
      'html',
      `<p></p>\n<script type="module">\n  import 'dam-elements/nothing';\n</script>\n`,
    ),
    blockOf(
      'ts',
      `import type { AssetPicker } from 'dam-elements';\nexport const max = (picker: AssetPicker) => picker.maximum;\n`,
    ),
  ];
  const said = compile(root, wrong.flatMap(scriptsOf));
  assert.equal(said.length, 3);
  assert.match(said[0] ?? '', /^site\/page\.mdx:10: .*pickAsets/);
  assert.match(said[1] ?? '', /maximum/);
  assert.match(said[2] ?? '', /^site\/page\.mdx:12: .*dam-elements\/nothing/);
});
