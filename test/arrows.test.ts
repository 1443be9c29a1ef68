import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { splitAdapters, swollen } from './arrows/ceilings.js';
import { circles } from './arrows/circles.js';
import { crowded } from './arrows/crowded.js';
import { moreThanTwoClasses } from './arrows/classes.js';
import { barrels, privateImports, strayDefinitions } from './arrows/entries.js';
import { injections } from './arrows/injection.js';
import { wrongArrows } from './arrows/rooms.js';
import { silenced } from './arrows/silenced.js';
import { readSource, type Source } from './arrows/source.js';

const root = fileURLToPath(new URL('../', import.meta.url));

function everySource(): Source[] {
  const pattern = '{src,demo,test,bench,scripts}/**/*.{ts,js}';
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules'] }).map((found) => {
    const path = found.replaceAll('\\', '/');
    return readSource(path, readFileSync(root + path, 'utf8'));
  });
}

describe('the house', () => {
  const sources = everySource();
  const rules = {
    ...{ wrongArrows, barrels, strayDefinitions, privateImports, swollen, injections },
    ...{ moreThanTwoClasses, silenced, splitAdapters },
  };
  for (const [name, rule] of Object.entries(rules)) {
    it(`holds: ${name}`, () => assert.deepEqual(sources.flatMap(rule), []));
  }
  for (const [name, rule] of Object.entries({ crowded, circles })) {
    it(`holds: ${name}`, () => assert.deepEqual(rule(sources), []));
  }

  it('was read: a rule that sees no file would hold too', () => {
    assert.ok(sources.some(({ path }) => path === 'src/model/page/page.ts'));
    assert.ok(sources.some(({ imports }) => imports.length > 1));
  });
});

type Rule = (source: Source) => string[];

/** What the rule says of `text`, were it the file at `path`. */
const complaints = (rule: Rule, path: string, text: string): number =>
  rule(readSource(path, text)).length;

describe('wrongArrows', () => {
  const wrong: readonly (readonly [path: string, text: string])[] = [
    ['src/model/page.ts', "import { Api } from '../api/client.js';"],
    ['src/model/page.ts', "import type { Api } from '../api/client.js';"],
    ['src/model/page.ts', "import { html } from 'lit';"],
    ['src/text/en.ts', "import type { Asset } from '../model/asset.js';"],
    ['src/events/asset-pick.ts', "import { en } from '../text/en.js';"],
    ['src/api/assets.ts', "import { popup } from '../auth/popup.js';"],
    ['src/api/assets.ts', "import { html } from 'lit';"],
    ['src/auth/popup.ts', "export { run } from '../controllers/run.js';"],
    ['src/core/search/search.ts', "import { LitElement } from 'lit';"],
    ['src/core/search/search.ts', "import { focusCell } from '../../grid/grid-focus.js';"],
    ['src/core/search/search.ts', "import { SearchChangeEvent } from '../../events/search.js';"],
    ['src/grid/grid-view.ts', "import { Store } from '../core/store.js';"],
    ['src/api/assets.ts', "import { Store } from '../core/store.js';"],
    ['src/controllers/search.ts', "const load = () => import('../elements/results/card.js');"],
    ['src/elements/facet-panel/facet-panel.ts', "import { load } from '../../api/assets.js';"],
    ['src/elements/facet-panel/facet-panel.ts', "import '../../define/register.js';"],
    ['src/elements/facet-panel/facet-panel.ts', "import { a } from '../asset-picker/a.js';"],
    ['src/elements/results/card.ts', "import type { A } from '../asset-picker/a.js';"],
    ['src/define/asset-picker.ts', "import { createApi } from '../api/client.js';"],
    ['src/editors/tinymce.ts', "import tinymce from 'tinymce';"],
    ['src/editors/tinymce.ts', "import { P } from '../elements/asset-picker/asset-picker.js';"],
    ['src/doctor/examine.ts', "import { english } from '../text/en.js';"],
    ['src/auth/flow.ts', "import type { Finding } from '../doctor/finding.js';"],
    ['src/broker/broker.ts', "import type { TokenType } from '../model/token.js';"],
    ['src/service/service.ts', "let token: import('../model/token.js').TokenType;"],
    ['src/model/page.ts', "import { root } from '../../scripts/run.js';"],
    ['src/cellar/wine.ts', "import '../model/page.js';"],
  ];
  for (const [path, text] of wrong) {
    it(`refuses ${text} in ${path}`, () => assert.ok(complaints(wrongArrows, path, text) > 0));
  }

  const right: readonly (readonly [path: string, text: string])[] = [
    [
      'src/api/assets.ts',
      "import type { Page } from '../model/page.js'; import * as v from 'valibot';",
    ],
    ['src/elements/facet-panel/a.ts', "import { type Api, type B } from '../../api/client.js';"],
    ['src/elements/asset-picker/a.ts', "import { live } from 'lit/directives/live.js';"],
    [
      'src/elements/asset-picker/a.ts',
      "import { FacetPanel } from '../facet-panel/facet-panel.js';",
    ],
    ['src/editors/tinymce.ts', "import type { Editor } from 'tinymce';"],
    ['src/service/node/serve.ts', "import { createServer } from 'node:http';"],
    ['scripts/run.js', "import { spawn } from 'node:child_process';"],
  ];
  for (const [path, text] of right) {
    it(`allows ${text} in ${path}`, () => assert.equal(complaints(wrongArrows, path, text), 0));
  }
});

describe('the other rules', () => {
  it('refuse a re-export inside a room, and allow it in an entry', () => {
    const text = "export { append } from './page.js';";
    assert.equal(complaints(barrels, 'src/model/all.ts', text), 1);
    assert.equal(complaints(barrels, 'src/api/index.ts', text), 0);
  });

  it('refuse a definition outside define, in each form', () => {
    const path = 'src/elements/facet-panel/facet-panel.ts';
    const call = "customElements.define('facet-panel', FacetPanel);";
    assert.equal(complaints(strayDefinitions, path, call), 1);
    assert.equal(complaints(strayDefinitions, path, `window.${call}`), 1);
    const decorator = "import { customElement } from 'lit/decorators.js';";
    assert.equal(complaints(strayDefinitions, path, decorator), 1);
    assert.equal(complaints(strayDefinitions, 'src/define/register.ts', call), 0);
  });

  it('refuse an import past the entries, but for the mirrored file and for types', () => {
    const imports = (file: string): string => `import { a } from '../../src/api/${file}.js';`;
    assert.equal(complaints(privateImports, 'test/api/retry.test.ts', imports('transport')), 1);
    assert.equal(complaints(privateImports, 'demo/site/main.ts', imports('transport')), 1);
    assert.equal(complaints(privateImports, 'test/api/retry.test.ts', imports('retry')), 0);
    assert.equal(complaints(privateImports, 'test/api/retry-after.test.ts', imports('retry')), 0);
    assert.equal(complaints(privateImports, 'test/api/retry.test.ts', imports('index')), 0);
    const type = "import type { A } from '../../src/api/transport.js';";
    assert.equal(complaints(privateImports, 'test/api/retry.test.ts', type), 0);
  });

  it('refuse one line more than the ceiling', () => {
    const ceilings = {
      'src/elements/asset-picker/asset-picker.ts': 300,
      'src/elements/asset-picker/asset-picker.styles.ts': 400,
      'src/controllers/search-controller.ts': 250,
      'src/editors/tinymce.ts': 120,
      'src/text/en.ts': 400,
      'src/api/client.ts': 250,
      'test/api/client.test.ts': 250,
      'scripts/test.js': 250,
    };
    for (const [path, lines] of Object.entries(ceilings)) {
      assert.equal(complaints(swollen, path, '\n'.repeat(lines)), 0, path);
      assert.equal(complaints(swollen, path, '\n'.repeat(lines + 1)), 1, path);
    }
  });

  it('refuse a second file of an editor adapter', () => {
    assert.equal(complaints(splitAdapters, 'src/editors/quill-content.ts', ''), 1);
    assert.equal(complaints(splitAdapters, 'src/editors/lexical/nodes.ts', ''), 1);
    assert.equal(complaints(splitAdapters, 'src/editors/quill.ts', ''), 0);
    assert.equal(complaints(splitAdapters, 'src/editors/insertion.ts', ''), 0);
  });

  it('refuse a third class between an element and Lit: two classes', () => {
    const path = 'src/elements/asset-picker/asset-picker.ts';
    const imported = "import { PickerElement } from '../picker/picker-element.js';";
    const picker = `${imported} export class AssetPicker extends PickerElement {}`;
    const between = "import { Listing } from '../picker/listing.js'; class A extends Listing {}";
    const base = "import { Base } from './base.js'; class PickerElement extends Base {}";
    assert.equal(complaints(moreThanTwoClasses, path, picker), 0);
    assert.equal(complaints(moreThanTwoClasses, path, between), 1);
    assert.equal(complaints(moreThanTwoClasses, path, 'class A {} class B extends A {}'), 1);
    assert.equal(complaints(moreThanTwoClasses, path, base), 1);
    assert.equal(complaints(moreThanTwoClasses, path, base.replace('PickerElement', 'Facets')), 1);
    const panel = "import { LitElement } from 'lit'; class FacetPanel extends LitElement {}";
    assert.equal(complaints(moreThanTwoClasses, path, panel), 0);
    assert.equal(complaints(moreThanTwoClasses, 'src/core/a.ts', between), 0);
  });

  const injected = [
    'box.innerHTML = text;',
    "box['outerHTML'] = text;",
    "box.insertAdjacentHTML('beforeend', text);",
    'document.write(text);',
    'eval(text);',
    "const run = new Function('return 1');",
    "setTimeout('run()', 1);",
    "import { unsafeHTML } from 'lit/directives/unsafe-html.js';",
    "import { styleMap } from 'lit/directives/style-map.js';",
    "box.setAttribute('style', 'color: red');",
    'html`<p style="color: red">a</p>`;',
    'html`<p .innerHTML=${text}></p>`;',
  ];
  for (const text of injected) {
    it(`refuse ${text}`, () => {
      assert.ok(complaints(injections, 'src/elements/results/card.ts', text) > 0);
    });
  }

  for (const word of ['eslint-disable-next-line', 'oxlint-disable', '@ts-ignore']) {
    it(`refuse a comment with ${word}`, () => {
      assert.equal(complaints(silenced, 'src/model/page.ts', `// ${word} why\nexport {};`), 1);
      assert.equal(complaints(silenced, 'src/model/page.ts', `const text = '// ${word}';`), 0);
    });
  }

  it('let words in comments and plain text be', () => {
    const text =
      '// Never innerHTML.\nconst hint = \'style=\';\nhtml`<p part="style">eval(a)</p>`;';
    assert.equal(complaints(injections, 'src/elements/results/card.ts', text), 0);
  });
});

describe('the rules for many files', () => {
  /** Files that do not exist, by their paths. */
  const house = (files: Readonly<Record<string, string>>): Source[] =>
    Object.entries(files).map(([path, text]) => readSource(path, text));

  it('refuse a folder of more than twenty files, not counting those in its folders', () => {
    const files = (count: number, folder: string): Readonly<Record<string, string>> =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/file-${at}.ts`, '']));
    const below = files(20, 'src/model/page/parts');
    assert.deepEqual(crowded(house({ ...files(20, 'src/model/page'), ...below })), []);
    assert.deepEqual(crowded(house({ ...files(21, 'src/model/page'), ...below })), [
      'src/model/page holds 21 files, more than 20',
    ]);
    assert.deepEqual(crowded(house(files(21, 'test/model'))), []);
  });

  it('refuse a circle of imports, of any length, but for types', () => {
    const first = "import { b } from './b.js';";
    const chain = (last: string): Source[] =>
      house({
        'src/model/a.ts': first,
        'src/model/b.ts': "export const load = () => import('./deep/c.js');",
        'src/model/deep/c.ts': last,
      });
    assert.deepEqual(circles(chain("import '../a.js';")), [
      'src/model/a.ts imports src/model/b.ts imports src/model/deep/c.ts imports src/model/a.ts',
    ]);
    assert.deepEqual(circles(chain("import type { A } from '../a.js';")), []);
    assert.equal(circles(house({ 'src/model/a.ts': "import './a.js';" })).length, 1);
  });
});
