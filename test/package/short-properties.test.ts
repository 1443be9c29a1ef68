import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ownNames } from '../../scripts/build/own-names.js';
import { shortNames } from '../../scripts/build/short-properties.js';
import type {
  FacetToggleEvent,
  PickerErrorEvent,
  SearchChangeEvent,
  SelectionChangeEvent,
  SignInChangeEvent,
} from '../../src/index.js';
import { readClasses, readManifest } from './manifest.js';
import { entriesOf, readBuilt, root } from './package.js';

/** What pages load, without a bundler and as a classic script, with the parts of each. */
const bundles = {
  'the ES module': globSync('dam-!(auth|editors|elements|text-*|*.iife|*.classic).js', {
    cwd: `${root}dist`,
  }),
  'the classic script': [
    'dam-elements.iife.js',
    ...globSync('*.classic.js', { cwd: `${root}dist` }),
  ],
};

type Detail<E extends CustomEvent> = keyof E['detail'];
const details = [
  ...(['clause', 'applied'] satisfies Detail<FacetToggleEvent>[]),
  ...(['query', 'clauses', 'sort', 'total'] satisfies Detail<SearchChangeEvent>[]),
  ...(['ids'] satisfies Detail<SelectionChangeEvent>[]),
  ...(['status'] satisfies Detail<SignInChangeEvent>[]),
  ...(['code', 'message', 'retryable'] satisfies Detail<PickerErrorEvent>[]),
];

/** The fields that the schema of a pick names, at any depth. */
function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return entriesOf(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? entriesOf(value).map(([name]) => name) : []),
    ...fieldsIn(value),
  ]);
}

describe('the short names in the bundles', () => {
  for (const [bundle, files] of Object.entries(bundles)) {
    const words = new Set(
      files
        .map(readBuilt)
        .join('\n')
        .match(/[\w$]+/g),
    );
    const missing = (names: readonly string[]): string[] =>
      names.filter((name) => !words.has(name));

    it(`leave what a page uses as it is in ${bundle}`, () => {
      const members = readManifest().flatMap((element) => element.members.map(({ name }) => name));
      const functions = ['pickAssets', 'pickProducts', 'defineProductPicker', 'openConnector'];
      // Pages get the product picker by its tag, not by its class.
      const classes = readClasses().filter((name) => name !== 'ProductPicker');
      const fields = fieldsIn(JSON.parse(readBuilt('asset-pick.schema.json')));
      assert.ok(members.length > 50 && fields.length > 30);
      assert.deepEqual(missing([...members, ...classes, ...functions]), []);
      assert.deepEqual(missing([...fields, ...details]), []);
    });

    it(`replace in ${bundle} what only its own code uses, and not in the modules`, () => {
      const names = ['showsSelectionAtOnce', 'replaceSelection', 'visibleRows'];
      assert.deepEqual(missing(names), names);
      const modules = globSync('{core,elements,grid}/**/*.js', { cwd: `${root}dist` });
      const unbundled = new Set(modules.map(readBuilt).join('\n').match(/\w+/g));
      assert.deepEqual(
        names.filter((name) => !unbundled.has(name)),
        [],
      );
    });
  }

  it('are the shortest for what is used most, and are no other property', () => {
    const uses = ['e', 'often', 'rare', 'often', 'public', 'same'];
    assert.deepEqual(shortNames(new Set(['rare', 'often', 'same', 'unused']), uses), [
      ['often', 't'],
      ['rare', 'n'],
      ['same', 'r'],
    ]);
  });
});

/** Members whose name says why they are not shortened. Only those with `own` in it are. */
const sources = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: { target: 'es2022', module: 'nodenext', strict: true },
  }),
  'src/model/thing.ts': 'export interface Thing { readonly ofTheModel: string }',
  'src/core/preferences/stored.ts': 'export const stored = { ofStorage: 1 };',
  'src/core/parts.ts': `
    import type { Thing } from '../model/thing.js';
    export { stored } from './preferences/stored.js';
    export interface Result { readonly ofAResult: string }
    export interface Options { readonly ofAnOption: string; readonly callback: (state: State) => void }
    export interface State { readonly ofAParameter: string }
    export interface Inner {
      ownField: number; textContent: string; ofTheModel: string; ofStorage: number;
      inAString: number; inATemplate: number; ofAnExport: number; 'inQuotes': number;
      ofNobody?: number; ofNothing?: number;
    }
    export interface Sent { readonly ofAMessage: number; readonly deep: { readonly ofADeepMessage: number } }
    export interface Read { readonly ofJson: number }
    export interface Guessed { readonly ofAGuess: number }
    export const ofAnExport = 1;
    export const words = ['a inAString b', \`\${1} inATemplate=\`];
    export const inner: Inner = {
      ownField: 1, textContent: '', ofTheModel: '', ofStorage: 1,
      inAString: 1, inATemplate: 1, ofAnExport, inQuotes: 1,
    };
    export class Parts {
      ownValue = 1;
      constructor(readonly ownParameter: number) {}
      ownMethod({ ownField: renamed }: Inner, sent: Sent, thing: Thing): unknown {
        postMessage(sent);
        const records: Record<string, number> = { ofARecord: 1 };
        const indexed = { ofAKey: renamed, ofAnother: 2 };
        const key = Math.random() > 0.5 ? ('of' + 'AKey') as keyof typeof indexed : 'ofAnother';
        const read: Read = JSON.parse(thing.ofTheModel);
        const loose: any = words;
        const { ofNobody } = loose;
        const [known] = [inner];
        return [loose.ofNothing, ofNobody, records, indexed[key], read.ofJson, known.ownField, isGuessed(sent)];
      }
    }
    function isGuessed(value: unknown): value is Guessed { return value !== 1; }`,
  'src/elements/element.ts': `
    import { Parts, type Options, type Result } from '../core/parts.js';
    export class Base extends HTMLElement {
      ofAnElement = '';
      readonly #part = new Parts(1);
      ofAMethod(options: Options): Result | undefined { return void [options, this.#part]; }
      formResetCallback(): void {}
    }
    export class Extended { protected readonly ofASubclass = new Parts(1); }
    export class Hidden extends HTMLElement { formDisabledCallback(): void {} }`,
  'src/define/bundle.ts': `
    import { Hidden } from '../elements/element.js';
    customElements.define('hidden-element', Hidden);
    export { Base, Extended } from '../elements/element.js';`,
};

describe('the names that the build shortens', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'own-names-'));
    for (const [name, text] of Object.entries(sources)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
  });
  after(() => rm(folder, { recursive: true }));

  it('are of members that no page, browser, service or storage sees, and nothing else says', () => {
    const { names } = ownNames(folder);
    assert.deepEqual([...names].sort(), ['ownField', 'ownMethod', 'ownParameter', 'ownValue']);
  });

  it('cannot be known where the types are wrong', async () => {
    const path = join(folder, 'src/define/bundle.ts');
    await writeFile(path, 'export const count: number = "none";');
    assert.throws(() => ownNames(folder), /not assignable/);
    await writeFile(path, sources['src/define/bundle.ts']);
  });
});
