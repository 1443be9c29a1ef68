import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  createClient,
  emptyQuery,
  rebrand,
  type Asset,
  type Client,
  type RebrandReport,
} from '../../../src/api/index.js';
import { serve, type ListeningService } from '../../../src/service/node.js';
import { answering, emptyPage, refusing } from '../answering.js';
import { tokensGiving } from '../tokens.js';

for (const quirks of [false, true]) {
  describe(`rebranding, by a service ${quirks ? 'as the live one is' : 'by the book'}`, () => {
    let service: ListeningService;
    let client: Client;
    let pictures: readonly Asset[];

    before(async () => {
      service = await serve({
        assets: 150,
        seed: 3,
        quirks,
        brandedLinks: false,
        apiPort: 0,
        sitePort: 0,
      });
      const { accessToken } = service.issueTokens();
      const tokens = { get: () => Promise.resolve(accessToken), refuse: () => undefined };
      client = createClient({ baseUrl: service.baseUrl, tokens });
      const query = { ...emptyQuery, text: 'ft:(IMAGE)', sort: 'filename' };
      pictures = (await client.searchAssets({ query, offset: 0, limit: 30, embeds: true })).items;
    });

    after(() => service.close());

    function run(html: string, account = 'acme'): Promise<{ html: string; report: RebrandReport }> {
      return rebrand(html, { client, account });
    }

    function picture(index = 0): Asset {
      const asset = pictures[index];
      assert.ok(asset);
      return asset;
    }

    /** The address of one size, as HTML has it. */
    function addressOf({ embeds }: Asset, name: string): string {
      const url = embeds.find((embed) => embed.name === name)?.url;
      assert.ok(url, name);
      return url.replaceAll('&', '&amp;');
    }

    async function brandedOf({ id }: Asset): Promise<Asset> {
      return client.withBranded(true).getAsset(id);
    }

    test('gives each picture the branded link of its own size', async () => {
      const old = picture();
      const other = await brandedOf(old);
      for (const name of [
        '640px-landscape',
        'Website',
        'Facebook-cover',
        'original',
        // As recorded, templates stay unbranded.
        ...(quirks ? [] : ['templated']),
      ]) {
        const html = `<p>a<img alt="x" src="${addressOf(old, name)}"></p>`;
        const { html: rebranded, report } = await run(html);
        assert.equal(rebranded, html.replace(addressOf(old, name), addressOf(other, name)), name);
        assert.notEqual(rebranded, html);
        assert.deepEqual(report, { replaced: 1, unresolved: [] });
      }
    });

    test('finds every asset of a long page, and asks for many of them at once', async () => {
      const asked = Number(service.stats().requests['GET /v2/assets/search']);
      const page = pictures
        .map((asset) => `<img src='${addressOf(asset, 'Website')}'>`)
        .join('\r\n');
      const { html, report } = await run(page);
      assert.equal(report.replaced, pictures.length);
      assert.doesNotMatch(html, /\/img\//);
      assert.equal(Number(service.stats().requests['GET /v2/assets/search']) - asked, 4);
    });

    test('asks at its width for a size that is offered no more', async () => {
      const old = addressOf(picture(), 'Website').replace('/1280px/', '/777px/');
      const { html } = await run(`<img src="${old}">`);
      assert.match(html, /\/\/acme\.[^"]*\/content\/[^"]*\?w=777[&"]/);
      assert.doesNotMatch(html, /[?;]h=/);
    });

    test('keeps what somebody added to a link', async () => {
      const old = `${addressOf(picture(), 'Website')}?q=60&amp;keep=c#top`;
      const { html } = await run(`<img src="${old}">`);
      assert.match(html, /\?w=1280&amp;[^"]*q=60&amp;keep=c#top"/);
    });

    test('leads to a picture', async () => {
      const { html } = await run(`<img src="${addressOf(picture(), '640px-landscape')}">`);
      const url = /src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const answer = await service.fetch(url);
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get('content-type') ?? '', /^image\//);
    });

    test('leaves what it cannot resolve as it is, and says so once', async () => {
      const site = addressOf(picture(), 'Website').replace(/\/img\/.*/, '');
      const nobody = `${site}/img/acme/zzzzzzzzzz/640px/a.jpg`;
      const hostile = `${site}/img/acme/x)%20OR%20ft:(IMAGE/640px/a.jpg`;
      const size = addressOf(picture(), 'Website').replace('/1280px/', '/poster/');
      const page = [nobody, hostile, size, nobody].map((url) => `<img src="${url}">`).join('');
      const { html, report } = await run(page);
      assert.equal(html, page);
      assert.deepEqual(report, {
        replaced: 0,
        unresolved: [
          { url: nobody, reason: 'unknown-asset' },
          { url: hostile, reason: 'unknown-asset' },
          { url: size, reason: 'unknown-size' },
        ],
      });
    });

    test("leaves other accounts' links, and branded ones, and asks nothing about them", async () => {
      const asked = service.stats().requests['GET /v2/assets/search'];
      const branded = addressOf(await brandedOf(picture()), 'Website');
      const page = `<img src="${addressOf(picture(), 'Website')}"><img src="${branded}">`;
      assert.deepEqual(await run(page, 'other'), {
        html: page,
        report: { replaced: 0, unresolved: [] },
      });
      assert.equal(service.stats().requests['GET /v2/assets/search'], asked);
    });
  });
}

describe('rebranding', () => {
  const link = 'https://embed.example.net/img/acme/x/640px/a.jpg';
  const page = `<img src="${link}">`;

  function clientOf(baseUrl: string): Client {
    return createClient({ baseUrl, tokens: tokensGiving('wat_acme_1'), retries: 0 });
  }

  test('takes no link for branded that is not', async (t) => {
    const embeds = { '640px': { url: link, html: null, share: null } };
    const item = { id: '1', external_id: 'x', embeds };
    const { baseUrl, seen } = await answering(t, () => ({ total_count: 1, items: [item] }));
    const { html, report } = await rebrand(page, { client: clientOf(baseUrl), account: 'acme' });
    assert.equal(html, page);
    assert.deepEqual(report.unresolved, [{ url: link, reason: 'not-branded' }]);
    assert.deepEqual(
      seen.map(({ headers }) => headers['x-service-api-toggle']),
      [undefined, 'branded-links'],
    );
    assert.equal(seen[0]?.url.searchParams.get('query'), 'embedid:(x)');
  });

  test('leaves links where they could run, and says so', async (t) => {
    const { baseUrl } = await answering(t, () => emptyPage);
    const running = `<p style="background: url('${link}')"><a href="javascript:open('${link}')">`;
    const { html, report } = await rebrand(running, {
      client: clientOf(baseUrl),
      account: 'acme',
    });
    assert.equal(html, running);
    assert.deepEqual(report, { replaced: 0, unresolved: [{ url: link, reason: 'unsafe-place' }] });
  });

  test('asks for no asset whose id would reach out of the query’s brackets', async (t) => {
    const { baseUrl, seen } = await answering(t, () => emptyPage);
    const hostile = link.replace('/x/', '/x)%20OR%20ft:(IMAGE/');
    const { report } = await rebrand(`${page}<img src="${hostile}">`, {
      client: clientOf(baseUrl),
      account: 'acme',
    });
    assert.equal(report.unresolved.length, 2);
    assert.deepEqual(
      seen.map(({ url }) => url.searchParams.get('query')),
      ['embedid:(x)', 'embedid:(x)'],
    );
  });

  test('keeps to the hosts that are named', async (t) => {
    const { baseUrl, seen } = await answering(t, () => emptyPage);
    const client = clientOf(baseUrl);
    await rebrand(page, { client, account: 'acme', embedHosts: ['elsewhere.example.net'] });
    assert.equal(seen.length, 0);
    await rebrand(page, { client, account: 'acme', embedHosts: ['embed.example.net'] });
    assert.equal(seen.length, 2);
  });

  test('fails as a whole where the service does', async (t) => {
    const { baseUrl } = await answering(t, refusing(503));
    const call = rebrand(page, { client: clientOf(baseUrl), account: 'acme' });
    await assert.rejects(call, { name: 'HttpError', status: 503 });
  });

  test('is given up by its caller', async (t) => {
    const { baseUrl } = await answering(t, () => emptyPage);
    const reason = new Error('closed');
    const signal = AbortSignal.abort(reason);
    const call = rebrand(page, { client: clientOf(baseUrl), account: 'acme', signal });
    await assert.rejects(call, (error) => error === reason);
  });
});
