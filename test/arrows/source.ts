import ts from 'typescript';

/** One source file, read. */
export interface Source {
  /** From the root, with slashes, e.g. `src/model/page.ts`. */
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
  readonly imports: readonly Import[];
}

/** One import, re-export, dynamic import or import type. */
export interface Import {
  /** A path from the root for a file of ours, else the package as it is named. */
  readonly target: string;
  readonly ours: boolean;
  /** Whether nothing of it is left at run time. */
  readonly typeOnly: boolean;
  readonly reexport: boolean;
  /** The names taken; empty where all are. */
  readonly names: readonly string[];
}

/** Reads TypeScript or JavaScript. `path` is from the root. */
export function readSource(path: string, text: string): Source {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const imports: Import[] = [];
  walk(tree, (node) => {
    const found = readImport(path, node);
    if (found) imports.push(found);
  });
  return { path, text, tree, imports };
}

/** Calls `visit` for a node and all below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function readImport(path: string, node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node)) {
    const { importClause: clause } = node;
    const named = clause?.namedBindings;
    const elements = named && ts.isNamedImports(named) ? named.elements : undefined;
    const typeOnly =
      clause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
      (clause !== undefined && !clause.name && allTypes(elements));
    return {
      ...targetOf(path, node.moduleSpecifier),
      typeOnly,
      reexport: false,
      ...names(elements),
    };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    const { exportClause: clause } = node;
    const elements = clause && ts.isNamedExports(clause) ? clause.elements : undefined;
    const typeOnly = node.isTypeOnly || allTypes(elements);
    return {
      ...targetOf(path, node.moduleSpecifier),
      typeOnly,
      reexport: true,
      ...names(elements),
    };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [specifier] = node.arguments;
    if (!specifier) return undefined;
    return { ...targetOf(path, specifier), typeOnly: false, reexport: false, names: [] };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { ...targetOf(path, node.argument.literal), typeOnly: true, reexport: false, names: [] };
  }
  return undefined;
}

type Elements = readonly (ts.ImportSpecifier | ts.ExportSpecifier)[];

function allTypes(elements: Elements | undefined): boolean {
  return elements !== undefined && elements.length > 0 && elements.every((one) => one.isTypeOnly);
}

function names(elements: Elements = []): { readonly names: readonly string[] } {
  return { names: elements.map(({ propertyName, name }) => (propertyName ?? name).text) };
}

function targetOf(path: string, specifier: ts.Node): { target: string; ours: boolean } {
  const written = ts.isStringLiteralLike(specifier) ? specifier.text : specifier.getText();
  if (!written.startsWith('.')) return { target: written, ours: false };
  const { pathname } = new URL(written, `file:///${path}`);
  return { target: pathname.slice(1).replace(/\.js$/, '.ts'), ours: true };
}
