import { notice } from './licence-notice.js';

/** The file that all files of the ES module share. */
export const sharedFile = 'dam-shared.js';

/**
 * Adds the entry file that pages load. It only re-exports the shared file. A page can therefore
 * load it with any query, as sites do to bypass caches, and no code runs twice.
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
