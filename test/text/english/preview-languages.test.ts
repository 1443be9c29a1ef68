import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { previewMessagesFor } from '../../../src/text/english/preview.js';
import type { PreviewMessages } from '../../../src/text/messages/preview.js';
import type { Language, Translate } from '../../../src/text/language.js';

const inAll = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'zh'];

async function wordsIn(tag: string): Promise<PreviewMessages> {
  if (tag === 'en') return previewMessagesFor({} as Language, undefined);
  const address = new URL(`../../../src/text/languages/${tag}.ts`, import.meta.url).href;
  const { translate } = (await import(address)) as { readonly translate: Translate };
  return previewMessagesFor(translate(tag), undefined);
}

/** Every word that stands as it is, by its name. */
function texts(words: object): readonly (readonly [name: string, text: string])[] {
  return Object.entries(words).flatMap(([name, word]: [string, unknown]) =>
    typeof word === 'string' ? [[name, word] as const] : [],
  );
}

/** What is the same in some languages: the names of formats. */
const borrowed = ['Dimensions', 'Format'];

test("the usual sizes have names, and customers' own stay as they are", async () => {
  const english = await wordsIn('en');
  assert.equal(english.embedName('original'), 'Original file');
  for (const own of ['Website', 'constructor', '__proto__', 'toString', 'a/b']) {
    assert.equal(english.embedName(own), own);
  }
  assert.equal(english.embedName(''), '(no name)');
});

for (const tag of inAll) {
  describe(`the words for choosing and looking in ${tag}`, () => {
    test('are all there, and none is English left standing', async () => {
      const [english, words] = [await wordsIn('en'), await wordsIn(tag)];
      assert.deepEqual(Object.keys(words).sort(), Object.keys(english).sort());
      const originals = new Map(texts(english));
      for (const [name, text] of texts(words)) {
        assert.equal(text, text.trim(), name);
        assert.notEqual(text, '', name);
        const isLeft = text === originals.get(name) && text.length > 8;
        assert.ok(!isLeft || borrowed.includes(text), `${name}: ${text}`);
      }
    });

    test('end as sentences and labels do in English', async () => {
      const originals = new Map(texts(await wordsIn('en')));
      for (const [name, text] of texts(await wordsIn(tag))) {
        for (const mark of [/[.。]$/, /\s?[:：]$/]) {
          assert.equal(mark.test(text), mark.test(originals.get(name) ?? ''), `${name}: ${text}`);
        }
      }
    });

    test('name every usual size, and keep the own ones', async () => {
      const { embedName } = await wordsIn(tag);
      const usual = [
        'original',
        'VideoWithPlayerAndDownload',
        'streaming_mp3',
        'spinset_thumbnail',
      ];
      const names = usual.map((name) => [name, embedName(name)] as const);
      for (const [name, words] of names) assert.ok(words !== name && !words.includes('|'), name);
      assert.equal(new Set(names.map(([, words]) => words)).size, usual.length);
      assert.equal(embedName('constructor'), 'constructor');
    });

    test('hold every amount, place and name that they are given', async () => {
      const words = await wordsIn(tag);
      for (const amount of [5, 21, 100]) {
        const loaded = words.selectAll(amount);
        assert.ok(loaded.includes(String(amount)) && !loaded.includes('#'), loaded);
      }
      for (const text of [words.moved('Zoë', 7, 12), words.placeOf(7, 12)]) {
        assert.ok(text.includes('7') && text.includes('12'), text);
      }
      for (const text of [words.moved('Zoë', 7, 12), words.previewOf('Zoë')]) {
        assert.ok(text.includes('Zoë'), text);
      }
    });
  });
}
