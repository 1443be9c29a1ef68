import { Refusal } from '../step.js';

/**
 * Moves what is under “Unreleased” to a heading for the version. Returns the new changelog and the
 * entry alone.
 * @param {string} text
 * @param {string} version
 * @param {string} day In the form 2026-11-25.
 */
export function releaseChanges(text, version, day) {
  if (text.includes(`\n## [${version}]`)) {
    throw new Refusal(`CHANGELOG.md already has ${version}. Raise the version in package.json`);
  }
  const [, before = '', unreleased = '', after = ''] =
    /^([^]*?\n## \[Unreleased\]\n)([^]*?)(\n## \[[^]*)?$/.exec(text) ?? [];
  // What stands before the first part is about what is not released yet.
  const start = unreleased.search(/^### /m);
  if (start < 0)
    throw new Refusal('CHANGELOG.md has nothing under “Unreleased”. Write what has changed');
  const entry = `## [${version}] - ${day}\n\n${unreleased.slice(start).trim()}\n`;
  return { entry, text: `${before}\n${entry}${after}` };
}
