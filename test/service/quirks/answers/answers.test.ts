import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { createService } from '../../../../src/service/index.js';
import { at, hurriedClock, jsonOf, listAt, textAt } from '../../caller.js';
import { sending } from '../../product-record.js';
import * as assets from './asset-schemas.js';
import * as others from './other-schemas.js';

const service = createService({ assets: 300, products: 300, quirks: true, now: hurriedClock() });
const authorization = `Bearer ${service.issueTokens().accessToken}`;

async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const headers = new Headers(init.headers);
  headers.set('authorization', authorization);
  return jsonOf(await service.fetch(service.baseUrl + path, { ...init, headers }));
}

/** Reads an answer strictly: a member that nobody recorded, or one too few, is an error. */
function hold(schema: v.GenericSchema, json: unknown, what: string): void {
  const { issues = [] } = v.safeParse(schema, json);
  const told = issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  assert.deepEqual(told, [], what);
}

const everything =
  'ai_tags,asset_properties,embeds,file_properties,metadata,metadata_info,' +
  'metadata_vocabulary,security,status,tags,thumbnails';

describe('with quirks, each answer has the recorded members and no others:', () => {
  it('pages of assets, older and newer, with and without sections and facets', async () => {
    for (const members of [
      'limit=100',
      `limit=100&expand=${everything}`,
      `limit=100&offset=200&expand=${everything}&facet=file_types,categories,metadata`,
      'query=nothing+at+all+here',
      'scroll=true&limit=10',
    ]) {
      const page = await ask(`/v2/assets/search?${members}`);
      hold(assets.assetPage, page, members);
    }
    const items = listAt(await ask('/v2/assets/search?limit=100'), 'items');
    assert.ok(items.some((item) => v.is(assets.newerAsset, item)));
    assert.ok(items.some((item) => v.is(assets.olderAsset, item)));
  });

  it('pages of a scrolling search', async () => {
    const first = await ask('/v2/assets/search?scroll=true&limit=10');
    const id = textAt(first, 'scroll_id');
    const next = await ask(`/v2/assets/search/scroll?scroll_id=${id}&expand=${everything}`);
    hold(assets.assetPage, next, 'scroll');
  });

  it('one asset, its versions, and one of them', async () => {
    const items = listAt(await ask('/v2/assets/search?limit=20'), 'items');
    const counts = new Set<number>();
    for (const item of items) {
      const path = `/v2/assets/${textAt(item, 'id')}`;
      const asset = v.union([assets.newerAsset, assets.olderAsset]);
      hold(asset, await ask(`${path}?expand=${everything}`), path);
      const versions = await ask(`${path}/versions`);
      hold(assets.versionList, versions, path);
      const numbers = listAt(versions, 'items').map((each) => at(each, 'version_number'));
      const current = listAt(versions, 'items').filter((each) => at(each, 'current_version'));
      assert.deepEqual(numbers, [1, 2, 3].slice(0, numbers.length));
      assert.deepEqual(current, listAt(versions, 'items').slice(-1));
      counts.add(numbers.length);
      for (const version of listAt(versions, 'items')) {
        const details = textAt(version, '_links', 'version_details');
        const told = await ask(details.slice(service.baseUrl.length));
        hold(assets.newerAsset, told, details);
        assert.equal(at(told, 'version_id'), at(version, 'id'));
        assert.equal(at(told, 'current_version'), at(version, 'current_version'));
      }
    }
    assert.deepEqual([...counts].sort(), [1, 2, 3]);
  });

  it('asset groups, users, refusals, and the address of the connector', async () => {
    hold(assets.groupList, await ask('/v2/assets/assetgroups'), 'groups');
    hold(others.user, await ask('/v2/user'), 'user');
    hold(others.failure, await ask('/v2/assets/nothing'), 'failure');
    hold(others.connectorUrl, await ask('/v2/integrations/url'), 'connector');
  });

  it('products, their pages, channels and categories', async () => {
    const expand = ['attributes'];
    const page = await ask('/v2/products/search', sending('POST', { limit: 100, expand }));
    hold(others.productPage, page, 'page');
    const id = textAt(page, 'items', 0, 'product_id');
    hold(others.product, await ask(`/v2/products/${id}`), 'product');
    hold(others.productPage, await ask('/v2/products/search', sending('POST', {})), 'plain page');
    const channels = await ask('/v2/products/channels');
    hold(others.channelList, channels, 'channels');
    const channel = textAt(channels, 'items', 0, 'channel_id');
    hold(others.channelPage, await ask(`/v2/products/channels/${channel}?limit=5`), 'channel');
    hold(others.productCategoryList, await ask('/v2/product-categories'), 'categories');
  });
});

describe('recorded answers', () => {
  it('describe files with the members that are given here, and no others', async () => {
    for (const name of ['file_properties_image', 'file_properties_video']) {
      const file = new URL(`../../../fixtures/recorded/${name}.json`, import.meta.url);
      const json: unknown = JSON.parse(await readFile(file, 'utf8'));
      hold(assets.fileProperties, at(json, 'file_properties'), name);
    }
  });

  it('have the members of an older asset, and no others', async () => {
    const file = new URL('../../../fixtures/recorded/asset_shell.json', import.meta.url);
    const json: unknown = JSON.parse(await readFile(file, 'utf8'));
    const given = Object.keys(assets.olderAsset.entries).sort();
    assert.deepEqual(Object.keys(Object(json) as object).sort(), given);
  });
});
