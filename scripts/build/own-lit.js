import {
  directiveFeatures,
  propertyFeatures,
  taskFeatures,
  templateFeatures,
} from './unused-lit.js';

/**
 * Gives the bundles a separate copy of Lit, so that they do not conflict with a host's Lit.
 *
 * Lit asks the page for a Trusted Types policy named `lit-html`. A page allows each name once, so the
 * second Lit throws while it loads. Ours asks for `dam-elements` instead. Lit also keeps globals: lists
 * of its versions, which only development builds read, and notes for standard decorators, which this
 * package does not use. Ours has neither, and applies decorators itself if the page has a
 * `Reflect.decorate`. It looks for no polyfills: the oldest supported browsers have shadow trees and
 * style sheets that a tree can adopt. It also leaves out what these elements do not use: initializers
 * of decorators, the removal of controllers, and attributes that hold JSON.
 *
 * @returns {import('vite').Plugin}
 */
export function ownLit() {
  /** @type {Set<Change>} */
  const made = new Set();
  return {
    name: 'own-lit',
    transform: {
      filter: { id: changes.map(({ file }) => file) },
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
const styles = /\/reactive-element\/css-tag\.js$/;
const property = /\/reactive-element\/decorators\/property\.js$/;
const decorate = /\/helpers\/esm\/decorate\.js$/;

const version = /\(\w+\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/;

/** @type {readonly Change[]} */
const changes = [
  ...templateFeatures,
  ...directiveFeatures,
  ...taskFeatures,

  { file: core, from: 'createPolicy("lit-html"', to: 'createPolicy("dam-elements"' },
  { file: core, from: version, to: '0' },
  { file: reactive, from: version, to: '0' },
  { file: element, from: version, to: '0' },
  { file: core, from: /,\w+=\w+\.litHtmlPolyfillSupport;\w+\?\.\(\w+,\w+\)/, to: ';0' },
  { file: reactive, from: /,\w+=\w+\.reactiveElementPolyfillSupport/, to: '' },
  { file: reactive, from: /\w+\?\.\(\{ReactiveElement:\w+\}\)/, to: '0' },
  { file: element, from: /\w+\.litElementHydrateSupport\?\.\(\{LitElement:\w+\}\)/, to: '0' },
  {
    file: element,
    from: /const \w+=\w+\.litElementPolyfillSupport;\w+\?\.\(\{LitElement:\w+\}\)/,
    to: '0',
  },
  {
    file: styles,
    from: /^[^]*adoptedStyleSheets[^]*$/,
    to: `export class CSSResult {
      constructor(text) {
        this.cssText = text;
      }
      get styleSheet() {
        if (!this.sheet) (this.sheet = new CSSStyleSheet()).replaceSync(this.cssText);
        return this.sheet;
      }
      toString() {
        return this.cssText;
      }
    }
    export const supportsAdoptingStyleSheets = true;
    export const unsafeCSS = (text) => new CSSResult(String(text));
    export const css = (strings, ...values) => new CSSResult(String.raw({ raw: strings }, ...values));
    export const adoptStyles = (root, styles) => {
      root.adoptedStyleSheets = styles.map((style) => style.styleSheet ?? style);
    };
    export const getCompatibleStyle = (style) => style;`,
  },
  {
    file: reactive,
    from: /Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap;/,
    to: '',
  },
  {
    file: reactive,
    from: /const t=this\[Symbol\.metadata\];if\(null!==t\)\{.*?\}(?=this\._\$Eh=)/,
    to: '',
  },
  { file: reactive, from: /static addInitializer\(\w\)\{.*?\}(?=static get)/, to: '' },
  { file: reactive, from: /,void 0!==\w\.l&&\(this\.l=\[\.\.\.\w\.l\]\)/, to: '' },
  { file: reactive, from: /,this\.constructor\.l\?\.forEach\(\w=>\w\(this\)\)/, to: '' },
  { file: reactive, from: /removeController\(\w\)\{.*?\}(?=_\$E_)/, to: '' },
  {
    file: reactive,
    from: /;break;case Object:case Array:\w=null==\w\?\w:JSON\.stringify\(\w\)\}/,
    to: '}',
  },
  {
    file: reactive,
    from: /;break;case Object:case Array:try\{\w=JSON\.parse\(\w\)\}catch\(\w\)\{\w=null\}\}/,
    to: '}',
  },
  ...propertyFeatures,
  {
    file: property,
    from: /^import[^]*globalThis\.litPropertyMetadata[^]*createProperty[^]*$/,
    to: `export function property(options) {
      return (prototype, name) => prototype.constructor.createProperty(name, options);
    }`,
  },
  {
    file: decorate,
    from: /^[^]*Reflect\.decorate[^]*$/,
    to: `export default function (decorators, target, name) {
      for (const decorator of decorators) decorator(target, name);
    }`,
  },
];
