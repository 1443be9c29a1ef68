import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { languageFile, languages } from './build/languages.js';
import { root } from './run.js';
import { Refusal } from './step.js';

/** The maximum transfer size of each bundle, in bytes: brotli, quality 11. */
const budgets = new Map([
  ['dam-elements.js', 100],
  // Together with the entry file, this is what every page loads.
  ['dam-shared.js', 35_906],
  ['dam-products.js', 14_600],
  ['dam-product-view.js', 3_200],
  // The classic script contains what most pages use; what few pages use lies beside it.
  ['dam-elements.iife.js', 60_000],
  ['dam-preview.classic.js', 7_900],
  ['dam-size-editor.classic.js', 5_940],
  ['dam-products.classic.js', 14_600],
  ['dam-product-view.classic.js', 3_200],
  ['dam-field.classic.js', 2_600],
  ['dam-connector.classic.js', 1_000],
  ['dam-filters.classic.js', 1_000],
  ['dam-date-range.classic.js', 1_000],
  ['dam-suggestions.classic.js', 3_860],
  ['dam-finding.classic.js', 4_600],
  ['dam-choosing.classic.js', 2_340],
  ['dam-choosing.js', 2_340],
  ['dam-facets.js', 3_860],
  ['dam-filters.js', 1_000],
  ['dam-date-range.js', 1_000],
  ['dam-suggestions.js', 3_860],
  ['dam-finding.js', 4_600],
  ['dam-field.js', 2_610],
  ['dam-selection.js', 9_060],
  ['dam-assets.js', 5_430],
  ['dam-preview.js', 7_900],
  ['dam-size-editor.js', 5_970],
  ['dam-pictures.js', 1_450],
  ['dam-cursor-pager.js', 500],
  ['dam-list.js', 2_100],
  ['dam-list-end.js', 350],
  ['dam-list.classic.js', 2_100],
  ['dam-keys.js', 1_700],
  ['dam-keys.classic.js', 1_700],
  ['dam-drawings.js', 900],
  ['dam-drawings.classic.js', 900],
  ['dam-marquee.js', 1_500],
  ['dam-ranges.js', 750],
  ['dam-scrub.js', 1_100],
  ['dam-scrub.classic.js', 1_100],
  ['dam-pictures.classic.js', 1_450],
  ['dam-marquee.classic.js', 1_500],
  ['dam-ranges.classic.js', 750],
  ['dam-markup.js', 3_240],
  ['dam-notices.js', 850],
  ['dam-session.js', 3_850],
  ['dam-sign-in.js', 1_600],
  ['dam-expiry.js', 500],
  ['dam-scroll.js', 350],
  ['dam-oidc.js', 1_100],
  ['dam-console.js', 900],
  ['dam-older.js', 500],
  // Signing in is in it as a whole, because it needs no other file.
  ['dam-auth.js', 7_700],
  ['dam-auth.iife.js', 7_700],
  ['dam-editors.js', 5_000],
  ['dam-editors.iife.js', 5_000],
  ...languages.map((language) => /** @type {const} */ ([languageFile(language), 6_100])),
]);

/** Prints the sizes of the bundles. Throws if a bundle exceeds its budget. */
export function checkSizes() {
  for (const [name, budget] of budgets) {
    const weight = brotli(readFileSync(join(root, 'dist', name)));
    console.log(`${name}: ${weight} bytes of at most ${budget} (brotli)`);
    if (weight > budget) throw new Refusal(`${name} is ${weight - budget} bytes over its budget`);
  }
}

/** @param {Buffer} content */
function brotli(content) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params }).length;
}
