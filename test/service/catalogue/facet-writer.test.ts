import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type {
  AssetRecord,
  Catalogue,
  FacetCount,
} from '../../../src/service/catalogue/catalogue.js';
import { Draws } from '../draws.js';
import { generateCatalogue } from '../../../src/service/index.js';
import { recordCatalogue } from '../../../src/service/index.js';
import { makeRecord, named, searchFor } from './make-record.js';

const facets = ['file_types', 'categories', 'metadata'] as const;

/** Every value of every facet that the search lists. */
function listed(catalogue: Catalogue, query: string | null, everything = false): FacetCount[] {
  const further = { facets, includeArchived: everything, includeDeleted: everything };
  const { file_types, categories, metadata } = catalogue.search(searchFor(query, further)).facets;
  const own = metadata?.flatMap(({ values }) => values) ?? [];
  return [...(file_types ?? []), ...(categories ?? []), ...own];
}

function totalOf(catalogue: Catalogue, query: string): number {
  return catalogue.search(searchFor(query)).total;
}

const hostile: readonly string[] = [
  ...['plain', 'two words', 'two', 'words', 'PLAIN', 'Plain', 'plàin', 'a  b', 'a b', ' a b ', ' '],
  ...['OR', 'or', 'a OR b', 'AND', 'NOT x', 'not', 'isEmpty', 'a AND isempty', '-', '-a', 'a -b'],
  ...['(', ')', '(a)', 'a) OR (b', '[', ']', '[a to b]', '{', '}', '{a}', '"', '"a"', 'a"b', "'"],
  ...['\\', '\\\\', 'a\\', '\\a', '\\OR', ':', 'a:b', 'ft:(IMAGE)', 'http://a/b?c=d&e=f#g', '*'],
  ...[
    'a*',
    '**',
    '\\*',
    '>5',
    '<5',
    '> 5',
    'a > b',
    '>=',
    '/',
    'a/b',
    '//',
    '!?…',
    '—',
    '🙂',
    '👩‍👩‍👧',
  ],
  ...[
    '日本語',
    '日本',
    'العربية',
    'ﬁ',
    'ß',
    'ẞ',
    'SS',
    'İ',
    'i',
    'e\u0301',
    'é',
    '\u202Eabc',
    'a\tb',
  ],
  ...['a\nb', '\n', 'a\u00A0b', '\u3000', '\uFEFF', '\u0000', '1/2/2020', '2020-01-01', '007', '7'],
  ...['<img src=x onerror=alert(1)>', '100%', 'a,b', 'a;b', '$&', '$1', 'constructor', '__proto__'],
  'long '.repeat(400).trim(),
  '('.repeat(200),
];
const hostileKeys: readonly string[] = [
  ...['plain', 'Plain', 'two words', 'ft', 'cat', 'size', 'id', 'keywords', 'des', 'OR', 'isEmpty'],
  ...['a:b', 'a(b', '-a', '"', '\\', '[x]', '{x}', '日本語', ' ', '*', 'constructor', '>', 'a/b'],
];

/** Each value stands in several records, in different company each time. */
function hostileRecords(): readonly AssetRecord[] {
  const chance = new Draws(3);
  return Array.from({ length: 700 }, () => {
    const some = (): readonly string[] =>
      Array.from({ length: chance.between(0, 3) }, () => chance.pick(hostile));
    const metadata = Object.fromEntries(hostileKeys.map((key) => [key, some()]));
    const categories = some().map(
      (name) => `${chance.pick(hostile)}/${name.replaceAll('/', '\\/')}`,
    );
    return makeRecord({ metadata, categories, keywords: some(), filename: chance.pick(hostile) });
  });
}

describe('a facet value', () => {
  test('finds exactly as many assets as it counts, whatever it reads like', () => {
    const fields = hostileKeys.map((displayKey) => ({ displayKey, displayName: displayKey }));
    let asked = 0;
    // A facet lists 25 values: taking a part of the values at a time shows every one of them.
    for (let from = 0; from < hostile.length; from += 20) {
      const part = new Set(hostile.slice(from, from + 20));
      const keep = (values: readonly string[]): string[] => values.filter((each) => part.has(each));
      const catalogue = recordCatalogue(
        hostileRecords().map((record) => ({
          ...record,
          metadata: Object.fromEntries(
            Object.entries(record.metadata).map(([key, values]) => [key, keep(values)]),
          ),
          keywords: [],
          categories: record.categories.filter((path) => part.has(path.split('/')[0] ?? '')),
        })),
        { fields },
      );
      for (const { searchQuery, value, count } of listed(catalogue, null)) {
        assert.equal(totalOf(catalogue, searchQuery), count, `${searchQuery} for ${value}`);
        assert.equal(catalogue.search(searchFor(searchQuery)).syntaxOk, true, searchQuery);
        asked += 1;
      }
    }
    assert.ok(asked > 2000, `only ${asked} values were listed`);
  });

  test('finds exactly as many in a company’s library, on top of any query', () => {
    const catalogue = generateCatalogue({ count: 4000, seed: 5 });
    for (const query of ['', '(sea OR mountains) -dawn', 'ft:(VIDEO)']) {
      for (const { searchQuery, count } of listed(catalogue, query)) {
        const refined = query ? `(${query}) AND ${searchQuery}` : searchQuery;
        assert.equal(totalOf(catalogue, refined), count, refined);
      }
    }
  });

  test('is worded as the specification says', () => {
    const metadata = { brand: ['Kesto & Co. (old)'] };
    const catalogue = recordCatalogue([makeRecord({ categories: ['A/B c'], metadata })]);
    assert.deepEqual(
      listed(catalogue, null).map(({ searchQuery }) => searchQuery),
      ['ft:(IMAGE)', 'cat:(A)', 'cat:(A/B c)', 'brand:(Kesto & Co. \\(old\\))'],
    );
  });
});

describe('facets', () => {
  test('list only the types that were asked for', () => {
    const catalogue = recordCatalogue([makeRecord()]);
    const { facets: counted } = catalogue.search(searchFor(null, { facets: ['categories'] }));
    assert.deepEqual(counted, { categories: [] });
    const { facets: others } = catalogue.search(searchFor(null, { facets: ['file_types'] }));
    assert.deepEqual(Object.keys(others), ['file_types']);
  });

  test('list 25 values at most, the most frequent first and equal ones by name', () => {
    const values = Array.from({ length: 40 }, (_, at) => `v${String(at).padStart(2, '0')}`);
    const catalogue = recordCatalogue([
      ...values.map((value) => makeRecord({ metadata: { field: [value] } })),
      makeRecord({ metadata: { field: ['v39', 'v39'] } }),
    ]);
    const found = listed(catalogue, 'field:*').filter(({ searchQuery }) => searchQuery[0] === 'f');
    const [, ...counted] = found;
    assert.equal(counted.length, 25);
    assert.deepEqual(counted[0], { value: 'v39', searchQuery: 'field:(v39)', count: 2 });
    assert.deepEqual(counted[1]?.value, 'v00');
  });

  test('count an asset once in each category above its own', () => {
    const catalogue = recordCatalogue([
      makeRecord({ categories: ['A/B', 'A/C'] }),
      makeRecord({ categories: ['A'] }),
      makeRecord({ categories: ['A\\/B'] }),
    ]);
    const { categories } = catalogue.search(searchFor(null, { facets })).facets;
    assert.deepEqual(
      categories?.map(({ path, name, count }) => `${path} ${name} ${count}`),
      ['A A 2', 'A/B B 1', 'A/C C 1', 'A\\/B A/B 1'],
    );
    assert.equal(new Set(categories.map(({ id }) => id)).size, 4);
  });

  test('leave out running text', () => {
    const catalogue = recordCatalogue([makeRecord({ metadata: { des: ['A boat.'] } })]);
    assert.deepEqual(catalogue.search(searchFor('boat', { facets })).facets.metadata, []);
  });

  test('leave out what the search leaves out: archived and deleted assets', () => {
    const catalogue = recordCatalogue([
      named('seen'),
      named('archived', { archived: true, formatType: 'pdf' }),
      named('deleted', { deleted: 0, formatType: 'audio' }),
    ]);
    assert.equal(totalOf(catalogue, ''), 1);
    assert.deepEqual(
      listed(catalogue, null).map(({ value }) => value),
      ['IMAGE'],
    );
    assert.deepEqual(
      listed(catalogue, null, true).map(({ value }) => value),
      ['AUDIO', 'IMAGE', 'PDF'],
    );
  });
});
