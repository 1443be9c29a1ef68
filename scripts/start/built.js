import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made from. */
const sources = [
  'src',
  'scripts/build',
  'scripts/build.js',
  'scripts/run.js',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Beside `dist`, because everything in there is published. */
const recordFile = '.built.json';

/**
 * Whether `dist` is what the last build made from the sources as they are now: no source, package or
 * file of `dist` has changed.
 * @param {string} root
 */
export function isBuilt(root) {
  try {
    /** @type {unknown} */
    const record = JSON.parse(readFileSync(join(root, recordFile), 'utf8'));
    const now = { sources: hashOfSources(root), dist: hashOf(root, ['dist']) };
    return JSON.stringify(record) === JSON.stringify(now);
  } catch {
    return false;
  }
}

/**
 * @param {string} root
 * @returns {string} Changes with any source of the build.
 */
export function hashOfSources(root) {
  return hashOf(root, sources);
}

/**
 * Records that `dist` is complete.
 * @param {string} root
 * @param {string} hash - Of the sources, taken before the build: they may have changed meanwhile.
 */
export function recordBuild(root, hash) {
  const record = { sources: hash, dist: hashOf(root, ['dist']) };
  writeFileSync(join(root, recordFile), `${JSON.stringify(record)}\n`);
}

/**
 * Removes the record before a build changes `dist`, so that a build that stops is not taken for one.
 * @param {string} root
 */
export function forgetBuild(root) {
  rmSync(join(root, recordFile), { force: true });
}

/**
 * @param {string} root
 * @param {readonly string[]} places - Files and folders.
 */
function hashOf(root, places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const name of filesIn(root, place)) {
      const content = readFileSync(join(root, name));
      hash.update(`${name}\n${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * The names of the files in order, with slashes.
 * @param {string} root
 * @param {string} place
 */
function filesIn(root, place) {
  const path = join(root, place);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [place];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .sort();
}
