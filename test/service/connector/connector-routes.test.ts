import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ServiceOptions } from '../../../src/service/index.js';
import { assetRecord, assetRecords } from '../asset-record.js';
import { caller, jsonOf, textAt, type Caller } from '../caller.js';

const person = caller(assetRecords(30));
const { service } = person;

async function addressFor(
  person: Caller,
  parameters = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answer = await person.ask(`/v2/integrations/url?${parameters}`, { headers });
  assert.equal(answer.status, 200);
  return textAt(await jsonOf(answer), 'url');
}

const open = (person: Caller, url: string): Promise<Response> => person.service.fetch(url);

/** The first asset that a connector page would hand over. */
async function firstItem(person: Caller, url: string): Promise<unknown> {
  const page = await (await open(person, url)).text();
  const [, written = ''] = /data-item="([^"]*)"/.exec(page) ?? [];
  const json = written.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return JSON.parse(json);
}

for (const quirks of [false, true]) {
  const how = quirks ? 'with quirks' : 'by the book';
  describe(`the address of the connector, ${how}`, () => {
    it('is all that is answered, is on the customer site and opens without a token', async () => {
      const person = caller(assetRecords(30), { quirks });
      const answer = await person.read('/v2/integrations/url');
      assert.deepEqual(Object.keys(Object(answer) as object), ['url']);
      const url = textAt(answer, 'url');
      assert.equal(new URL(url).origin, person.service.siteUrl);
      const page = await open(person, url);
      assert.equal(page.status, 200);
      assert.match(await page.text(), /30 assets, page 1 of 2/);
    });

    it('is good for 24 hours', async () => {
      let now = Date.UTC(2026, 0, 1);
      const person = caller([], { quirks, now: () => now });
      const url = await addressFor(person);
      now += 24 * 3_600_000 - 1;
      assert.equal((await open(person, url)).status, 200);
      now += 1;
      const late = await open(person, url);
      assert.equal(late.status, 403);
      assert.match(await late.text(), /too old/);
    });

    it('is refused where a parameter was changed, left out or repeated', async () => {
      const person = caller(assetRecords(1), { quirks, brandedLinks: false });
      const url = new URL(await addressFor(person, 'query=picture&hideSearchBar=true'));
      const changes: readonly ((members: URLSearchParams) => void)[] = [
        (members) => members.set('query', 'other'),
        (members) => members.delete('query'),
        (members) => members.append('query', 'picture'),
        (members) => members.set('hideSearchBar', 'false'),
        (members) => members.set('links', 'branded'),
        (members) => members.set('expires', '2099-01-01T00:00:00.000Z'),
        (members) => members.set('signature', 'ff'.repeat(32)),
        (members) => members.set('signature', ''),
        (members) => members.delete('signature'),
      ];
      assert.equal((await open(person, url.href)).status, 200);
      for (const change of changes) {
        const changed = new URL(url);
        change(changed.searchParams);
        assert.equal((await open(person, changed.href)).status, 403, changed.search);
      }
    });

    it('of one service is refused by another', async () => {
      const url = await addressFor(caller([], { quirks }));
      assert.equal((await open(caller([], { quirks }), url)).status, 403);
    });

    it('may carry more than was signed, as clients add to it', async () => {
      const person = caller([], { quirks });
      const url = await addressFor(person, 'query=dog');
      assert.equal((await open(person, `${url}&actions=download,view,insert`)).status, 200);
    });

    it('is asked for with a flag that is true or false', async () => {
      const { ask } = caller([], { quirks });
      for (const [flag, status] of Object.entries({ true: 200, false: 200, yes: 400, '': 400 })) {
        const answer = await ask(`/v2/integrations/url?hideSearchBar=${flag}`);
        assert.equal(answer.status, status, flag);
      }
    });
  });

  describe(`the search of the connector, ${how}`, () => {
    it('begins with the query, and the person may look for something else', async () => {
      const person = caller(assetRecords(30), { quirks });
      const url = await addressFor(person, 'query=0007');
      assert.match(await (await open(person, url)).text(), /<p class="count">1 asset</);
      assert.match(await (await open(person, `${url}&text=0011`)).text(), />Picture 0011\.jpg</);
      assert.match(await (await open(person, `${url}&text=`)).text(), /30 assets/);
      assert.match(await (await open(person, `${url}&text=&page=2`)).text(), /page 2 of 2/);
      assert.match(await (await open(person, `${url}&text=nothing`)).text(), /No assets/);
    });

    it('cannot be changed where the search bar is hidden', async () => {
      const person = caller(assetRecords(30), { quirks });
      const url = await addressFor(person, 'query=0007&hideSearchBar=true');
      const page = await (await open(person, url)).text();
      assert.doesNotMatch(page, /<form/);
      assert.match(page, />Picture 0007\.jpg</);
      assert.equal((await open(person, `${url}&text=0011`)).status, 403);
    });

    it('is refused for a page that is no number', async () => {
      const person = caller([], { quirks });
      assert.equal((await open(person, `${await addressFor(person)}&page=0`)).status, 400);
    });
  });
}

describe('what the connector hands over', () => {
  const filename = `"><img src=x onerror=alert(1)> 'été'.jpg`;

  it('is one asset with its links, and a hostile name stays text', async () => {
    const person = caller([assetRecord({ filename })]);
    const page = await (await open(person, await addressFor(person))).text();
    assert.doesNotMatch(page, /<img src=x/);
    const item = await firstItem(person, await addressFor(person));
    assert.equal(textAt(item, 'filename'), filename);
    assert.deepEqual(Object.keys(Object(item) as object), [
      'id',
      'external_id',
      'filename',
      'embed_name',
      'embed_link',
      'embed_code',
      'share_link',
      'thumbnail_link',
    ]);
    for (const link of ['embed_link', 'share_link', 'thumbnail_link']) {
      assert.equal((await person.service.fetch(textAt(item, link))).status, 200, link);
    }
    assert.match(textAt(item, 'embed_code'), /^<img [^<>]*>$/);
  });

  it('is unbranded, and branded only where the address was asked for with the toggle', async () => {
    const person = caller([assetRecord()]);
    const plain = await firstItem(person, await addressFor(person));
    const toggle = { 'x-service-api-toggle': 'branded-links' };
    const branded = await firstItem(person, await addressFor(person, '', toggle));
    for (const link of ['embed_link', 'share_link', 'embed_code']) {
      assert.match(textAt(plain, link), /localhost:4802\/img\/acme\/abcdefghij\/640px\//);
      assert.match(textAt(branded, link), /acme\.localhost:4802\/content\/abcdefghij\/jpeg\//);
    }
  });

  it('with quirks has a size that customers named, and links that work all the same', async () => {
    const quirky = caller([assetRecord()], { quirks: true });
    const item = await firstItem(quirky, await addressFor(quirky));
    assert.equal(textAt(item, 'embed_name'), '(àX()');
    for (const link of ['embed_link', 'share_link', 'thumbnail_link']) {
      assert.equal((await quirky.service.fetch(textAt(item, link))).status, 200, link);
    }
  });

  it('with quirks lacks a thumbnail now and then', async () => {
    const quirky = caller([assetRecord({ formatType: 'video' })], { quirks: true });
    const item = await firstItem(quirky, await addressFor(quirky));
    assert.ok(!Object.hasOwn(Object(item) as object, 'thumbnail_link'));
  });
});

describe("the connector's page", () => {
  const policyOf = async (options: ServiceOptions): Promise<string> => {
    const person = caller([], options);
    const page = await open(person, await addressFor(person));
    return page.headers.get('content-security-policy') ?? '';
  };

  it('may be framed by the allowed origins alone, and nothing foreign or inline runs in it', async () => {
    const policy = await policyOf({ allowedOrigins: ['https://a.example', 'null', 'b.example'] });
    const directives = policy.split('; ');
    assert.ok(directives.includes("default-src 'none'"));
    assert.ok(directives.includes("script-src 'self'"));
    assert.ok(directives.includes('frame-ancestors https://a.example'));
    assert.doesNotMatch(policy, /unsafe|\*/);
    assert.match(await policyOf({ allowedOrigins: [] }), /frame-ancestors 'none'/);
  });

  it('is refused to frames of others where the address is not good, too', async () => {
    const refused = await service.fetch(`${service.siteUrl}/connector`);
    assert.equal(refused.status, 403);
    const policy = refused.headers.get('content-security-policy') ?? '';
    assert.match(policy, /frame-ancestors http:\/\/localhost:5173$/);
  });

  it('is not kept, and tells nobody its address', async () => {
    const person = caller([]);
    const { headers } = await open(person, await addressFor(person));
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
  });

  it('has its script and style in files of their own', async () => {
    for (const [path, type] of [
      ['/connector.js', 'text/javascript'],
      ['/connector.css', 'text/css'],
    ] as const) {
      const { status, headers } = await service.fetch(service.siteUrl + path);
      assert.equal(status, 200);
      assert.ok(headers.get('content-type')?.startsWith(type));
    }
  });
});
