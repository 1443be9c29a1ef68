import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { forgetBuild, hashOfSources, isBuilt, recordBuild } from '../../scripts/start/built.js';

let root = '';

const write = async (name: string, text: string): Promise<void> => {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'built-'));
  await write('src/index.ts', 'export {}');
  await write('scripts/build/modules.js', '// step');
  await write('package.json', '{}');
  await write('package-lock.json', '{}');
  await write('dist/index.js', 'export {}');
  await write('dist/api/index.js', 'export {}');
  recordBuild(root, hashOfSources(root));
});

afterEach(() => rm(root, { recursive: true }));

describe('npm start', () => {
  it('does not build again what has not changed', () => assert.equal(isBuilt(root), true));

  const changes: Readonly<Record<string, () => Promise<void> | void>> = {
    'a source has changed': () => write('src/index.ts', 'export default 1'),
    'a source is new': () => write('src/new.ts', ''),
    'a source is gone': () => rm(join(root, 'src/index.ts')),
    'a step of the build has changed': () => write('scripts/build/modules.js', '// other'),
    'the package has changed': () => write('package.json', '{"version":"2"}'),
    'an installed package has changed': () => write('package-lock.json', '{"lockfileVersion":3}'),
    'a built file has changed': () => write('dist/index.js', ''),
    'a built file is missing': () => rm(join(root, 'dist/api/index.js')),
    'everything built is missing': () => rm(join(root, 'dist'), { recursive: true }),
    'a file that was not built is there': () => write('dist/old.js', ''),
    'the record cannot be read': () => write('.built.json', '{"sources"'),
    'a build has begun and not ended': () => forgetBuild(root),
    'a source has changed while the build ran': async () => {
      const before = hashOfSources(root);
      await write('src/index.ts', 'export default 2');
      recordBuild(root, before);
    },
  };
  for (const [name, change] of Object.entries(changes)) {
    it(`builds where ${name}`, async () => {
      await change();
      assert.equal(isBuilt(root), false);
    });
  }
});
