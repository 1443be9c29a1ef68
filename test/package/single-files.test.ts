import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { toAscii } from '../../scripts/build/ascii.js';
import { shortenTemplates } from '../../scripts/build/templates.js';
import { entriesOf, readBuilt } from './package.js';

/** What the classic script loads from beside it. */
const beside = [
  'preview product-view products size-editor field finding filters date-range choosing',
  'suggestions connector marquee ranges scrub list keys drawings pictures',
].flatMap((names) => names.split(' '));

/** The files that load nothing. */
const alone = [
  ...beside.map((name) => `dam-${name}.classic.js`),
  'dam-cursor-pager.js',
  'dam-list-end.js',
  'dam-notices.js',
  'dam-oidc.js',
  'dam-console.js',
  'dam-elements.iife.js',
  'dam-auth.js',
  'dam-auth.iife.js',
  'dam-editors.js',
  'dam-editors.iife.js',
];

/** What each file loads beside itself. */
const loads: Readonly<Record<string, readonly string[]>> = {
  'dam-elements.js': ['./dam-shared.js'],
  'dam-shared.js': [
    './dam-assets.js',
    './dam-connector.js',
    './dam-console.js',
    './dam-cursor-pager.js',
    './dam-drawings.js',
    './dam-facets.js',
    './dam-field.js',
    './dam-notices.js',
    './dam-older.js',
    './dam-products.js',
    './dam-scroll.js',
    './dam-selection.js',
    './dam-session.js',
    './dam-suggestions.js',
  ],
  'dam-assets.js': [
    './dam-choosing.js',
    './dam-filters.js',
    './dam-keys.js',
    './dam-list.js',
    './dam-markup.js',
    './dam-pictures.js',
    './dam-preview.js',
    './dam-scrub.js',
    './dam-selection.js',
    './dam-shared.js',
    './dam-size-editor.js',
  ],
  'dam-selection.js': [
    './dam-choosing.js',
    './dam-list-end.js',
    './dam-marquee.js',
    './dam-pictures.js',
    './dam-ranges.js',
    './dam-shared.js',
  ],
  'dam-keys.js': ['./dam-selection.js', './dam-shared.js'],
  'dam-ranges.js': ['./dam-shared.js'],
  'dam-list.js': ['./dam-selection.js', './dam-shared.js'],
  'dam-marquee.js': ['./dam-shared.js'],
  'dam-scrub.js': ['./dam-markup.js', './dam-shared.js'],
  'dam-choosing.js': ['./dam-shared.js'],
  'dam-connector.js': ['./dam-markup.js', './dam-shared.js'],
  'dam-drawings.js': ['./dam-shared.js'],
  'dam-field.js': ['./dam-shared.js'],
  'dam-finding.js': ['./dam-shared.js'],
  'dam-facets.js': ['./dam-date-range.js', './dam-shared.js'],
  'dam-date-range.js': ['./dam-shared.js'],
  'dam-filters.js': ['./dam-selection.js', './dam-shared.js'],
  'dam-expiry.js': ['./dam-oidc.js'],
  'dam-markup.js': ['./dam-shared.js'],
  'dam-older.js': ['./dam-shared.js'],
  'dam-pictures.js': ['./dam-shared.js'],
  'dam-preview.js': ['./dam-assets.js', './dam-markup.js', './dam-selection.js', './dam-shared.js'],
  'dam-session.js': ['./dam-console.js', './dam-expiry.js', './dam-shared.js', './dam-sign-in.js'],
  'dam-product-view.js': ['./dam-selection.js', './dam-shared.js'],
  'dam-products.js': ['./dam-product-view.js', './dam-selection.js', './dam-shared.js'],
  'dam-sign-in.js': ['./dam-oidc.js', './dam-shared.js'],
  'dam-size-editor.js': [
    './dam-assets.js',
    './dam-markup.js',
    './dam-selection.js',
    './dam-shared.js',
  ],
  'dam-suggestions.js': ['./dam-finding.js', './dam-shared.js'],
  'dam-scroll.js': ['./dam-shared.js'],
  ...Object.fromEntries(alone.map((file) => [file, []])),
};
const bundles = Object.keys(loads);
const pages = ['callback.html', 'relay.html'];
const languages = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'zh'].map(
  (language) => `dam-text-${language}.js`,
);

/** The hash of a text as `integrity` attributes and content policies write it. */
const hashOf = (algorithm: string, text: string): string =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

describe('a host that links single files', () => {
  it('can check each by the hash in integrity.json', () => {
    const hashes = Object.fromEntries(entriesOf(JSON.parse(readBuilt('integrity.json'))));
    const expected = [...bundles, ...pages, ...languages].map((name) => [
      name,
      hashOf('sha384', readBuilt(name)),
    ]);
    assert.deepEqual(hashes, Object.fromEntries(expected));
  });

  it('finds in each part under which licence it is', () => {
    const parts = [...bundles, ...languages];
    const silent = parts.filter(
      (name) =>
        !/^(?:\/\/# .*\n)?\/\*! dam-elements \d+\.\d+\.\d+, MIT, see [\w-]+\.md \*\/\n/.test(
          readBuilt(name),
        ),
    );
    assert.deepEqual(silent, []);
    assert.ok(readBuilt('third-party-licenses.md').length > 1000);
  });

  it('may serve the classic script and its parts in any encoding', () => {
    const parts = ['dam-elements.iife.js', ...beside.map((name) => `dam-${name}.classic.js`)];
    for (const name of parts) assert.doesNotMatch(readBuilt(name), /[^\x00-\x7f]/);
  });

  for (const name of bundles) {
    it(`loads for ${name} only what lies beside it, and no white space that nobody reads`, () => {
      const code = readBuilt(name);
      const asked = code.matchAll(/(?<![.\w$])(?:import\s*\(?|from)\s*["'`]([^"'`]*)["'`]/g);
      assert.deepEqual([...new Set(Array.from(asked, ([, file]) => file))].sort(), loads[name]);
      assert.equal(/\beval\(|new Function/.exec(code)?.[0], undefined);
      assert.ok(code.trim().split('\n').length < 5, 'the bundle is on more than a few lines');
      assert.doesNotMatch(code, /[{};] {2,}/);
      assert.doesNotMatch(code, /Lit is in dev mode|process\.env/);
    });
  }

  for (const name of languages) {
    it(`loads nothing for ${name}, and runs nothing that a policy could forbid`, () => {
      const code = readBuilt(name);
      assert.doesNotMatch(code, /\bimport\b|\bfrom\s*["'`]|\beval\(|new Function/);
      assert.ok(code.trim().split('\n').length < 5, 'the file is on more than a few lines');
    });
  }

  for (const name of pages) {
    it(`has a page ${name} that runs its own script and nothing else`, () => {
      const html = readBuilt(name);
      const scripts = Array.from(html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g));
      assert.equal(scripts.length, 1);
      const [, attributes, script] = scripts[0] ?? [];
      assert.equal(attributes, '');
      const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1];
      assert.match(policy ?? '', /default-src 'none'/);
      assert.ok(policy?.includes(`script-src '${hashOf('sha256', script ?? '')}'`));
    });
  }
});

describe('shortening a template', () => {
  const shorten = (code: string): string => shortenTemplates(code, 'card.ts');

  it('keeps one space where there was any, since it may part two words', () => {
    assert.equal(
      shorten('html`\n  <b>a</b>\n  <i\n    title=${t}\n  >b</i>\n`;'),
      'html` <b>a</b> <i title=${t}>b</i> `;',
    );
  });

  it('takes spaces away where a block, a button or a drawing begins or ends', () => {
    assert.equal(
      shorten('html`\n  <div class=${c}>\n  a > ${b} <button\n> c\n</button> </div>\n`'),
      'html`<div class=${c}>a > ${b} <button>c</button></div>`',
    );
    assert.equal(
      shorten('html`<i> <svg> <path d=${d} /> </svg> </i>`'),
      'html`<i> <svg><path d=${d} /></svg> </i>`',
    );
  });

  it('reaches templates inside templates', () => {
    assert.equal(
      shorten('html`<p>  ${a ? html`<b>  </b>` : 0}  </p>`'),
      'html`<p>${a ? html`<b> </b>` : 0}</p>`',
    );
  });

  it('takes comments and spaces out of a style sheet, but not out of its strings', () => {
    const sheet =
      'css`\n  /* why */\n  a :hover,\n  b::after {\n    content: "  ;  ";\n    width: calc(1px + ${w});\n    margin: 0.5em -0.5em;\n  }\n`';
    assert.equal(
      shorten(sheet),
      'css`a :hover,b::after{content:"  ;  ";width:calc(1px + ${w});margin:.5em -.5em}`',
    );
  });

  it('takes spaces and quotes out of a style sheet where they have no meaning', () => {
    const sheet =
      "css`@media (a){ [role='grid'] > a * > b[title='c d'] { margin: calc((1em - 2px) * 3 / 4) !important } } @supports not (a: b){}`";
    const short =
      "css`@media(a){[role=grid]>a *>b[title='c d']{margin:calc((1em - 2px)*3/4)!important}}@supports not (a:b){}`";
    assert.equal(shorten(sheet), short);
  });

  it('leaves other templates and plain strings as they are', () => {
    const code = 'const a = `x  y`; const b = "html`x  y`"; tag`x  y`;';
    assert.equal(shorten(code), code);
  });
});

describe('writing a script in ASCII', () => {
  it('changes how it is written, not what it says', () => {
    const code = "const wörd = 'ä€😀' + `…${1}`; [wörd, /[ä-ü]/.test('ö')].join()";
    const written = toAscii(code);
    assert.doesNotMatch(written, /[^\x00-\x7f]/);
    assert.equal(written.includes('\\u20ac'), true);
    assert.equal(runInNewContext(written), runInNewContext(code));
  });
});
