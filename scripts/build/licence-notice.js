import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.js';

/**
 * Adds a comment with the package and its licence to the top of each file. Minifiers keep it. This
 * plugin has to run after all plugins that remove comments.
 *
 * @returns {import('vite').Plugin}
 */
export function licenceNotice() {
  return {
    name: 'licence-notice',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `${notice()}\n${file.code}`;
        }
      },
    },
  };
}

/** The comment at the top of every file. */
export function notice() {
  const { name, version, license } = manifest();
  return `/*! ${name} ${version}, ${license}, see third-party-licenses.md */`;
}

/** The version of the package. */
export function version() {
  return manifest()['version'];
}

function manifest() {
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return /** @type {Record<string, string>} */ (json);
}
