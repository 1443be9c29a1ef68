/**
 * @typedef {object} ExtraBundle
 * @property {string} entry - The source.
 * @property {string} global - The global of the classic script.
 * @property {string} fileName
 * @property {'es' | 'iife'} format
 */

const editors = { entry: 'src/editors/bundle.ts', global: 'DamEditors' };
const auth = { entry: 'src/auth/index.ts', global: 'DamAuth' };

/**
 * What pages without a bundler may load beside the elements, by build mode: each as an ES module,
 * and as a classic script with one global. Each is one file and needs no other.
 *
 * @type {ReadonlyMap<string, ExtraBundle>}
 */
export const extraBundles = new Map([
  ['editors', { ...editors, fileName: 'dam-editors.js', format: 'es' }],
  ['editors-classic', { ...editors, fileName: 'dam-editors.iife.js', format: 'iife' }],
  ['auth', { ...auth, fileName: 'dam-auth.js', format: 'es' }],
  ['auth-classic', { ...auth, fileName: 'dam-auth.iife.js', format: 'iife' }],
]);
