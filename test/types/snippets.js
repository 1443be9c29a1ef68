import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

// Runs what docs/hosts/unit-tests.md shows, each snippet as a module of its own.

/** @type {unknown[]} */
const escaped = [];
process.on('unhandledRejection', (reason) => escaped.push(reason));
window.addEventListener('error', ({ error, message }) => escaped.push(error ?? message));

const page = readFileSync(new URL('../../docs/hosts/unit-tests.md', import.meta.url), 'utf8');
const snippets = [...page.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, snippet]) => snippet);
assert.ok(snippets.length >= 4, 'the page has its snippets');

// Below this folder, so that what they import is found.
const folder = new URL(`./node_modules/.snippets-${process.pid}/`, import.meta.url);
mkdirSync(folder, { recursive: true });
try {
  for (const [index, snippet] of snippets.entries()) {
    const file = new URL(`${index + 1}.js`, folder);
    writeFileSync(file, `import assert from 'node:assert/strict';\n${snippet}`);
    await import(file.href);
    document.body.replaceChildren();
  }
  // Node reports a rejection after the microtasks, before the next turn of its loop.
  await new Promise(setImmediate);
  assert.deepEqual(escaped.map(String), []);
} finally {
  rmSync(folder, { recursive: true });
}
process.exit();
