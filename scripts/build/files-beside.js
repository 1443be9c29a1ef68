/** The files beside the ES module, by the module each begins with. */
const files = new Map([
  ['product-picker', 'dam-products.js'],
  ['selected-assets', 'dam-assets.js'],
  ['choosing', 'dam-choosing.js'],
  ['finding', 'dam-finding.js'],
  ['field', 'dam-field.js'],
  ['open-connector', 'dam-connector.js'],
  ['popup-sign-in', 'dam-sign-in.js'],
  ['expiry-alarm', 'dam-expiry.js'],
  ['oidc-client-ts', 'dam-oidc.js'],
  ['tell-developers', 'dam-trouble.js'],
  ['older-browser', 'dam-older.js'],
]);

/**
 * What a file beside the ES module is called.
 *
 * @param {string} name - As the bundler would call it.
 */
export function fileBeside(name) {
  return files.get(name) ?? `dam-${name}.js`;
}
