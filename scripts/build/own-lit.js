/**
 * Gives the bundles a Lit of their own, so that they get along with a Lit of the host's.
 *
 * Lit asks the page for a Trusted Types policy named `lit-html`. A page grants each name once:
 * whichever Lit comes second throws while it loads. Ours asks for `dam-elements` instead. Lit
 * also keeps lists of its versions, and notes about decorated properties, in globals; ours keeps
 * the notes to itself and does without the lists, which only development builds read.
 *
 * @returns {import('vite').Plugin}
 */
export function ownLit() {
  /** @type {Set<Change>} */
  const made = new Set();
  return {
    name: 'own-lit',
    transform: {
      filter: { id: changesById },
      handler: (code, id) => {
        const due = changes.filter(({ file }) => file.test(id));
        for (const change of due) made.add(change);
        return { code: due.reduce(apply, code), map: null };
      },
    },
    buildEnd: (error) => {
      const missed = changes.find((change) => !made.has(change));
      if (!error && missed) throw new Error(`Lit has changed: there is no ${missed.file}`);
    },
  };
}

/** @typedef {{ file: RegExp, from: string | RegExp, to: string }} Change */

/**
 * @param {string} code
 * @param {Change} change
 */
function apply(code, { file, from, to }) {
  const changed = code.replace(from, to);
  if (changed === code) throw new Error(`Lit has changed: ${file} does not hold ${from}`);
  return changed;
}

const core = /\/lit-html\.js$/;
const reactive = /\/reactive-element\.js$/;
const element = /\/lit-element\.js$/;
const property = /\/reactive-element\/decorators\/property\.js$/;
const changesById = [core, reactive, element, property];

const version = /\(\w+\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/;

/** @type {readonly Change[]} */
const changes = [
  { file: core, from: 'createPolicy("lit-html"', to: 'createPolicy("dam-elements"' },
  { file: core, from: version, to: '0' },
  { file: reactive, from: version, to: '0' },
  { file: element, from: version, to: '0' },
  {
    file: reactive,
    from: /\w+\.litPropertyMetadata\?\?=new WeakMap;/,
    to: '0;export const litPropertyMetadata=new WeakMap;',
  },
  {
    file: property,
    from: /^/,
    to: 'import{litPropertyMetadata as ownMetadata}from"../reactive-element.js";',
  },
  { file: property, from: /globalThis\.litPropertyMetadata/g, to: 'ownMetadata' },
];
