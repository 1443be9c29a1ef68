import { minify } from 'terser';
import { ownNames } from './own-names.js';

/**
 * Gives members that only the bundle's own code uses short names, the same in all of its files.
 * `own-names.js` tells which members these are. Names that the code of a library contains are kept,
 * and terser keeps those that it knows from browsers.
 *
 * @returns {import('vite').Plugin}
 */
export function shortProperties() {
  return {
    name: 'short-properties',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        const { names, sources } = ownNames();
        const own = new Set([...names].filter((name) => name.length > 2));
        for (const id of files.flatMap(({ moduleIds }) => moduleIds)) {
          if (sources.has(id)) continue;
          if (/\/src\/[^]*\.ts$/.test(id)) throw new Error(`the types of ${id} are not known`);
          for (const [word] of (this.getModuleInfo(id)?.code ?? '').matchAll(/[\w$]+/g)) {
            own.delete(word);
          }
        }
        const used = files.flatMap(({ code }) => propertiesIn(this.parse(code)));
        const short = shortNames(own, used);
        for (const file of files) file.code = await rename(file.code, short);
      },
    },
  };
}

/**
 * Returns a short name for each name, which no other property has: the shortest for the most used.
 *
 * @param {ReadonlySet<string>} own
 * @param {readonly string[]} used - Every use of every property.
 * @returns {readonly (readonly [name: string, short: string])[]}
 */
export function shortNames(own, used) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const name of used) uses.set(name, (uses.get(name) ?? 0) + 1);
  const free = candidates.filter((name) => !uses.has(name));
  return [...uses]
    .filter(([name]) => own.has(name))
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([name], index) => [name, free[index] ?? name]);
}

/** By their frequency in English. Names of one letter compress better than those with a prefix. */
const letters = 'etnrisoualfhcpdvmgybwkxzjqESTNCLAOMDPHBIFRUGKWVXYZJQ'.split('');
const candidates = [...letters, ...letters.flatMap((one) => letters.map((other) => one + other))];

/**
 * @param {string} code
 * @param {readonly (readonly [name: string, short: string])[]} short
 */
async function rename(code, short) {
  const regex = new RegExp(
    `^(?:${short.map(([name]) => name.replaceAll('$', String.raw`\$`)).join('|')})$`,
  );
  const props = Object.fromEntries(short.map(([name, other]) => [`$${name}`, other]));
  const { code: renamed } = await minify(code, {
    module: true,
    ecma: 2020,
    compress: false,
    mangle: { properties: { regex, keep_quoted: true } },
    nameCache: { props: { props } },
    format: { comments: false },
  });
  if (renamed === undefined) throw new Error('a file could not be minified');
  return renamed;
}

/**
 * The names of all properties in a program, once for each use.
 *
 * @param {unknown} node
 * @returns {string[]}
 */
function propertiesIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  const { key, property, computed } = /** @type {Partial<Record<string, Name>>} */ (node);
  const { name, value } = key ?? property ?? {};
  const own = name ?? (typeof value === 'string' ? value : undefined);
  const inside = Object.values(node).flatMap((child) => propertiesIn(child));
  return own === undefined || (computed && name !== undefined) ? inside : [own, ...inside];
}

/** @typedef {{ readonly name?: string, readonly value?: unknown }} Name */
