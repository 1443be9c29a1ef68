import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const own = 'test/service-reference.test.ts';
const page = readFileSync(`${root}docs/service.md`, 'utf8');

/** `4.2` for a section, `9 (7)` for an entry of its list. */
type Place = string;

const number = String.raw`\d+(?:\.\d+)*`;
const numbers = `${number}(?:(?:, and |, | and | or )${number})*`;
const citation = new RegExp(
  String.raw`\bsections? (${numbers})(?:'s)?(?:,? items? (${numbers}))?`,
  'gi',
);

function numbersIn(list: string | undefined): readonly string[] {
  return list?.match(new RegExp(number, 'g')) ?? [];
}

/** The places of the service's interface that `text` cites. Those of other documents are left out. */
function placesCitedIn(text: string): readonly Place[] {
  // A comment goes on behind the mark that begins its next line.
  const line = text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');
  return [...line.matchAll(citation)].flatMap((match) => {
    const [whole, list, items] = match;
    const after = line.slice(match.index + whole.length);
    const isOfAnother =
      /\b(?:RFC \d+|HTML|WCAG)[^.;()]{0,20}$/.test(line.slice(0, match.index)) ||
      /^ of (?!the specification\b)/.test(after);
    if (isOfAnother) return [];
    const sections = numbersIn(list);
    const last = sections.at(-1) ?? '';
    return [...sections, ...numbersIn(items).map((item) => `${last} (${item})`)];
  });
}

/** The sections of the page, and the entries of the numbered list in each. */
function placesOf(markdown: string): ReadonlySet<Place> {
  const places = new Set<Place>();
  let section = '';
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) section = /^#{2,3} (\d+(?:\.\d+)*) /.exec(line)?.[1] ?? '';
    const item = /^(\d+)\. /.exec(line)?.[1];
    if (section !== '') places.add(item === undefined ? section : `${section} (${item})`);
  }
  return places;
}

const sources = globSync(['{src,test,bench,demo,scripts}/**/*.{ts,js}', 'docs/decisions/*.md'], {
  cwd: root,
  exclude: ['**/node_modules'],
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path !== own);

const cited = sources.flatMap((path) =>
  placesCitedIn(readFileSync(root + path, 'utf8')).map((place) => ({ path, place })),
);

describe('the page about the service', () => {
  const places = placesOf(page);

  it('has every section and every entry that is cited', () => {
    const missing = cited.filter(({ place }) => !places.has(place));
    assert.deepEqual(missing, []);
  });

  it('is cited by comments of the client, the broker and the reference service, and by decisions', () => {
    for (const folder of ['src/api/', 'src/broker/', 'src/service/', 'docs/decisions/']) {
      assert.ok(
        cited.some(({ path }) => path.startsWith(folder)),
        `Nothing in ${folder} cites the page`,
      );
    }
  });

  it('names files that are there', () => {
    const named = page.matchAll(/`((?:src|test|bench|docs)\/[^`\s]+)`/g);
    const files = Array.from(named, ([, file = '']) => file);
    assert.ok(files.length > 50);
    assert.deepEqual(
      files.filter((file) => !existsSync(root + file)),
      [],
    );
  });

  it('leads by its links to headings and pages that are there', () => {
    const headings = Array.from(page.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
      `#${heading}`
        .toLowerCase()
        .replace(/[^\w# -]/g, '')
        .replaceAll(' ', '-'),
    );
    const links = Array.from(page.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link);
    assert.deepEqual(
      links.filter((link) =>
        link.startsWith('#') ? !headings.includes(link) : !existsSync(`${root}docs/${link}`),
      ),
      [],
    );
  });
});

describe('a citation', () => {
  const read: readonly (readonly [text: string, places: readonly Place[]])[] = [
    ['/** The user (section 2.2). Null where… */', ['2.2']],
    ['// Section 2.1.', ['2.1']],
    ["/** The language of section 2.5's conditions. */", ['2.5']],
    ['/** A user (sections 2.2 and 4.3), and others. */', ['2.2', '4.3']],
    ['/** Assets (sections 2.3, 2.6 and 4.2). */', ['2.3', '2.6', '4.2']],
    ['/** A product (section 2.7 and what is added, 3 times). */', ['2.7']],
    ['/** The header (section 9, item 7). */', ['9', '9 (7)']],
    ['/**\n * Names openly (section 9,\n * items 6 and 7).\n */', ['9', '9 (6)', '9 (7)']],
    ['// The specification says so in section\n// 4.1', ['4.1']],
    ['as section 8 of the specification has it', ['8']],
  ];
  for (const [text, places] of read) {
    it(`is read: ${JSON.stringify(text)}`, () => assert.deepEqual(placesCitedIn(text), places));
  }

  const others = ['RFC 9110, section 5.1', 'section 4.1 of RFC 6749', 'a section of 12 lines'];
  for (const text of others) {
    it(`is not one of the service: ${text}`, () => assert.deepEqual(placesCitedIn(text), []));
  }

  it('is met by a heading with its number, or by an entry of the list below it', () => {
    const places = placesOf('## 4 Calls\n\n1. One.\n\n### 4.1 OAuth\n\n## Others\n\n2. Two.\n');
    assert.deepEqual([...places], ['4', '4 (1)', '4.1']);
  });
});
