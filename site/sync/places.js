/**
 * Where the site shows files of the repository: the path of each file in the repository, without
 * its folder `docs/`, and the path of its page. Files of `docs` that are not listed have the same
 * path in both.
 * @type {ReadonlyMap<string, string>}
 */
const moved = new Map([
  ['README.md', ''],
  ['CHANGELOG.md', 'changelog'],
  ['docs/broker.md', 'sign-in/broker'],
  ['docs/sign-in-cases.md', 'sign-in/cases'],
  ['docs/hosts/README.md', 'hosts'],
  ['docs/decisions', 'decisions'],
  ['docs/guide/core.md', 'core'],
  ['docs/guide/api.md', 'api'],
  ['docs/guide/testing.md', 'testing'],
  ['docs/guide/set-up.md', 'start/set-up'],
  ['docs/guide/signing-in.md', 'sign-in/tokens'],
]);

/** Sections of the README that have a page of their own, by anchor. */
const sections = new Map([['put-it-into-a-page', 'start']]);

export const repository = 'https://github.com/dam-elements/dam-elements';

/**
 * The path of the page that shows a file of the repository; undefined if none does.
 * @param {string} file
 * @returns {string | undefined}
 */
export function pageOf(file) {
  const page = moved.get(file);
  if (page !== undefined) return page;
  const [, name] = /^docs\/(.*)\.md$/.exec(file) ?? [];
  return name?.toLowerCase();
}

/**
 * The page of a section of the README.
 * @param {string} anchor
 */
export function pageOfSection(anchor) {
  return sections.get(anchor) ?? '';
}
