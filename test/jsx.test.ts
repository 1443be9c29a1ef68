import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const here = fileURLToPath(new URL('./', import.meta.url));

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  jsx: ts.JsxEmit.Preserve,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  experimentalDecorators: true,
  useDefineForClassFields: false,
  skipLibCheck: true,
};

const right = [
  '<asset-picker id="picker" baseUrl="/v2/" query="tea" multiple max={3} pageSize={20} />',
  '<asset-picker onasset-pick={({ detail }) => detail.items[0]?.markup.html} />',
  '<facet-panel htmlFor="picker" facets={[]} />',
  '<asset-picker style={{ height: 400 }} role="region" tabIndex={0} inert popover="auto" />',
  '<asset-picker onClick={() => 1} onFocus={() => 1} suppressHydrationWarning />',
  '<asset-picker value="x1,x2" query={undefined} onasset-pick={undefined} />',
  '<asset-picker value={null} base-url="/v2/" page-size="20" />',
  '<facet-panel for="picker" />',
];

const wrong = [
  '<asset-picker query={1} />',
  '<asset-picker layout="circle" />',
  '<asset-picker show={() => 1} />',
  '<asset-picker onasset-pick={(event: string) => event} />',
  '<facet-panel appplied={[]} />',
  '<asset-picker onAsset-pick={() => 1} />',
  '<asset-picker page-size={true} />',
];

/** What the compiler says of each markup, in a host that has taken up our tags. */
function compile(markups: readonly string[]): string[][] {
  const tags = `import type { DamElementTags } from '../src/jsx.js';
    declare global { namespace JSX { interface IntrinsicElements extends DamElementTags {} } }`;
  const files = new Map([[`${here}tags.tsx`, tags]]);
  const names = markups.map((markup, index) => {
    const name = `${here}page-${index}.tsx`;
    files.set(name, `export const page = ${markup};`);
    return name;
  });

  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => files.has(name) || disk.fileExists(name),
    getSourceFile: (name, target) => {
      const text = files.get(name);
      if (text === undefined) return disk.getSourceFile(name, target);
      return ts.createSourceFile(name, text, target);
    },
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return names.map((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}

describe('a host that writes JSX', () => {
  const said = compile([...right, ...wrong]);

  for (const [index, markup] of right.entries()) {
    it(`may write ${markup}`, () => assert.deepEqual(said[index], []));
  }

  for (const [index, markup] of wrong.entries()) {
    it(`is told of the mistake in ${markup}`, () => {
      assert.equal(said[right.length + index]?.length, 1);
    });
  }
});
