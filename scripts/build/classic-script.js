import { toAscii } from './ascii.js';
import { version } from './licence-notice.js';

/** The classic script. */
export const classicFile = 'dam-elements.iife.js';

/** What the classic script loads from beside it: what many pages never use, and works without. */
const parts = new Map([
  [/\/src\/define\/product-picker\.ts$/, 'dam-products.classic.js'],
  [/\/src\/elements\/product-picker\/product-view\.ts$/, 'dam-product-view.classic.js'],
  [/\/src\/elements\/preview\/preview\.ts$/, 'dam-preview.classic.js'],
  [/\/src\/elements\/size-editor\/size-editor\.ts$/, 'dam-size-editor.classic.js'],
  [/\/src\/elements\/field\/field\.ts$/, 'dam-field.classic.js'],
  [/\/src\/elements\/facets\/own-facets\.ts$/, 'dam-filters.classic.js'],
  [/\/src\/elements\/facets\/date-range\.ts$/, 'dam-date-range.classic.js'],
  [/\/src\/elements\/toolbar\/search-suggestions\.ts$/, 'dam-suggestions.classic.js'],
  [/\/src\/elements\/finding\/finding\.ts$/, 'dam-finding.classic.js'],
  [/\/src\/elements\/results\/marquee\.ts$/, 'dam-marquee.classic.js'],
  [/\/src\/elements\/results\/ranges\.ts$/, 'dam-ranges.classic.js'],
  [/\/src\/elements\/scrub\/video-scrub\.ts$/, 'dam-scrub.classic.js'],
  [/\/src\/elements\/list\/list-columns\.ts$/, 'dam-list.classic.js'],
  [/\/src\/elements\/notices\/drawings\.ts$/, 'dam-drawings.classic.js'],
  [/\/src\/elements\/preview\/thumbnail-refresh\.ts$/, 'dam-pictures.classic.js'],
  [/\/src\/elements\/keys\/key-list\.ts$/, 'dam-keys.classic.js'],
  [/\/src\/elements\/tray\/choosing\.ts$/, 'dam-choosing.classic.js'],
  [/\/src\/elements\/connector\/open-connector\.ts$/, 'dam-connector.classic.js'],
]);

/** The files of these parts. */
export const classicParts = [...parts.values()];

/**
 * Whether the classic script loads a module from beside it.
 *
 * @param {string} id
 */
export function isClassicPart(id) {
  return [...parts.keys()].some((pattern) => pattern.test(id));
}

/**
 * The name of the file of a part.
 *
 * @param {{ readonly name: string, readonly facadeModuleId?: string | null | undefined }} chunk
 */
export function classicPart({ name, facadeModuleId }) {
  const [, file] = [...parts].find(([pattern]) => pattern.test(facadeModuleId ?? '')) ?? [];
  return file ?? `dam-${name}.classic.js`;
}

/**
 * Makes a classic script of the ES module. A part beside it is a module that imports nothing: it
 * exports a function, which takes what the script shares and is called once.
 *
 * @returns {import('vite').Plugin}
 */
export function classicScript() {
  return {
    name: 'classic-script',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const entry = file.isEntry && this.getModuleInfo(file.facadeModuleId ?? '');
          const code = entry ? asScript(file.code, entry.exports) : asPart(file.code);
          file.code = toAscii(code);
        }
      },
    },
  };
}

/** @typedef {readonly [outside: string, inside: string]} Name */

/**
 * The script, which has one global.
 *
 * @param {string} code
 * @param {readonly string[]} exported - What the global holds.
 */
function asScript(code, exported) {
  const { body, names } = withoutExports(code);
  const isPublic = (/** @type {Name} */ [outside]) => exported.includes(outside);
  return [
    'var DamElements=function(){"use strict";',
    'const addressAtFirst=document.currentScript?.src||location.href,loaded={},',
    'loadPart=name=>loaded[name]??=import(new URL(name,addressAtFirst).href).then(part=>{',
    `if(part.version!=="${version()}")throw Error(name+" is of another version");`,
    'return part.create(shared())}).catch(error=>{delete loaded[name];throw error});',
    withLoadPart(body),
    `const shared=()=>(${objectOf([...names, ['loadPart', 'loadPart']])});`,
    `return${objectOf(names.filter(isPublic))}}();\n`,
  ].join('');
}

/**
 * A part beside the script.
 *
 * @param {string} code
 */
function asPart(code) {
  // The minifier may have put functions first.
  const [imports = '', taken = ''] = /\bimport\{([^}]*)\}from"[^"]*";/.exec(code) ?? [];
  const { body: module, names } = withoutExports(code.replace(imports, () => ''));
  const body = withLoadPart(module);
  if (/\bimport\b/.test(body)) throw new Error('a part of the classic script imports another');
  const given = namesIn(taken, '$1:$2');
  if (body !== module) given.push('loadPart');
  return [
    `export const version="${version()}";`,
    `export const create=({${given.join()}})=>{${body}return${objectOf(names)}};\n`,
  ].join('');
}

/**
 * Code that loads the parts beside the script by the script's own function.
 *
 * @param {string} code
 */
function withLoadPart(code) {
  return code.replace(/\bimport\((["'`])\.\/([\w.-]+)\1\)/g, 'loadPart("$2")');
}

/** @param {string} code */
function withoutExports(code) {
  const [exports = '', list = ''] = /export\{([^}]*)\};?\s*$/.exec(code) ?? [];
  const names = namesIn(list, '$2:$1').map((name) => {
    const [outside = '', inside = ''] = name.split(':');
    return /** @type {Name} */ ([outside, inside]);
  });
  return { body: code.slice(0, code.length - exports.length), names };
}

/**
 * The names of a list as `import` and `export` have it, each written as in an object.
 *
 * @param {string} list
 * @param {string} written
 */
function namesIn(list, written) {
  const names = list.split(',').filter((name) => name !== '');
  return names.map((name) =>
    name.replace(/^(\S+)$/, '$1 as $1').replace(/^(\S+) as (\S+)$/, written),
  );
}

/** @param {readonly Name[]} names */
function objectOf(names) {
  return `{${names.map(([outside, inside]) => `${outside}:${inside}`).join()}}`;
}
