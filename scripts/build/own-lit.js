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
const styles = /\/reactive-element\/css-tag\.js$/;
const property = /\/reactive-element\/decorators\/property\.js$/;
const decorate = /\/helpers\/esm\/decorate\.js$/;
const directive = /\/lit-html\/directive\.js$/;
const changesById = [core, reactive, element, styles, property, decorate, directive];

const version = /\(\w+\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/;

/**
 * What no template here has: drawings and formulas by a tag of their own, expressions in comments,
 * in text areas and as attributes without a name, compiled templates, options of listeners,
 * directives that outlive a render, and a place to render before.
 *
 * @type {readonly Change[]}
 */
const templateFeatures = [
  { file: core, from: 'l=2===i?"<svg>":3===i?"<math>":""', to: 'l=""' },
  { file: core, from: '+(2===i?"</svg>":3===i?"</math>":"")', to: '' },
  {
    file: core,
    from: /if\((this\.el=S\.createElement\(f,e\)),(P\.currentNode=this\.el\.content),2===i.*?\}(?=for)/,
    to: '$1;$2;',
  },
  { file: core, from: '(y.test(u[2])&&(n=RegExp("</"+u[2],"g")),c=p)', to: 'c=p' },
  { file: core, from: 'c=n??v', to: 'c=v' },
  { file: core, from: '(c=p,n=void 0)', to: 'c=p' },
  { file: core, from: 'let n,l=', to: 'let l=' },
  { file: core, from: /if\(y\.test\(r\.tagName\)\)\{.*?\}\}(?=\}else)/, to: '' },
  { file: core, from: /else t\.startsWith\(o\)&&\(.*?\);/, to: '' },
  { file: core, from: /else\{let t=-1;for\(;-1!==.*?\}(?=l\+\+)/, to: '' },
  {
    file: core,
    from: ':1===r.type?i=new r.ctor(h,r.name,r.strings,this,t):6===r.type&&(i=new Z(h,this,t))',
    to: ':i=new r.ctor(h,r.name,r.strings,this,t)',
  },
  { file: core, from: /"number"==typeof s\?(this\._\$AC\(t\)):\(.*?,s\)/, to: '$1' },
  { file: core, from: '(t?.creationScope??l)', to: 'l' },
  {
    file: core,
    from: '||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive',
    to: '',
  },
  {
    file: core,
    from: /"function"==typeof (this\._\$AH)\?(.*?):this\._\$AH\.handleEvent\(t\)/,
    to: '$2',
  },
  { file: core, from: /const j=\{.*?\}/, to: 'const j={I:k}' },
  { file: core, from: /setConnected\(t\)\{.*?\}/, to: '' },
  { file: core, from: 'for(this._$AP?.(!1,!0,s);', to: 'for(;' },
  {
    file: core,
    from: /get _\$AU\(\)\{return this\._\$AM(\?\._\$AU\?\?this\._\$Cv|\._\$AU)\}/g,
    to: '',
  },
  { file: core, from: /this\._\$AN=void 0,/g, to: '' },
  { file: core, from: ',this._$Cv=e?.isConnected??!0', to: '' },
  { file: core, from: 'h?._$AO?.(!1),', to: '' },
  { file: core, from: 'get startNode(){return this._$AA}get endNode(){return this._$AB}', to: '' },
  { file: core, from: 'get parentNode(){return this._$AM.parentNode}', to: '' },
  { file: core, from: /get parentNode\(\)\{let t.*?,t\}/, to: '' },
  { file: core, from: '"!--"===u[1]?c=_:', to: '' },
  { file: core, from: 'c===_||c===m', to: 'c===m' },
  { file: core, from: 'get tagName(){return this.element.tagName}', to: '' },
  {
    file: core,
    from: /const e=s\?\.renderBefore\?\?i;.*?(?=return h\._)/,
    to: 'let h=i._$litPart$;if(!h)i._$litPart$=h=new k(i.appendChild(c()),null,void 0,s??{});',
  },
  { file: element, from: /createRenderRoot\(\)\{.*?,t\}/, to: '' },
  {
    file: element,
    from: 'this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),',
    to: '',
  },
  { file: element, from: /connectedCallback\(\)\{.*?disconnectedCallback\(\)\{.*?\}/, to: '' },
  { file: directive, from: /get _\$AU\(\)\{return this\._\$AM\._\$AU\}/, to: '' },
];

/**
 * What no property here has: a list of them in the class, a converter without both ways, a test of
 * its own for changes, and no accessor. Styles are a flat list, every update is made, and nothing waits for one.
 *
 * @type {readonly Change[]}
 */
const propertyFeatures = [
  {
    file: reactive,
    from: /if\((this\.finalized=!0),(this\._\$Ei\(\)),this\.hasOwnProperty.*?\}(?=this\._\$Eh=)/,
    to: '$1;$2;',
  },
  {
    file: reactive,
    from: /"function"==typeof t\.converter\?.*?:u(?=;this\._\$Em=e)/,
    to: 't.converter??u',
  },
  { file: reactive, from: '(void 0!==i.converter?.toAttribute?i.converter:u)', to: 'u' },
  {
    file: reactive,
    from: /t=this\.shouldUpdate\(s\),t\?\((.*?)\):this\._\$EM\(\)(?=\}catch)/,
    to: 't=!0,$1',
  },
  { file: reactive, from: 'shouldUpdate(t){return!0}', to: '' },
  { file: reactive, from: ',this.updated(t)', to: '' },
  { file: reactive, from: 'updated(t){}', to: '' },
  { file: reactive, from: '(i.hasChanged??f)', to: 'f' },
  { file: reactive, from: ',converter:u,reflect:!1,useDefault:!1,hasChanged:f', to: '' },
  {
    file: reactive,
    from: /if\(s\.state&&\(s\.attribute=!1\),(.*?),!s\.noAccessor\)\{(.*?)\}\}/,
    to: 's.state&&(s.attribute=!1),$1;$2}',
  },
  { file: reactive, from: /(static finalizeStyles\(s\)\{).*?return i\}/, to: '$1return s.map(t)}' },
];

/** @type {readonly Change[]} */
const changes = [
  ...templateFeatures,

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
      return (prototype, name) => {
        const isAccessor = prototype.hasOwnProperty(name);
        prototype.constructor.createProperty(name, options);
        return isAccessor ? Object.getOwnPropertyDescriptor(prototype, name) : undefined;
      };
    }`,
  },
  {
    file: decorate,
    from: /^[^]*Reflect\.decorate[^]*$/,
    to: `export default function (decorators, target, name, own) {
      const start = own === null ? Object.getOwnPropertyDescriptor(target, name) : own;
      const decorated = decorators.reduceRight(
        (before, decorator) => decorator(target, name, before) || before,
        start,
      );
      if (decorated) Object.defineProperty(target, name, decorated);
    }`,
  },
];
