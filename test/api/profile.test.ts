import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import {
  append,
  createClient,
  emptyQuery,
  hasMore,
  profiles,
  readAssetLink,
  type Asset,
  type AssetPage,
  type Client,
  type ClientOptions,
  type Query,
} from '../../src/api/index.js';
import { serve, type ListeningService } from '../../src/service/node.js';

describe('the live service, as far as it is known', () => {
  let service: ListeningService;
  let client: Client;
  let time = Date.UTC(2025, 0, 1);

  before(async () => {
    const made = { assets: 200, seed: 11, now: () => time };
    service = await serve({ ...made, quirks: true, brandedLinks: false, apiPort: 0, sitePort: 0 });
    client = clientWith({});
  });

  // One test's requests must not count against the next one's.
  beforeEach(() => void (time += 1000));

  after(() => service.close());

  function clientWith(options: Partial<ClientOptions>): Client {
    const { accessToken } = service.issueTokens();
    const tokens = { get: () => Promise.resolve(accessToken), refuse: () => undefined };
    const { baseUrl } = service;
    return createClient({ baseUrl, tokens, profile: profiles.acquia, ...options });
  }

  function search(query: Partial<Query>, offset = 0, limit = 100): Promise<AssetPage> {
    return client.searchAssets({ query: { ...emptyQuery, ...query }, offset, limit, embeds: true });
  }

  async function first(text: string): Promise<Asset> {
    const [asset] = (await search({ text }, 0, 1)).items;
    assert.ok(asset, text);
    return client.getAsset(asset.id);
  }

  test('is asked for branded links by its own header', async () => {
    const { id } = await first('ft:(IMAGE)');
    const kindOf = async (asked: Client): Promise<string | undefined> => {
      const { embeds } = await asked.getAsset(id);
      return readAssetLink(embeds.find(({ name }) => name === 'Website')?.url ?? '')?.kind;
    };
    assert.equal(await kindOf(client), 'unbranded');
    assert.equal(await kindOf(client.withBranded(true)), 'branded');
  });

  test('can be given by name, and another name is refused', async () => {
    const [channel = ''] = service.channelIds;
    const named = clientWith({ profile: 'acquia' });
    const page = await named.listChannelProducts(channel, { offset: 0, limit: 1 });
    assert.equal(page.items.length, 1);
    // As a page without types may write it.
    const mistyped: unknown = { profile: 'Acquia' };
    assert.throws(() => clientWith(mistyped as Partial<ClientOptions>), {
      name: 'TypeError',
      message: 'profile is not known',
    });
  });

  test('has channels in the plural', async () => {
    const [channel = ''] = service.channelIds;
    const page = await client.listChannelProducts(channel, { offset: 0, limit: 1000 });
    assert.ok(page.items.length > 0);
    assert.ok(service.stats().requests['GET /v2/products/channels/{id}']);
  });

  test('may name a size anything, and each arrives', async () => {
    const names = (await first('ft:(IMAGE)')).embeds.map(({ name }) => name);
    for (const odd of ['', '__proto__', '(àX()', 'PostFacebook/Instagram']) {
      assert.ok(names.includes(odd), odd);
    }
    assert.equal(new Set(names).size, names.length);
  });

  test('gives no embed code with a template, and its own address as its share link', async () => {
    const template = (await first('ft:(IMAGE)')).embeds.find(({ name }) => name === 'templated');
    assert.equal(template?.html, null);
    assert.equal(template.share, template.url);
  });

  test('has players elsewhere than pictures, once links are branded', async () => {
    const { id } = await first('ft:(VIDEO)');
    const { embeds } = await client.withBranded(true).getAsset(id);
    const player = embeds.find(({ name }) => name === 'video_player');
    assert.match(player?.url ?? '', /\/view\/video\/.*[?&]u=/);
  });

  test('does not let everybody download everything', async () => {
    const links = (await search({})).items.map(({ downloadUrl }) => downloadUrl === null);
    assert.deepEqual(new Set(links), new Set([true, false]));
  });

  test('says until when a thumbnail is good', async () => {
    for (const { thumbnails } of (await search({})).items) {
      for (const { validUntil } of thumbnails) assert.ok(Number(validUntil) > time);
    }
  });

  test('takes any sort, and lists everything once though ties change places', async () => {
    const listed = await search({ sort: '-created' });
    assert.ok(listed.items.length > 0);
    let page = await search({ sort: 'file_format' }, 0, 20);
    while (hasMore(page)) page = append(page, await search({ sort: 'file_format' }, page.next, 20));
    assert.equal(new Set(page.items.map(({ id }) => id)).size, page.items.length);
    assert.equal(page.next, page.total);
  });

  test('refuses what is past its bounds, without being asked again', async () => {
    const requests = (): number => Number(service.stats().requests['GET /v2/assets/search']);
    const asked = requests();
    await assert.rejects(search({}, 10_001), { name: 'HttpError', status: 400, retryable: false });
    await assert.rejects(search({}, 0, 101), { name: 'HttpError', status: 400, retryable: false });
    assert.equal(requests() - asked, 2);
  });

  test('may know no more of a person than who they are', async () => {
    const { uuid, firstName, lastName, email, username, ...rest } = await client.getUser();
    for (const known of [uuid, firstName, lastName, email, username]) assert.ok(known);
    assert.deepEqual(new Set(Object.values(rest)), new Set([null]));
  });

  test('says when it is ready again, and is asked again then', async () => {
    const waited: number[] = [];
    const patient = clientWith({
      wait: (milliseconds) => {
        waited.push(milliseconds);
        time += 1000;
        return Promise.resolve();
      },
    });
    await Promise.all(Array.from({ length: 50 }, () => client.getUser()));
    assert.ok((await patient.getUser()).uuid);
    assert.equal(waited.length, 1);
  });

  test('is named in an error by the call, and none of its own words are', async () => {
    await assert.rejects(client.getAsset('0-0'), {
      name: 'HttpError',
      status: 404,
      message: 'The service responded with 404 for v2/assets/0-0',
    });
  });

  test('gives the address of its connector, for either kind of links', async () => {
    const asked = { query: 'sea', hideSearchBar: true };
    const plain = await client.connectorUrl(asked);
    const branded = await client.withBranded(true).connectorUrl(asked);
    assert.notEqual(plain, branded);
    for (const url of [plain, branded]) assert.ok((await service.fetch(url)).ok);
  });
});
