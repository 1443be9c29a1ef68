import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languageFor } from '../../src/text/languages.js';

const amounts = [0, 1, 2, 5, 11, 21, 100];

/** How many results there are, in words, for each of the amounts. */
const results: Readonly<Record<string, readonly string[]>> = {
  en: [
    '0 results',
    '1 result',
    '2 results',
    '5 results',
    '11 results',
    '21 results',
    '100 results',
  ],
  de: [
    '0 Ergebnisse',
    '1 Ergebnis',
    '2 Ergebnisse',
    '5 Ergebnisse',
    '11 Ergebnisse',
    '21 Ergebnisse',
    '100 Ergebnisse',
  ],
  es: [
    '0 resultados',
    '1 resultado',
    '2 resultados',
    '5 resultados',
    '11 resultados',
    '21 resultados',
    '100 resultados',
  ],
  fr: [
    '0 résultat',
    '1 résultat',
    '2 résultats',
    '5 résultats',
    '11 résultats',
    '21 résultats',
    '100 résultats',
  ],
  it: [
    '0 risultati',
    '1 risultato',
    '2 risultati',
    '5 risultati',
    '11 risultati',
    '21 risultati',
    '100 risultati',
  ],
  nl: [
    '0 resultaten',
    '1 resultaat',
    '2 resultaten',
    '5 resultaten',
    '11 resultaten',
    '21 resultaten',
    '100 resultaten',
  ],
  pt: [
    '0 resultado',
    '1 resultado',
    '2 resultados',
    '5 resultados',
    '11 resultados',
    '21 resultados',
    '100 resultados',
  ],
  pl: ['0 wyników', '1 wynik', '2 wyniki', '5 wyników', '11 wyników', '21 wyników', '100 wyników'],
  ja: amounts.map((amount) => `${amount} 件の結果`),
  zh: amounts.map((amount) => `${amount} 条结果`),
  ko: amounts.map((amount) => `결과 ${amount}개`),
  ar: ['لا نتائج', 'نتيجة واحدة', 'نتيجتان', '5 نتائج', '11 نتيجة', '21 نتيجة', '100 نتيجة'],
};

describe('amounts are counted as people do', () => {
  for (const [tag, expected] of Object.entries(results)) {
    test(`in ${tag}`, async () => {
      const { assets } = await languageFor(tag);
      assert.deepEqual(amounts.map(assets.results), expected);
    });
  }

  test('in sentences, by all the forms of Polish', async () => {
    const { assets, products } = await languageFor('pl');
    assert.deepEqual(
      [1, 2, 5, 12, 22].map(assets.tooFew),
      ['1 zasób', '2 zasoby', '5 zasobów', '12 zasobów', '22 zasoby'].map(
        (counted) => `Wybierz co najmniej ${counted}.`,
      ),
    );
    assert.equal(products?.lookedAt(10, 1), 'Przejrzano 10 z 1 produktu.');
    assert.equal(products.lookedAt(10, 2), 'Przejrzano 10 z 2 produktów.');
  });

  test('in sentences, by all the forms of Arabic', async () => {
    const { assets } = await languageFor('ar');
    assert.deepEqual(
      [1, 2, 3, 11, 100].map(assets.tooFew),
      ['أصلًا واحدًا', 'أصلين', '3 أصول', '11 أصلًا', '100 أصل'].map(
        (counted) => `حدد ${counted} على الأقل.`,
      ),
    );
  });
});

describe('lengths and sizes', () => {
  test('are written as in the place', async () => {
    const [german, french, egyptian] = await Promise.all(
      ['de', 'fr', 'ar-EG'].map(async (tag) => languageFor(tag)),
    );
    assert.deepEqual([0.4, 61, 3600].map(german?.assets.duration ?? String), [
      '0:00',
      '1:01',
      '1:00:00',
    ]);
    assert.deepEqual([0, 1500, 25_300_000].map(german?.assets.fileSize ?? String), [
      '0 Byte',
      '1,5 kB',
      '25 MB',
    ]);
    assert.match(french?.assets.fileSize(1500) ?? '', /^1,5\sko$/);
    assert.equal(german?.assets.dimensions(16000.4, 900), '16000 × 900');
    assert.equal(egyptian?.assets.duration(61), '١:٠١');
  });

  test('keep width before height in Arabic', async () => {
    const { assets } = await languageFor('ar');
    assert.equal(assets.dimensions(1600, 900), '\u20661600 × 900\u2069');
  });
});
