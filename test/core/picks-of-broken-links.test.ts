import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { createAssetPicker, type AssetPick, type AssetPickerStores } from '../../src/core/index.js';
import { serve, type ListeningService } from '../../src/service/node.js';
import { tokensGiving } from '../api/tokens.js';

/** Ways in which a link can be broken, one for each of its parts and for the whole of it. */
const breaks: Readonly<Record<string, (url: URL) => string>> = {
  'another scheme': (url) => `javascript:alert(1)//${url.href}`,
  'a scheme for data': () => 'data:text/html,<script>alert(1)</script>',
  'no scheme': ({ host, pathname }) => `//${host}${pathname}`,
  'a name and password': ({ host, pathname }) => `https://user:secret@${host}${pathname}`,
  'no host': ({ pathname, search }) => `https://${pathname}${search}`,
  'a port that is none': ({ hostname, pathname }) => `https://${hostname}:99999${pathname}`,
  'another root': ({ href }) => href.replace(/\/(?:content|view)\//, '/other/'),
  'a player that is none': ({ href }) => href.replace(/\/view\/\w+\//, '/view/constructor/'),
  'no external id': ({ href }) => href.replace(/(\/content|\/view\/\w+)\/[^/]+/, '$1/'),
  'another format': ({ href }) => href.replace(/(\/content\/[^/]+)\/\w+\//, '$1/exe/'),
  'no file name': ({ href }) => href.replace(/[^/]+(?=\?|$)/, ''),
  'a file name with markup': ({ href }) => href.replace(/[^/]+(?=\?|$)/, '"><script>1</script>'),
  'escapes that are none': ({ href }) => href.replace(/[^/]+(?=\?|$)/, '%E0%A4%A.jpg'),
  'a way up': ({ href }) => href.replace(/[^/]+(?=\?|$)/, '..%2f..%2f..%2fetc'),
  'a size of nothing': (url) => `${url.origin}${url.pathname}?w=0&h=0&crop=yes`,
  'a negative size': (url) => `${url.origin}${url.pathname}?w=-640&h=-1&crop=yes`,
  'a huge size': (url) => `${url.origin}${url.pathname}?w=1e9&h=99999999999999999999&crop=yes`,
  'a size in words': (url) => `${url.origin}${url.pathname}?w=wide&h=&crop=yes&r=left`,
  'the same member often': (url) => `${url.href}${'&w=640'.repeat(2000)}`,
  'a query of markup': (url) => `${url.href}&q="onerror="alert(1)`,
  'a fragment of markup': (url) => `${url.href}#"><img src=x onerror=alert(1)>`,
  'half of it': ({ href }) => href.slice(0, href.length / 2),
  'a line break within': ({ href }) => href.replace('/', '/\n'),
  'a character outside of text': ({ href }) => `${href}\uD800`,
  nothing: () => '',
};

/** Changes each address of an asset’s embeds in an answer: `url` and `share`. */
function broken(json: unknown, change: (url: URL) => string): unknown {
  return JSON.parse(JSON.stringify(json), (key: string, value: unknown) => {
    const isLink = (key === 'url' || key === 'share') && typeof value === 'string';
    return isLink && URL.canParse(value) ? change(new URL(value)) : value;
  });
}

/** Passes requests on to a service, and its answers back with links changed, until it is closed. */
async function breakLinks(service: ListeningService, change: (url: URL) => string) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET', headers, url = '' } = request;
      const { authorization = '' } = headers;
      const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
      const sent = { authorization, 'content-type': headers['content-type'] ?? '' };
      void fetch(new URL(url, service.baseUrl), { method, headers: sent, body }).then(
        async (answer) => {
          response.writeHead(answer.status, { 'content-type': 'application/json' });
          response.end(JSON.stringify(broken(await answer.json(), change)));
        },
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { pathname } = new URL(service.baseUrl);
  return {
    baseUrl: `http://127.0.0.1:${port}${pathname === '/' ? '' : pathname}`,
    close: () => server.close(),
  };
}

async function openPicker(baseUrl: string, service: ListeningService): Promise<AssetPickerStores> {
  const picker = createAssetPicker({
    baseUrl,
    tokens: tokensGiving(service.issueTokens().accessToken),
    ...{ multiple: true, pageSize: 60, responsive: [320, 640], players: 'frame' },
  });
  await new Promise<void>((resolve) => {
    const leave = picker.search.subscribe(() => {
      if (picker.search.state.status === 'loading') return;
      leave();
      resolve();
    });
  });
  return picker;
}

/** The pick of the first asset of each kind and format, in a custom size where it has one. */
async function pickAll(picker: AssetPickerStores): Promise<AssetPick | undefined> {
  const crop = { x: 0.9, y: 0.1 };
  const customSize = { ...{ width: 300, height: 200, crop }, format: 'web', rotation: 90 } as const;
  const known = picker.search.known.filter(({ available }) => available);
  const items = [...new Map(known.map((item) => [`${item.kind} ${item.format}`, item])).values()];
  assert.ok(items.length > 0, picker.search.state.status);
  picker.selection.replace(items.map((item) => ({ id: item.id, item, customSize })));
  return picker.confirm();
}

for (const quirks of [false, true]) {
  describe(`links of every kind, ${quirks ? 'as recorded' : 'by the specification'}`, () => {
    for (const [what, change] of Object.entries(breaks)) {
      it(`with ${what} are inserted safely or not at all`, async (context) => {
        const service = await serve({ apiPort: 0, sitePort: 0, assets: 60, seed: 2, quirks });
        context.after(() => service.close());
        const { baseUrl, close } = await breakLinks(service, change);
        context.after(close);
        const picker = await openPicker(baseUrl, service);
        context.after(() => picker.dispose());
        const pick = await pickAll(picker);
        for (const { markup, width, height } of pick?.items ?? []) {
          const { protocol, username } = new URL(markup.url);
          assert.match(protocol, /^https?:$/);
          assert.equal(username, '');
          assert.doesNotMatch(markup.html, /<script|\sonerror=|javascript:/i);
          assert.equal(markup.html.match(/<(?!\/|source)/g)?.length ?? 0, 1, markup.html);
          for (const length of [width, height]) {
            assert.ok(length === null || (length > 0 && length < 1e6), String(length));
          }
        }
      });
    }
  });
}
