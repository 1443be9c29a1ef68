import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

// A server renders the tags without a page.

assert.equal(typeof globalThis.document, 'undefined');
await import('dam-elements');
await import('dam-elements/define');
const { AssetPicker, FacetPanel, ProductPicker } = await import('dam-elements/react');

const listener = () => assert.fail('a server sends no events');
const html = [
  createElement(AssetPicker, {
    id: 'picker',
    baseUrl: '/v2/',
    multiple: true,
    onAssetPick: listener,
  }),
  createElement(FacetPanel, { htmlFor: 'picker', className: 'wide' }),
  createElement(ProductPicker, { listed: 'parents' }),
].map((element) => renderToString(element));

assert.deepEqual(html, [
  '<asset-picker id="picker"></asset-picker>',
  '<facet-panel class="wide"></facet-panel>',
  '<product-picker></product-picker>',
]);
