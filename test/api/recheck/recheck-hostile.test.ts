import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { parseFragment, type ChildNode, type DocumentFragment } from 'parse5';
import { createClient, recheck, type RecheckClient } from '../../../src/api/index.js';
import { tokensGiving } from '../tokens.js';

const link = 'https://acme.example.net/content/abcdefghij/jpeg/cliffs.jpeg?w=640';

/** A client of a library with one asset, whose file has a hostile name now. */
function clientGiving(filename: string): RecheckClient {
  const url = link.replace('cliffs.jpeg', encodeURIComponent(filename));
  const embeds = { a: { url, html: null, share: null } };
  const item = { id: 'a1', external_id: 'abcdefghij', filename, embeds };
  const fetch = (): Promise<Response> =>
    Promise.resolve(Response.json({ total_count: 1, items: [item] }));
  const baseUrl = 'https://api.example.com';
  return createClient({ baseUrl, tokens: tokensGiving('wat_acme_1'), fetch });
}

const wellFormed = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });

/** All that HTML contains besides addresses, as browsers read it. */
function contentOf(html: string): readonly unknown[] {
  const read = ({ childNodes }: Pick<DocumentFragment, 'childNodes'>): readonly unknown[] =>
    childNodes.map((node: ChildNode) => [
      node.nodeName,
      'attrs' in node &&
        node.attrs.map(({ name, value }) => [name, value.replace(/^https:\S*/, '@')]),
      'value' in node && node.value,
      'childNodes' in node && read(node),
    ]);
  return read(parseFragment(html));
}

describe('rechecking hostile HTML', () => {
  test('changes nothing but the values of attributes, whatever files are called', async () => {
    const quotes = fc.constantFrom('"', "'", '');
    const around = fc.constantFrom('', '<p title="', '"', "'", '<!--', '-->', '<script>', '<', '>');
    await fc.assert(
      fc.asyncProperty(
        wellFormed,
        quotes,
        around,
        around,
        fc.constantFrom('', '"x=y', "'x=y", '"onerror=alert(1)', '`', '&quot;x', ' onload=x'),
        async (filename, quote, before, after, end) => {
          const html = `${before}<img src=${quote}${link}${end}${quote} alt=a>${after}<b id=c>`;
          const report = await recheck(html, { client: clientGiving(filename) });
          const [content, changed] = [html, report.html].map(contentOf);
          assert.deepEqual(changed, content);
        },
      ),
      { numRuns: 2000 },
    );
  });

  for (const [name, html] of [
    ['open tags', '<img '.repeat(400_000)],
    ['open quotes', '<img src="'.repeat(200_000)],
    ['one long value', `<img src="https://${'a'.repeat(2_000_000)}">`],
    ['a long list', `<img srcset="${`${link} 1x, `.repeat(20_000)}">`],
    ['character references', `<img src="https://${'&#0000'.repeat(300_000)}">`],
    ['slashes', `<img src="${'/'.repeat(2_000_000)}">`],
    ['separators', `<img srcset="${',;('.repeat(600_000)}">`],
    ['a picture in the text', `<img src="data:image/png;base64,${'A/'.repeat(1_000_000)}">`],
    ['comments', '<!--'.repeat(400_000)],
    ['attributes', `<img ${'src=a '.repeat(300_000)}>`],
    ['no line break', `<img src="${link}">`.repeat(20_000)],
    ['line breaks', `\n<img src="${link}">`.repeat(20_000)],
  ] as const) {
    test(`takes no longer than it is long: ${name}`, async () => {
      const began = performance.now();
      await recheck(html, { client: clientGiving('coast.jpeg') });
      const took = performance.now() - began;
      assert.ok(took < 10_000, `${took} ms for ${html.length} characters`);
    });
  }
});
