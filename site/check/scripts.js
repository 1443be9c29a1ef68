/** @typedef {import('./blocks.js').Block} Block */
/**
 * A script that the compiler checks. Those in JavaScript may leave types open.
 * @typedef {{ readonly block: Block, readonly extension: 'js' | 'jsx' | 'ts' | 'tsx',
 *   readonly code: string }} Script
 */

/**
 * The scripts of a block: itself, or what stands in the `<script>` of markup and templates. Lines
 * keep their numbers.
 * @param {Block} block
 * @returns {Script[]}
 */
export function scriptsOf(block) {
  const { language, code } = block;
  return written(block, language, code).map((script) => ({
    ...script,
    code: script.code.replace(address, (_, /** @type {string} */ name) => `'${entries.get(name)}'`),
  }));
}

/** Files of the package, by the addresses that a page gives them, and the entries they contain. */
const entries = new Map([
  ['dam-elements.js', 'dam-elements'],
  ['dam-auth.js', 'dam-elements/auth'],
  ['dam-editors.js', 'dam-editors'],
  ['doctor/index.js', 'dam-elements/doctor'],
]);
const address = /(?<=from )'\/assets\/([\w/-]+\.js)'/g;

/**
 * @param {Block} block
 * @param {string} language
 * @param {string} code
 * @returns {Script[]}
 */
function written(block, language, code) {
  switch (language) {
    case 'js':
    case 'jsx':
    case 'ts':
    case 'tsx':
      return [{ block, extension: language, code }];
    case 'html':
      return inline(block, 'js');
    case 'vue':
    case 'svelte':
      return inline(block, 'ts');
    default:
      return [];
  }
}

/**
 * @param {Block} block
 * @param {'js' | 'ts'} extension
 * @returns {Script[]}
 */
function inline(block, extension) {
  return [...block.code.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)].flatMap((found) => {
    const [, attributes = '', content = ''] = found;
    if (/\btype="(?!module)/.test(attributes) || content.trim() === '') return [];
    const before = block.code.slice(0, found.index).split('\n').length - 1;
    return [{ block, extension, code: '\n'.repeat(before) + content }];
  });
}
