/** The additional files of the ES module, by their entry module. */
const files = new Map([
  ['product-picker', 'dam-products.js'],
  ['selected-assets', 'dam-assets.js'],
  ['thumbnail-refresh', 'dam-pictures.js'],
  ['late-tray', 'dam-selection.js'],
  ['late-facets', 'dam-facets.js'],
  ['own-facets', 'dam-filters.js'],
  ['list-columns', 'dam-list.js'],
  ['key-list', 'dam-keys.js'],
  ['video-scrub', 'dam-scrub.js'],
  ['search-suggestions', 'dam-suggestions.js'],
  ['finding', 'dam-finding.js'],
  ['field', 'dam-field.js'],
  ['open-connector', 'dam-connector.js'],
  ['pick', 'dam-markup.js'],
  ['broker-source', 'dam-session.js'],
  ['popup-sign-in', 'dam-sign-in.js'],
  ['expiry-alarm', 'dam-expiry.js'],
  ['oidc-client-ts', 'dam-oidc.js'],
  ['developer-console', 'dam-console.js'],
  ['older-browser', 'dam-older.js'],
]);

/**
 * The name of an additional file of the ES module.
 *
 * @param {string} name - The bundler's name.
 */
export function chunkFileName(name) {
  return files.get(name) ?? `dam-${name}.js`;
}
