import { notice } from './licence-notice.js';

/** The file of the ES module that all others share. */
export const sharedFile = 'dam-shared.js';

/**
 * Adds the file that pages name. It holds nothing: everything is in the file that the later ones
 * share. A page may load it with any query, as sites do to get past caches, and nothing runs twice.
 *
 * @returns {import('vite').Plugin}
 */
export function entryFile() {
  return {
    name: 'entry-file',
    generateBundle() {
      const source = `${notice()}\nexport*from"./${sharedFile}";\n`;
      this.emitFile({ type: 'asset', fileName: 'dam-elements.js', source });
    },
  };
}
