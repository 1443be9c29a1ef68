/** @typedef {{ fileName: string, format: 'es' | 'iife' }} EditorFile */

/**
 * The bundled editor adapters for pages without a bundler, by build mode: the ES module, and the
 * classic script with one global.
 *
 * @type {ReadonlyMap<string, EditorFile>}
 */
export const editorFiles = new Map([
  ['editors', { fileName: 'dam-editors.js', format: 'es' }],
  ['editors-classic', { fileName: 'dam-editors.iife.js', format: 'iife' }],
]);
