/** @typedef {{ fileName: string, format: 'es' | 'iife' }} EditorFile */

/**
 * The files that hold the editors' adapters for pages without a bundler, by the mode that builds
 * each: the ES module, and the classic script with its one global.
 *
 * @type {ReadonlyMap<string, EditorFile>}
 */
export const editorFiles = new Map([
  ['editors', { fileName: 'dam-editors.js', format: 'es' }],
  ['editors-classic', { fileName: 'dam-editors.iife.js', format: 'iife' }],
]);
