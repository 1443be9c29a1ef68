import type { OnPage, SetUp } from './setup.js';
import { eachPage, html, isSearch, offsetIgnored, refusing } from './spoiled.js';

const assets: OnPage = { tag: 'asset-picker' };
const bare: OnPage = { tag: 'asset-picker', attributes: { facets: 'none' } };
const products: OnPage = { tag: 'product-picker' };

const noPictures = { 'img-src': `'self' data:` };
const seconds =
  (ahead: number) =>
  (now: number): string =>
    new Date(now + ahead * 1000).toISOString();

let grown = 0;

/** Search answers with one visible item per page. */
const onePerPage = eachPage(({ items, ...body }) => ({
  ...body,
  items: items.slice(0, 1),
  total_count: 2_000,
}));

const steady = eachPage((body, { url }) => ({
  ...body,
  scroll_id: url.pathname.endsWith('/scroll') ? 'constant' : (body['scroll_id'] ?? 'constant'),
  total_count: 100_000,
}));

/** All pages that are observed without interaction. */
export const setUps: readonly SetUp[] = [
  { name: 'assets, all well', page: assets },
  { name: 'products, all well', page: products },
  { name: 'policy forgets the pictures', page: assets, policy: noPictures },
  {
    name: 'policy forgets them, lapsing in 30 s',
    page: assets,
    policy: noPictures,
    validUntil: seconds(30),
  },
  { name: 'policy forgets products’ pictures', page: products, policy: noPictures },
  { name: 'pictures 403, lapsing in 30 s', page: assets, pictures: 403, validUntil: seconds(30) },
  { name: 'pictures 403, lapsed', page: assets, pictures: 403, validUntil: seconds(-3600) },
  { name: 'pictures 403, good for years', page: bare, pictures: 403, validUntil: seconds(1e8) },
  {
    name: 'pictures 404, valid_until garbage',
    page: bare,
    pictures: 404,
    validUntil: () => 'soon',
  },
  { name: 'assets, one item a page, no facets', page: bare, api: onePerPage },
  { name: 'assets, offset ignored', page: assets, api: offsetIgnored },
  {
    name: 'assets, empty pages with a total',
    page: assets,
    api: eachPage((body, { url }) => ({
      ...body,
      items: url.searchParams.get('offset') === '0' ? body.items.slice(0, 3) : [],
      total_count: 2_000,
    })),
  },
  {
    name: 'assets, total grows, doubles only',
    page: bare,
    api: eachPage((body) => ({
      ...body,
      items: body.items.slice(0, 2).map((item) => ({ ...item, id: 'the-same' })),
      total_count: (grown += 1_000),
    })),
  },
  {
    name: 'assets, constant cursor',
    page: { ...bare, reach: 50, attributes: { facets: 'none', 'page-size': '10' } },
    api: steady,
  },
  { name: 'products, one item a page', page: products, api: onePerPage },
  {
    name: 'products, doubles only',
    page: products,
    api: eachPage((body) => ({
      ...body,
      items: body.items.map((item) => ({ ...item, product_id: 'the-same' })).slice(0, 1),
      total_count: 2_000,
    })),
  },
  {
    name: 'products of a category, doubles only',
    page: { ...products, attributes: { category: 'none-such' } },
    api: eachPage((body) => ({ ...body, items: body.items.slice(0, 1), total_count: 100_000 })),
  },
  { name: '429, Retry-After: 0', page: assets, api: refusing(429, { 'retry-after': '0' }) },
  { name: '429, Retry-After: 1', page: products, api: refusing(429, { 'retry-after': '1' }) },
  { name: '500 for ever', page: assets, api: refusing(500) },
  {
    name: '429 for all but searches, 200 chosen',
    page: {
      ...assets,
      attributes: {
        multiple: '',
        value: Array.from({ length: 200 }, (_, index) => `asset-${index}`).join(' '),
      },
    },
    api: refusing(429, { 'retry-after': '0' }, (url) => !isSearch(url)),
  },
  {
    name: '401 for ever, fresh tokens',
    page: { ...assets, freshTokens: true },
    api: refusing(401),
  },
  {
    name: 'redirects',
    page: assets,
    api: refusing(302, { location: 'https://elsewhere.test/' }),
  },
  { name: 'HTML for JSON', page: assets, api: html },
  { name: 'two pickers, one item a page', page: { ...assets, count: 2 }, api: onePerPage },
  { name: 'moved all the time', page: { ...assets, eachFrame: 'move' } },
  { name: 'query set all the time', page: { ...assets, eachFrame: 'set-query' } },
  { name: 'other tokens all the time', page: { ...bare, eachFrame: 'set-tokens' } },
];
