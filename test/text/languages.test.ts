import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languageFor, withNotices } from '../../src/text/languages.js';
import type { FailureCode } from '../../src/model/failure.js';
import type { Language, Translate } from '../../src/text/language.js';
import type { Messages } from '../../src/text/messages/messages.js';

const inAll = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'zh'];

const english = await withNotices(await languageFor('en'));

/** The words of a language, in which none for notices is missing. */
function whole({ assets }: Language): Required<Messages> {
  const { signingInTitle, signingInHint, detachedHint, reopenSignIn, cancelSignIn } = assets;
  const { sessionEnded, tryAgainAt } = assets;
  assert.ok(signingInTitle && signingInHint && detachedHint && reopenSignIn && cancelSignIn);
  assert.ok(sessionEnded && tryAgainAt);
  return {
    ...assets,
    ...{ signingInTitle, signingInHint, detachedHint, reopenSignIn, cancelSignIn },
    ...{ sessionEnded, tryAgainAt },
  };
}

/** What English says for products, too: its words for them are fetched with the product picker. */
async function wordsIn(tag: string): Promise<ReturnType<Translate>> {
  const language = await languageFor(tag);
  const { tooOld, products, selection, filters, search, finding, field } = language;
  const { sizing, list, keys, choosing } = language;
  assert.ok(tooOld, `${tag} has no words for older browsers`);
  assert.ok(products, `${tag} has no words for products`);
  assert.ok(search, `${tag} has no words for search`);
  assert.ok(finding, `${tag} has no words for finding`);
  assert.ok(selection, `${tag} has no words for the selection`);
  assert.ok(filters, `${tag} has no words for the facets that a picker makes`);
  assert.ok(field, `${tag} has no words for a field`);
  assert.ok(sizing, `${tag} has no words for custom sizes`);
  assert.ok(choosing, `${tag} has no words for what is done with a selection`);
  assert.ok(list, `${tag} has no words for the list layout`);
  assert.ok(keys, `${tag} has no words for keys`);
  return {
    ...{ assets: whole(language), tooOld, products, selection },
    ...{ filters, search, finding, field, sizing, list, keys, choosing },
  };
}

/** Every word that stands as it is, by the way that leads to it. */
function texts(words: object, way = ''): (readonly [way: string, text: string])[] {
  return Object.entries(words).flatMap(([name, word]: [string, unknown]) => {
    if (typeof word === 'string') return [[`${way}${name}`, word] as const];
    return typeof word === 'object' && word ? texts(word, `${way}${name}.`) : [];
  });
}

const closes = async (tag: string): Promise<string> => (await languageFor(tag)).assets.close;

describe('the language for a page', () => {
  test('is the one that its readers know best', async () => {
    for (const tag of ['de', 'de-AT', 'de_AT', 'DE-ch-1996']) {
      assert.equal(await closes(tag), 'Schließen', tag);
    }
    for (const tag of ['pt', 'pt-BR', 'pt-PT']) assert.equal(await closes(tag), 'Fechar', tag);
    for (const tag of ['zh', 'zh-CN', 'zh-Hans-SG', 'zh-TW']) {
      assert.equal(await closes(tag), '关闭', tag);
    }
  });

  test('is English where none is known, and where the tag is none', async () => {
    for (const tag of ['', 'sv', 'en-GB', 'x-klingon', 'not a tag', 'constructor', '__proto__']) {
      assert.equal(await closes(tag), english.assets.close, tag);
    }
  });

  test('writes numbers as in the place', async () => {
    const written = async (tag: string) => (await languageFor(tag)).assets.number(1234567.5);
    assert.equal(await written('de'), '1.234.567,5');
    assert.match(await written('de-AT'), /^1.234.567,5$/);
    assert.equal(await written('en-IN'), '12,34,567.5');
    assert.match(await written('fr'), /^1\s234\s567,5$/);
    assert.equal(await written('ar-EG'), '١٬٢٣٤٬٥٦٧٫٥');
  });

  test('says which it is, so that it is pronounced right', async () => {
    const locale = async (tag: string) => (await languageFor(tag)).assets.locale;
    assert.equal(await locale('de-AT'), 'de-AT');
    assert.equal(await locale('sv'), 'en');
    assert.equal(await locale('zh-TW'), 'zh-Hans');
    assert.equal(await locale('zh-Hant-HK'), 'zh-Hans');
  });
});

/** Every code that a list can end in, or this does not compile: one is never not found. */
const codes: Readonly<Record<Exclude<FailureCode, 'unknown-outcome' | 'not-found'>, true>> = {
  configuration: true,
  'sign-in-required': true,
  'sign-in-blocked': true,
  'sign-in-cancelled': true,
  'sign-in-late': true,
  'sign-in-denied': true,
  'sign-in-failed': true,
  'host-error': true,
  'sign-in-unreachable': true,
  offline: true,
  unreachable: true,
  'rate-limited': true,
  forbidden: true,
  refused: true,
  service: true,
  malformed: true,
  incomplete: true,
};

describe('English with its words for notices', () => {
  test('has a title and a way on for everything that can fail', () => {
    for (const code of Object.keys(codes)) {
      const [title = '', hint = ''] = english.assets.failures[code] ?? [];
      assert.match(title, /^[A-Z].*[^.]$/, code);
      assert.match(hint, /^[A-Z].*\.$/, code);
    }
  });
});

for (const tag of inAll) {
  describe(`the words in ${tag}`, () => {
    test('are all there', async () => {
      const { assets, products } = await wordsIn(tag);
      const absent = (words: object) =>
        texts(english.assets).filter(([way]) => !texts(words).some(([other]) => other === way));
      assert.deepEqual(absent({ ...assets, locale: tag }), []);
      const own = ['sortNames.', 'failures.'];
      const others = absent({ ...products, locale: tag });
      assert.deepEqual(
        others.filter(([way]) => !own.some((start) => way.startsWith(start))),
        [],
      );
      for (const [way, text] of [...texts(assets), ...texts(products)]) {
        assert.equal(text, text.trim(), way);
        assert.notEqual(text, '', way);
      }
    });

    test('are not English left standing', async () => {
      const { assets } = await wordsIn(tag);
      const originals = new Map(texts(english.assets));
      const left = texts(assets).filter(
        ([way, text]) => text.length > 8 && text === originals.get(way),
      );
      assert.deepEqual(left, []);
    });

    test('end as sentences and titles do in English', async () => {
      const { assets } = await wordsIn(tag);
      const originals = new Map(texts(english.assets));
      const stop = /[.。]$/;
      for (const [way, text] of texts(assets)) {
        const original = originals.get(way) ?? '';
        assert.equal(stop.test(text), stop.test(original), `${way}: ${text}`);
      }
    });

    test('hold every amount and every name that they are given', async () => {
      const { assets, products, selection, filters, field, finding } = await wordsIn(tag);
      assert.ok(selection.removeSelected('Zoë').includes('Zoë'));
      assert.ok(field.chooseThese(21).includes(assets.number(21)));
      for (const word of [filters.atLeast, filters.below, filters.above]) {
        assert.ok(word('21 px').includes('21 px'));
      }
      assert.equal(selection.embedName('own/size'), 'own/size');
      for (const amount of [2, 5, 11]) {
        assert.ok(finding.usedAbsent(amount).includes(assets.number(amount)));
      }
      for (const text of [
        finding.categoriesBelow('Zoë'),
        finding.noneBelow('Zoë'),
        finding.saved('Zoë'),
        finding.removeSaved('Zoë'),
        finding.removedSaved('Zoë'),
      ]) {
        assert.ok(text.includes('Zoë'), text);
      }
      assert.equal(selection.embedName('constructor'), 'constructor');
      for (const words of [assets, products]) {
        for (const amount of [5, 21, 100]) {
          const written = words.number(amount);
          for (const text of [
            words.results(amount),
            words.showResults(amount),
            words.confirm(amount),
            words.filters(amount),
            words.selected(amount, undefined),
            words.selected(1, amount),
            words.nothingSelected(true, amount, undefined),
            words.nothingSelected(true, 0, amount),
            words.limitReached(amount),
            words.tooFew(amount),
            words.tryAgainAt?.(amount) ?? '',
          ]) {
            assert.ok(text.includes(written) && !text.includes('#'), text);
          }
        }
        for (const text of [
          words.removeFilter('one', 'Zoë'),
          words.editSelected('Zoë'),
          words.account('Zoë'),
          words.signedInAs('Zoë'),
        ]) {
          assert.ok(text.includes('Zoë'), text);
        }
      }
      const found = products.found(3, 20, 50);
      for (const amount of [3, 20, 50]) assert.ok(found.includes(products.number(amount)), found);
    });
  });
}
