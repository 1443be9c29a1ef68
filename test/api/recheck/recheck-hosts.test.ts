import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient, recheck, type Client } from '../../../src/api/index.js';
import { answering, emptyPage, refusing, type Answer } from '../answering.js';
import { tokensGiving } from '../tokens.js';
import { openLibrary, picture } from './changing-library.js';

const branded = 'https://acme.example.net/content/abcdefghij/jpeg/cliffs.jpeg?w=640';
const plain = 'https://embed.example.net/img/acme/abcdefghij/640px/cliffs.jpg';

/** The asset of both links, under a new name. */
const asset = {
  id: '1',
  external_id: 'abcdefghij',
  filename: 'coast.jpg',
  released_and_not_expired: true,
  embeds: Object.fromEntries(
    [branded, plain].map((link) => {
      const url = link.replace('cliffs', 'coast');
      return [url, { url, html: null, share: null }];
    }),
  ),
};
const library: Answer = () => ({ total_count: 1, items: [asset] });

function clientOf(baseUrl: string, retries = 0): Client {
  return createClient({ baseUrl, tokens: tokensGiving('wat_acme_1'), retries });
}

function page(...urls: readonly string[]): string {
  return urls.map((url) => `<img src="${url}">`).join('\n');
}

describe('the links that are checked', () => {
  test('are those of the account: of the same origins, by the service’s own links', async (t) => {
    const { baseUrl } = await answering(t, library);
    const own = [branded, plain, branded.replace('https:', ''), `${branded}&amp;u=2`];
    const foreign = [
      branded.replace('acme.example.net', 'acme.example.net.evil.example'),
      branded.replace('acme.example.net', 'evil-acme.example.net'),
      branded.replace('acme.example.net', 'other.example.net'),
      branded.replace('acme.example.net', 'example.net'),
      branded.replace('acme.example.net', 'acme.example.net:8443'),
      branded.replace('acme.example.net', 'acme.example.net@evil.example'),
      branded.replace('https:', 'http:'),
      branded.replace('https://', 'https://evil.example/?'),
      plain.replace('/img/acme/', '/img/other/'),
      plain.replace('embed.', 'www.'),
      '/content/abcdefghij/jpeg/cliffs.jpeg',
    ];
    const { items, html } = await recheck(page(...own, ...foreign), {
      client: clientOf(baseUrl),
    });
    assert.equal(items.length, own.length);
    assert.equal(html.split('coast').length - 1, own.length);
    assert.ok(html.endsWith(page(...foreign)));
  });

  test('may have other beginnings, where the host says so', async (t) => {
    const { baseUrl } = await answering(t, library);
    const old = [
      branded.replace('acme.example.net', 'media.example.com'),
      plain.replace('embed.example.net/img/acme', 'old.example.org/img/acme-old'),
    ];
    const bases = ['https://media.example.com/', 'https://old.example.org/img/acme-old'];
    const { html } = await recheck(page(...old), { client: clientOf(baseUrl), bases });
    assert.equal(html, page(...old).replaceAll('cliffs', 'coast'));
  });

  test('cause no request where there are none, and foreign ones are not asked about', async (t) => {
    const { baseUrl, seen } = await answering(t, library);
    const client = clientOf(baseUrl);
    await recheck('<p>Hello <a href="/about">us</a></p>', { client });
    assert.equal(seen.length, 0);
    await recheck(page('https://evil.example/content/qqqqqqqqqq/jpeg/a.jpeg'), { client });
    const queries = seen.map(({ url }) => url.searchParams.get('query'));
    assert.deepEqual(new Set(queries), new Set([null]));
  });

  test('are none in a library that is empty', async (t) => {
    const { baseUrl } = await answering(t, () => emptyPage);
    const { items, html } = await recheck(page(branded), { client: clientOf(baseUrl) });
    assert.deepEqual([items, html], [[], page(branded)]);
  });
});

describe('a check that the service does not answer', () => {
  test('fails with the client’s error', async (t) => {
    const { baseUrl } = await answering(t, refusing(503));
    const call = recheck(page(branded), { client: clientOf(baseUrl) });
    await assert.rejects(call, { name: 'HttpError', status: 503 });
  });

  test('waits as the rate limit says, and goes on', async (t) => {
    const limited = refusing(429, { 'retry-after': '1' });
    const { baseUrl, seen } = await answering(t, library, limited, library);
    const { items } = await recheck(page(branded), { client: clientOf(baseUrl, 2) });
    assert.equal(items.length, 1);
    assert.equal(seen.length, 3);
  });

  test('goes on where it cannot be read of some assets', async (t) => {
    const { baseUrl } = await answering(t, library, () => ({ items: [{ id: 7 }] }), library);
    const { items } = await recheck(page(branded, plain), { client: clientOf(baseUrl) });
    const found = items.map(({ findings }) => findings.map(({ type }) => type).join());
    assert.deepEqual(found.sort(), ['renamed', 'unreadable']);
  });

  test('is given up by its caller', async (t) => {
    const { baseUrl } = await answering(t, library);
    const signal = AbortSignal.abort(new Error('closed'));
    const call = recheck(page(branded), { client: clientOf(baseUrl), signal });
    await assert.rejects(call, (error) => error === signal.reason);
  });
});

describe('what is asked', () => {
  test('is fifty assets at once, and each once', async (t) => {
    const open = await openLibrary(t, { count: 120, quirks: true });
    const html = await open.markups(120, 'Website');
    open.asked();
    const progress: (readonly number[])[] = [];
    const { items } = await recheck([...html, ...html].join(''), {
      client: open.client,
      onProgress: (done, total) => progress.push([done, total]),
    });
    assert.equal(items.length, 240);
    assert.equal(open.asked(), 1 + 3);
    assert.deepEqual(progress.at(-1), [120, 120]);
  });

  test('is each asset that is named by its id alone, no faster than the service allows', async (t) => {
    const open = await openLibrary(t, { count: 120, quirks: true });
    const { id } = await open.asset(picture(0));
    const ids = Array.from({ length: 120 }, (_, index) =>
      id.replace('000000', String(index).padStart(6, '0')),
    );
    open.asked();
    const { items } = await recheck([...ids, ...ids], { client: open.client });
    assert.equal(items.filter(({ asset }) => asset !== null).length, 240);
    // 50 in a second, and up to four that are refused at the end of each.
    const asked = open.asked();
    assert.ok(asked >= 120 && asked <= 140, String(asked));
  });
});
