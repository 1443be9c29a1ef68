import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { recordCatalogue } from '../../../../src/service/index.js';
import { findNames, named, searchFor } from '../../catalogue/make-record.js';

const library = recordCatalogue([
  named('red boat.jpg', { keywords: ['summer', 'sea'], metadata: { brand: ['Marram'] } }),
  named('red barn.jpg', { keywords: ['autumn'], metadata: { brand: ['Marram Kids'] } }),
  named('blue boat.mp4', { formatType: 'video', format: 'MP4', groups: ['Press'] }),
  named('Café Zürich.pdf', { formatType: 'pdf', format: 'PDF', categories: ['Print/Menus'] }),
  named('東京タワー夜景.png', {
    metadata: { brand: ['Fjordline'], des: ['Tower, seen at night'] },
  }),
]);
const find = (query: string): readonly string[] => findNames(library, query);
const understands = (query: string): boolean => library.search(searchFor(query)).syntaxOk;

describe('words', () => {
  test('side by side must all be found, in any letter case and with or without accents', () => {
    assert.deepEqual(find('BOAT red'), ['red boat.jpg']);
    assert.deepEqual(find('cafe zurich'), ['Café Zürich.pdf']);
  });

  test('are looked for in names, keywords, categories and metadata', () => {
    assert.deepEqual(find('summer'), ['red boat.jpg']);
    assert.deepEqual(find('menus'), ['Café Zürich.pdf']);
    assert.deepEqual(find('tower night'), ['東京タワー夜景.png']);
    assert.deepEqual(find('fjordline'), ['東京タワー夜景.png']);
  });

  test('must be whole words', () => assert.deepEqual(find('boa'), []));

  test('of a script without spaces are found within a name', () => {
    assert.deepEqual(find('タワー'), ['東京タワー夜景.png']);
    assert.deepEqual(find('夜景 東京'), ['東京タワー夜景.png']);
    assert.deepEqual(find('東タワー'), []);
  });

  test('in quotation marks must stand side by side', () => {
    assert.deepEqual(find('"red boat"'), ['red boat.jpg']);
    assert.deepEqual(find('"boat red"'), []);
  });

  test('of punctuation alone keep nothing away', () => {
    assert.deepEqual(find('red & boat'), ['red boat.jpg']);
    assert.equal(understands('red & boat'), true);
  });

  test('may be an id or an external id', () => {
    const [record] = library.search(searchFor('tower')).items;
    assert.deepEqual(find(record?.id ?? ''), ['東京タワー夜景.png']);
    assert.deepEqual(find(`embedid: ${record?.externalId ?? ''}`), ['東京タワー夜景.png']);
  });
});

describe('operators', () => {
  test('bind AND tighter than OR', () => {
    assert.deepEqual(find('blue boat or red barn'), ['blue boat.mp4', 'red barn.jpg']);
    assert.deepEqual(find('red AND boat OR barn'), ['red barn.jpg', 'red boat.jpg']);
    assert.deepEqual(find('red AND (boat OR barn)'), ['red barn.jpg', 'red boat.jpg']);
    assert.deepEqual(find('barn OR tower OR blue').length, 3);
    assert.deepEqual(find('barn OR red boat'), ['red barn.jpg', 'red boat.jpg']);
  });

  test('negate by NOT and by a dash, words, groups and fields', () => {
    assert.deepEqual(find('boat -red'), ['blue boat.mp4']);
    assert.deepEqual(find('boat NOT red'), ['blue boat.mp4']);
    assert.deepEqual(find('boat and not (red or green)'), ['blue boat.mp4']);
    assert.deepEqual(find('boat -(ft:(video))'), ['red boat.jpg']);
    assert.deepEqual(find('boat NOT NOT red'), ['red boat.jpg']);
  });

  test('leave a dash within a word alone', () =>
    assert.deepEqual(find('red-boat'), ['red boat.jpg']));
});

describe('fields', () => {
  test('hold for the word, the group, the exact value or the phrase after them', () => {
    assert.deepEqual(find('brand:marram'), ['red barn.jpg', 'red boat.jpg']);
    assert.deepEqual(find('brand:{marram}'), ['red boat.jpg']);
    assert.deepEqual(find('brand:(kids marram)'), ['red barn.jpg']);
    assert.deepEqual(find('brand:(kids OR fjordline)'), ['red barn.jpg', '東京タワー夜景.png']);
    assert.deepEqual(find('brand:"marram kids"'), ['red barn.jpg']);
    assert.deepEqual(find('brand:(-kids marram)'), ['red boat.jpg']);
  });

  test('prefer in a group the value that reads just so', () => {
    assert.deepEqual(find('brand:(Marram)'), ['red boat.jpg']);
  });

  test('are found by each of their names, in any letter case', () => {
    assert.deepEqual(find('FileFormat:mp4'), ['blue boat.mp4']);
    assert.deepEqual(find('ff:(PDF)'), ['Café Zürich.pdf']);
    assert.deepEqual(find('filename: {Red Boat.jpg}'), ['red boat.jpg']);
    assert.deepEqual(find('AssetGroup:{press}'), ['blue boat.mp4']);
    assert.deepEqual(find('category:({menus})'), ['Café Zürich.pdf']);
    assert.deepEqual(find('ft:(Image) AND fn:red'), ['red barn.jpg', 'red boat.jpg']);
  });

  test('without any value are found by isEmpty', () => {
    assert.deepEqual(find('des:(isEmpty) boat'), ['blue boat.mp4', 'red boat.jpg']);
    assert.deepEqual(find('brand:* -fn:red'), ['東京タワー夜景.png']);
  });

  test('combine as clients send them', () => {
    const query = '(boat) AND (ft:(IMAGE) OR ft:(VIDEO)) AND -(ag:({Press}))';
    assert.deepEqual(find(query), ['red boat.jpg']);
    assert.equal(understands(query), true);
  });
});

describe('wildcards', () => {
  test('stand for any letters, wherever they are in a word', () => {
    assert.deepEqual(find('boa*'), ['blue boat.mp4', 'red boat.jpg']);
    assert.deepEqual(find('*oat'), ['blue boat.mp4', 'red boat.jpg']);
    assert.deepEqual(find('*oa*'), ['blue boat.mp4', 'red boat.jpg']);
    assert.deepEqual(find('b*t'), ['blue boat.mp4', 'red boat.jpg']);
    assert.deepEqual(find('fn:b*n'), ['red barn.jpg']);
    assert.deepEqual(find('brand:(mar* kids)'), ['red barn.jpg']);
    assert.deepEqual(find('*.jpg'), ['red barn.jpg', 'red boat.jpg']);
  });

  test('alone find everything', () => assert.equal(find('*').length, library.size));

  test('are plain characters in quotation marks and after a backslash', () => {
    assert.deepEqual(find('"boa*"'), []);
    assert.deepEqual(find('boa\\*'), []);
  });
});

describe('what the service made of a query', () => {
  test('is said in words', () => {
    const explain = (query: string): string => library.search(searchFor(query)).explained;
    assert.equal(explain('red boat or barn'), '(red AND boat) OR barn');
    assert.equal(explain('ft:(IMAGE) -brand:{X}'), 'File type: IMAGE AND NOT brand: "X"');
    assert.equal(explain(''), '');
  });
});
