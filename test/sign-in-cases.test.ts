import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const root = new URL('../', import.meta.url);

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

/** A row of the page: its number, what it says of tests, and of engines. */
interface Row {
  readonly number: number;
  readonly tests: string;
  readonly engines: string;
}

const rows: readonly Row[] = read('docs/sign-in-cases.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number = '']) => /^\d+$/.test(number))
  .map(([, number, , tests = '', engines = '']) => ({ number: Number(number), tests, engines }));

/** The files of a row, each with the names of tests in it. */
function filesOf({ tests }: Row): readonly (readonly [file: string, names: readonly string[]])[] {
  return tests.split('<br>').map((part) => {
    const [, file = '', list = ''] = /^`([^`]+)`: (.+)$/.exec(part) ?? [];
    return [file, [...list.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name)];
  });
}

/** The names of all tests in a file, with `…` for what is put in at run time. */
function titlesIn(file: string): readonly string[] {
  const source = read(`test/${file}.test.ts`);
  const titles = source.matchAll(/\b(?:it|test)\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`)/g);
  return [...titles].map(([, ...forms]) =>
    forms.join('').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…'),
  );
}

function enginesOf(row: Row): string {
  const files = filesOf(row).map(([file]) => file);
  const all = files.some((file) => file.startsWith('e2e/engines/'));
  return [
    files.some((file) => !file.startsWith('e2e/')) && 'Node',
    files.some((file) => file.startsWith('e2e/')) && 'Chromium',
    ...(all ? ['Firefox', 'WebKit'] : []),
  ]
    .filter(Boolean)
    .join(', ');
}

describe('the page of what can go wrong with signing in', () => {
  it('has all of the 57 cases, in order', () => {
    const numbers = rows.map(({ number }) => number);
    assert.deepEqual(
      numbers,
      Array.from({ length: 57 }, (_, index) => index + 1),
    );
  });

  for (const row of rows) {
    it(`names tests that are there, and the engines that they run in: case ${row.number}`, () => {
      for (const [file, names] of filesOf(row)) {
        assert.ok(names.length > 0, `No test is named in ${file}`);
        const titles = titlesIn(file);
        for (const name of names) assert.ok(titles.includes(name), `${file} has no “${name}”`);
      }
      assert.equal(row.engines, enginesOf(row));
    });
  }
});
