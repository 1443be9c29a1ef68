const core = /\/lit-html\.js$/;
const reactive = /\/reactive-element\.js$/;
const element = /\/lit-element\.js$/;
const directive = /\/lit-html\/directive\.js$/;
const helpers = /\/lit-html\/directive-helpers\.js$/;
const repeat = /\/lit-html\/directives\/repeat\.js$/;
const live = /\/lit-html\/directives\/live\.js$/;
const task = /\/task\/task\.js$/;
const guard = /\/lit-html\/directives\/guard\.js$/;

/**
 * What no template here has: drawings and formulas by a tag of their own, expressions in comments,
 * in text areas and as attributes without a name, compiled templates, options of listeners,
 * directives that outlive a render or that are one of several for an attribute, and a place to
 * render before.
 *
 * @type {readonly import('./own-lit.js').Change[]}
 */
export const templateFeatures = [
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
  { file: directive, from: 'constructor(t){}', to: '' },
  { file: directive, from: /_\$AT\(t,e,i\)\{.*?\}/, to: '' },
  { file: core, from: ',h._$AT(t,s,e)', to: '' },
  { file: core, from: 'void 0!==e?s._$Co?.[e]:s._$Cl', to: 's._$Cl' },
  { file: core, from: 'void 0!==e?(s._$Co??=[])[e]=h:s._$Cl=h', to: 's._$Cl=h' },
  { file: core, from: 'this.type=2,', to: '' },
  { file: core, from: 'this.type=1,', to: '' },
  { file: core, from: /constructor\(\)\{super\(\.\.\.arguments\),this\.type=\d\}/g, to: '' },
  { file: core, from: /constructor\(t,i,s,e,h\)\{super\(t,i,s,e,h\),this\.type=5\}/, to: '' },
];

/**
 * What no directive here does: `live` is only on properties, `guard` always has a list of the same
 * length, and `repeat` a list with keys. Each is on the right kind of expression, and no part moves
 * to another parent.
 *
 * @type {readonly import('./own-lit.js').Change[]}
 */
export const directiveFeatures = [
  { file: live, from: /constructor\(r\)\{.*?\}(?=render)/, to: '' },
  { file: live, from: 'render(r){return r}', to: '' },
  {
    file: live,
    from: /if\(t===r\|\|t===e\)return t;.*?return s\(i\),t/,
    to: 'return i.element[i.name]===t?r:(s(i),t)',
  },
  {
    file: guard,
    from: /constructor\(\)\{.*?\}render\(r,t\)\{return t\(\)\}/,
    to: '',
  },
  {
    file: guard,
    from: /if\(Array\.isArray\(s\)\).*?this\.render\(s,e\)/,
    to: 'if(this.ot?.every((r,t)=>r===s[t]))return r;return this.ot=s,e()',
  },
  { file: repeat, from: /constructor\(e\)\{.*?\}(?=dt)/, to: '' },
  { file: repeat, from: /dt\(e,s,t\)\{.*?\}(?=update)/, to: '' },
  {
    file: repeat,
    from: '{values:p,keys:a}=this.dt(t,r,c)',
    to: 'p=t.map(c),a=t.map(r)',
  },
  { file: helpers, from: ',n=e._$AM,c=n!==o;if(c){', to: ';if(0){' },
  { file: helpers, from: /if\(0\)\{let t;.*?e\._\$AP\(t\)\}/, to: '' },
  { file: helpers, from: 'if(t!==d||c)', to: 'if(t!==d)' },
];

/**
 * What no property here has: a list of them in the class, a converter without both ways, a test of
 * its own for changes, and no accessor. Styles are a flat list, every update is made, and nothing waits for one.
 *
 * @type {readonly import('./own-lit.js').Change[]}
 */
export const propertyFeatures = [
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
    from: /let t=!1;(const s=this\._\$AL;try\{)t=this\.shouldUpdate\(s\),t\?\((.*?)\):.*?t&&(?=this\._\$AE)/,
    to: '$1$2}catch(s){throw this._$EM(),s}',
  },
  { file: reactive, from: 't=t?l:null', to: 't=t?"":null' },
  { file: reactive, from: 'if(t.size>0)for', to: 'for' },
  { file: reactive, from: ';void 0!==h&&e(', to: ';e(' },
  { file: reactive, from: 'shouldUpdate(t){return!0}', to: '' },
  { file: reactive, from: ',this.updated(t)', to: '' },
  { file: reactive, from: 'updated(t){}', to: '' },
  { file: reactive, from: '(i.hasChanged??f)', to: 'f' },
  { file: reactive, from: 'e=!1,h){if(void 0!==t)', to: 'h){if(void 0!==t)' },
  { file: reactive, from: '!1===e&&(h=this[t])', to: 'h=this[t]' },
  { file: reactive, from: ',converter:u,reflect:!1,useDefault:!1,hasChanged:f', to: '' },
  {
    file: reactive,
    from: /if\(s\.state&&\(s\.attribute=!1\),(.*?),!s\.noAccessor\)\{(.*?)\}\}/,
    to: '$1;$2}',
  },
  { file: reactive, from: /(static finalizeStyles\(s\)\{).*?return i\}/, to: '$1return s.map(t)}' },
];

/**
 * What no task here has: a start by hand, something to do at its end, an initial value, and states
 * or errors that are shown. Arguments are always given as a function.
 *
 * @type {readonly import('./own-lit.js').Change[]}
 */
export const taskFeatures = [
  { file: task, from: /get taskComplete\(\)\{.*?\}(?=constructor)/, to: '' },
  {
    file: task,
    from: /const h="object"==typeof s\?.*?this\.O=this\.T\?\.\(\)\)\}/,
    to: 'this.v=s.task,this.j=s.args}',
  },
  { file: task, from: 'hostUpdate(){!0===this.autoRun&&this.S()}', to: 'hostUpdate(){this.S()}' },
  { file: task, from: /hostUpdated\(\)\{.*?return t\}(?=async S)/, to: '' },
  { file: task, from: 'const t=this.T(),s=this.O;', to: 'const t=this.j(),s=this.O;' },
  { file: task, from: 't===s||void 0===t||void 0!==s&&this.m(s,t)', to: 's&&r(s,t)' },
  { file: task, from: 't??=this.T(),this.O=t,', to: '' },
  { file: task, from: /:\(this\.t=void 0,.*?\)(?=,this\.i=1)/, to: ':0' },
  {
    file: task,
    from: /"afterUpdate"===this\.autoRun\?.*?:(?=this\._\.requestUpdate)/,
    to: '',
  },
  {
    file: task,
    from: 'if(!1===e){try{this.k?.(s)}catch{}this.i=2,this.o?.(s)}',
    to: 'if(!e)this.i=2;',
  },
  { file: task, from: '{try{this.A?.(h)}catch{}this.i=3,this.h?.(h)}', to: ' this.i=3;' },
  { file: task, from: ',this.l=h', to: '' },
  { file: task, from: /abort\(t\)\{.*?\}(?=get value)/, to: '' },
  { file: task, from: /get error\(\)\{.*\}(?=\}const r)/, to: '' },
];
