import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AssetRecord } from '../../../src/service/index.js';
import { assetRecord } from '../asset-record.js';
import { at, caller, listAt } from '../caller.js';

const MB = 1024 ** 2;

function record(letter: string, wanted: Partial<AssetRecord>): AssetRecord {
  return assetRecord({
    id: `${letter.repeat(8)}-0000-4000-8000-000000000000`,
    externalId: `${letter}bcdefghij`,
    filename: `${letter}.jpg`,
    categories: [],
    groups: [],
    keywords: [],
    metadata: {},
    bytes: MB,
    ...wanted,
  });
}

let time = Date.UTC(2026, 0, 1);

const { read } = caller(
  [
    record('a', {
      filename: 'fall 2007.jpg',
      keywords: ['fall', '2007'],
      categories: ['Wine'],
      groups: ['Press'],
      metadata: { des: ['White wine in the fall'], dateFiled: ['2023-06-30'], tone: ['Blue'] },
      released: Date.UTC(2024, 0, 1),
    }),
    record('b', {
      filename: 'fall 2008.mp4',
      formatType: 'video',
      format: 'MPEG4',
      categories: ['Wine/Red'],
      collections: ['Best of (2008)'],
      metadata: { des: ['Red wine'], dateFiled: ['2023-07-15'], tone: ['Blue grey'] },
      bytes: 6 * MB,
      released: Date.UTC(2024, 0, 1),
      expires: Date.UTC(2024, 5, 2),
    }),
    record('c', {
      filename: 'winter 2008.pdf',
      formatType: 'pdf',
      format: 'PDF',
      categories: ['Food \\/ Drink'],
      metadata: { tone: ['Grey'] },
      released: Date.UTC(2024, 5, 2, 12),
      created: Date.UTC(2025, 0, 1),
      updated: Date.UTC(2025, 6, 1),
    }),
  ],
  { quirks: true, now: () => time },
);

function ask(query: string): Promise<unknown> {
  // Only so many a second are let through.
  time += 1000;
  return read(`/v2/assets/search?query=${encodeURIComponent(query)}`);
}

/** The first letters of the ids of what is found; a question mark where the syntax was not ok. */
async function find(query: string): Promise<string> {
  const page = await ask(query);
  const found = listAt(page, 'items').map((item) => String(at(item, 'id')).charAt(0));
  return found.toSorted().join('') + (at(page, 'query_syntax_ok') === true ? '' : '?');
}

const facts: Readonly<Record<string, readonly (readonly [query: string, found: string])[]>> = {
  'a space means AND, which binds tighter than OR, in any letter case': [
    ['fall 2008', 'b'],
    ['fall 2007 or fall 2008', 'ab'],
    ['fall AND 2007 OR winter AND 2008', 'ac'],
    ['(fall or winter) and 2008', 'bc'],
    ['fall and (2007 OR winter)', 'a'],
  ],
  'refinements are joined by a space or by AND': [
    ['ft:(VIDEO) cat:(Wine)', 'b'],
    ['cat:(Wine) AND dateFiled:[2023-01-01 to 2023-06-30]', 'a'],
    ['(ft:(IMAGE) OR ft:(VIDEO)) AND cat:(Wine)', 'ab'],
  ],
  'a field holds for a word, for words in parentheses or for an exact phrase': [
    ['des:wine', 'ab'],
    ['des:(wine white)', 'a'],
    ['tone:{Blue}', 'a'],
    ['tone:blue', 'ab'],
    ['filename: {fall 2007.jpg}', 'a'],
    ['cat:{wine} des:{white wine in the fall}', 'a'],
    ['category:({Wine})', 'ab'],
    ['category:wine', 'ab'],
    ['category:({Red})', 'b'],
    ['ag:{Press}', 'a'],
  ],
  'a minus sign negates a field, its group and what is in it': [
    ['-(tone:(Blue))', 'bc'],
    ['-(ft:(video)) wine', 'a'],
    ['-ft:(pdf)', 'ab'],
  ],
  'a star stands for any letters': [
    ['win*', 'abc'],
    ['fn:*2008*', 'bc'],
    ['*.mp4', 'b'],
  ],
  'numbers are compared': [
    ['size:>5', 'b'],
    ['size:<5', 'ac'],
    ['size:[1 to 6]', 'abc'],
  ],
  'dates are compared, by month, day and year or as instants': [
    ['rd:[before 06/01/2024]', 'ab'],
    ['rd:[after 06/01/2024]', 'c'],
    ['rd:[01/01/2024 to 06/02/2024]', 'abc'],
    ['rd:[after 2024-06-02T11:00:00Z]', 'c'],
    ['rd:[before 2024-06-02T11:00:00.000Z]', 'ab'],
    ['dateFiled:[2023-07-01 TO 2023-07-31]', 'b'],
  ],
  'what is not there can be asked for': [
    ['ed:(isEmpty)', 'ac'],
    ['des:(isEmpty)', 'c'],
    ['-(des:(isEmpty))', 'ab'],
  ],
  'assets are active that are released before tomorrow and do not expire until today is over': [
    ['rd:([before 06/02/2024]) AND ed:((isEmpty) OR [after 06/01/2024])', 'ab'],
    ['rd:([before 06/03/2024]) AND ed:((isEmpty) OR [after 06/02/2024])', 'ac'],
  ],
  'every field key that clients use is known': [
    ['ft:image', 'a'],
    ['ff:PDF', 'c'],
    ['FileFormat:(PDF)', 'c'],
    ['fn:winter', 'c'],
    ['filename:winter', 'c'],
    ['cat:(Wine/Red)', 'b'],
    ['category:(Wine/Red)', 'b'],
    ['assetgroup:(Press)', 'a'],
    ['lastEditDate:[after 01/01/2025]', 'c'],
    ['DateAdded:[2025-01-01 to 2025-12-31]', 'c'],
    ['lhd:(isEmpty)', 'abc'],
    ['lhd:[after 01/01/2000]', ''],
    ['acn:{Best of (2008)}', 'b'],
    ['cn:(best of)', 'b'],
    ['embedid: abcdefghij', 'a'],
    ['keywords:(fall)', 'a'],
    ['des:red', 'b'],
    ['tone:(Grey)', 'c'],
  ],
  'the class of a file is written in any letter case': [
    ['ft:image', 'a'],
    ['ft:(IMAGE)', 'a'],
    ['ft:Video', 'b'],
    ['ft:pdf OR ft:AUDIO OR ft:office OR ft:generic_binary', 'c'],
  ],
  'a slash within the name of a category is written with a backslash': [
    ['cat:(Food \\/ Drink)', 'c'],
    ['cat:(Food \\\\/ Drink)', 'c'],
  ],
  'a bracket that nobody closes is no fault, and other faults are said': [
    ['winter [2008', 'c'],
    ['winter [', 'c'],
    ['(winter 2008', 'c?'],
    ['winter OR', 'c?'],
  ],
};

describe('in the query language of the live service', () => {
  for (const [fact, queries] of Object.entries(facts)) {
    it(fact, async () => {
      for (const [query, found] of queries) assert.equal(await find(query), found, query);
    });
  }

  it('a query comes back as it was sent, and once more in words', async () => {
    const page = await ask('fall 2007 or fall 2008');
    assert.equal(at(page, 'query'), 'fall 2007 or fall 2008');
    assert.equal(at(page, 'query_explained'), '(fall AND 2007) OR (fall AND 2008)');
  });
});
