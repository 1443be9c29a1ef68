import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.js';
import { classicFile, classicParts } from './classic-script.js';
import { languageFile, languages } from './languages.js';

const dist = join(root, 'dist');

/** The files that hosts copy or link individually. */
export const singleFiles = [
  'dam-elements.js',
  'dam-assets.js',
  'dam-auth.js',
  'dam-choosing.js',
  'dam-console.js',
  'dam-connector.js',
  'dam-cursor-pager.js',
  'dam-date-range.js',
  'dam-drawings.js',
  'dam-editors.js',
  'dam-expiry.js',
  'dam-facets.js',
  'dam-field.js',
  'dam-filters.js',
  'dam-finding.js',
  'dam-keys.js',
  'dam-list.js',
  'dam-list-end.js',
  'dam-markup.js',
  'dam-marquee.js',
  'dam-notices.js',
  'dam-oidc.js',
  'dam-older.js',
  'dam-pictures.js',
  'dam-preview.js',
  'dam-product-view.js',
  'dam-size-editor.js',
  'dam-products.js',
  'dam-ranges.js',
  'dam-scroll.js',
  'dam-scrub.js',
  'dam-selection.js',
  'dam-session.js',
  'dam-shared.js',
  'dam-sign-in.js',
  'dam-suggestions.js',
  classicFile,
  ...classicParts,
  'dam-auth.iife.js',
  'dam-editors.iife.js',
  'callback.html',
  'relay.html',
  ...languages.map(languageFile),
];

/** Writes the hashes of these files, for `integrity` attributes. */
export function writeIntegrity() {
  const hashes = singleFiles.map((name) => {
    const hash = createHash('sha384').update(readFileSync(join(dist, name)));
    return [name, `sha384-${hash.digest('base64')}`];
  });
  const json = JSON.stringify(Object.fromEntries(hashes), null, 2);
  writeFileSync(join(dist, 'integrity.json'), `${json}\n`);
}
