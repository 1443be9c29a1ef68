import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { entriesOf, readBuilt, root } from './package.js';

const manifest: unknown = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const fields = new Map(entriesOf(manifest));

/** The files that an entry point leads to. */
function filesOf(target: unknown): string[] {
  if (typeof target === 'string') return [target];
  return entriesOf(target).flatMap(([, file]) => filesOf(file));
}

describe('a host that installs the package', () => {
  for (const [entry, target] of entriesOf(fields.get('exports'))) {
    for (const file of filesOf(target).filter((file) => !file.includes('*'))) {
      it(`finds ${file} by ${entry}`, () => {
        assert.ok(existsSync(root + file), 'run `npm run build` first');
      });
    }
    const modules = filesOf(target).filter((file) => file.endsWith('.js') && !file.includes('*'));
    // A bundle defines elements at once, so it is for pages alone.
    if (modules.length === 0 || entry.includes('.js')) continue;
    it(`can import ${entry} where there is no page, as in a server's rendering`, async () => {
      await import(entry.replace('.', 'dam-elements'));
    });
  }

  it('finds each single file by its name', () => {
    const files = globSync('dam-!(text-*).js', { cwd: `${root}dist` });
    assert.ok(files.includes('dam-elements.js'), 'run `npm run build` first');
    const offered = entriesOf(fields.get('exports')).map(([entry]) => entry);
    assert.deepEqual(
      files.filter((file) => !offered.includes(`./${file}`)),
      [],
    );
  });

  it('finds each editor by its name', () => {
    for (const source of globSync('src/editors/!(bundle).ts', { cwd: root })) {
      readBuilt(source.replace('src/', '').replace('.ts', '.js'));
    }
  });

  it('is told of each module that has an effect by itself, and of no other', () => {
    const defining = globSync('src/define/*.ts', { cwd: root })
      .filter((file) => !/(register|bundle|lazy-products)\.ts$/.test(file))
      .map((file) => `./${file.replace('src/', 'dist/').replace('.ts', '.js')}`);
    const bundles = ['elements', 'shared', 'products', 'elements.iife'].map(
      (name) => `./dist/dam-${name}.js`,
    );
    const told = fields.get('sideEffects');
    assert.ok(Array.isArray(told));
    assert.deepEqual(new Set(told), new Set([...defining, ...bundles]));
  });
});
