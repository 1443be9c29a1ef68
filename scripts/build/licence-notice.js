import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.js';

/**
 * Says at the top of a file what it is part of and under which licence, in a comment that
 * minifiers keep. It has to come after every plugin that takes comments away.
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

/** The comment that every file begins with. */
export function notice() {
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { name, version, license } = /** @type {Record<string, string>} */ (json);
  return `/*! ${name} ${version}, ${license}, see third-party-licenses.md */`;
}
