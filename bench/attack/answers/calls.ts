import { emptyProductQuery, emptyQuery, type Client } from '../../../src/api/index.js';
import { createService } from '../../../src/service/index.js';
import { recorded } from './mutations.js';
import * as check from './shapes.js';

/** A call of the client, a real answer to it, and the check of its result. */
export interface ClientCall {
  readonly name: string;
  readonly answer: unknown;
  readonly run: (client: Client) => Promise<unknown>;
  readonly check: (value: unknown) => void;
}

const baseUrl = 'http://api.test';

/** Every call of the client with the reference service's answers, as recorded and as specified. */
export async function clientCalls(): Promise<readonly ClientCall[]> {
  const calls = await Promise.all([false, true].map(callsOf));
  return [...calls.flat(), ...recordedCalls()];
}

async function callsOf(quirks: boolean): Promise<readonly ClientCall[]> {
  const service = createService({
    baseUrl,
    siteUrl: 'http://site.test',
    assets: 40,
    seed: 5,
    quirks,
  });
  const { accessToken } = service.issueTokens();
  const ask = async (path: string, json?: object): Promise<unknown> => {
    const response = await service.fetch(`${baseUrl}/v2/${path}`, {
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      ...(json && { method: 'POST', body: JSON.stringify(json) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  const facets = ['file_types', 'categories', 'metadata'];
  const expand = 'embeds,file_properties,metadata,thumbnails';
  const search = { query: emptyQuery, offset: 0, limit: 3, facets };
  const found = await ask(`assets/search?limit=3&facet=${facets.join()}&expand=${expand}`);
  const [asset] = listIn(found);
  const products = await ask('products/search', { limit: 3, offset: 0, expand: ['attributes'] });
  const [product] = listIn(products);
  const scrolled = await ask(`assets/search?limit=3&scroll=true&expand=thumbnails`);
  return [
    {
      name: 'searchAssets',
      answer: found,
      run: (client) => client.searchAssets(search),
      check: check.assetPage,
    },
    {
      name: 'scrollAssets',
      answer: scrolled,
      run: async (client) => {
        const pages: unknown[] = [];
        for await (const page of client.scrollAssets({ query: emptyQuery, limit: 3 }))
          pages.push(page);
        return pages;
      },
      check: check.listOf(check.assetPage),
    },
    { name: 'getAsset', answer: asset, run: (client) => client.getAsset('a'), check: check.asset },
    {
      name: 'listAssetGroups',
      answer: await ask('assets/assetgroups'),
      run: (client) => client.listAssetGroups(),
      check: check.listOf(check.group),
    },
    {
      name: 'getUser',
      answer: await ask('user'),
      run: (client) => client.getUser(),
      check: check.user,
    },
    {
      name: 'searchProducts',
      answer: products,
      run: (client) => client.searchProducts({ ...search, query: emptyProductQuery }),
      check: check.productPage,
    },
    {
      name: 'getProduct',
      answer: product,
      run: (client) => client.getProduct('a'),
      check: check.product,
    },
    {
      name: 'listChannelProducts',
      answer: products,
      run: (client) => client.listChannelProducts('a', { offset: 0, limit: 3 }),
      check: check.productPage,
    },
    {
      name: 'listProductCategories',
      answer: await ask('product-categories'),
      run: (client) => client.listProductCategories(),
      check: check.categoryPage,
    },
    {
      name: 'connectorUrl',
      answer: await ask('integrations/url'),
      run: (client) => client.connectorUrl({}),
      check: check.webAddress,
    },
  ];
}

/** Assets composed of recorded parts of the live service's answers. */
function recordedCalls(): readonly ClientCall[] {
  const shell = { ...(recorded('asset_shell') as object) };
  const assets = ['embeds_image_partial', 'embeds_pdf', 'embeds_video'].map((name) => ({
    ...shell,
    id: 'a',
    embeds: recorded(name),
    file_properties: recorded('file_properties_image'),
  }));
  return assets.map((answer) => ({
    name: 'getAsset, as recorded',
    answer,
    run: (client) => client.getAsset('a'),
    check: check.asset,
  }));
}

function listIn(page: unknown): readonly unknown[] {
  return (page as { readonly items: readonly unknown[] }).items;
}
