import { readFileSync } from 'node:fs';

/**
 * What the manifest's analyzer reads, and how its findings become those of the package: with the
 * paths that hosts import, without what is private, with the theme that all elements share, and
 * with the modules that define the tags.
 *
 * @typedef {{ name: string, description?: string, default?: string }} Property
 * @typedef {{ name?: string, description?: string }} Event
 * @typedef {{ privacy?: string, name: string, static?: boolean }} Member
 * @typedef {{ kind: string, name: string, tagName?: string, members?: Member[], events?: Event[],
 *   cssProperties?: Property[] }} Declaration
 * @typedef {{ kind: string, path: string, declarations: Declaration[], exports: object[] }} Module
 * @typedef {typeof import('typescript')} TypeScript
 */

/** @type {Map<string, Property>} */
const theme = new Map();

const packageView = {
  name: 'package-view',

  /** @param {{ ts: TypeScript, node: import('typescript').Node }} found */
  analyzePhase: ({ ts, node }) => {
    if (!ts.isVariableStatement(node)) return;
    for (const { tagName, comment } of ts.getJSDocTags(node)) {
      if (tagName.text === 'cssprop') readThemeProperty(String(comment));
    }
  },

  /** @param {{ customElementsManifest: { modules: Module[] } }} found */
  packageLinkPhase: ({ customElementsManifest: manifest }) => {
    const modules = manifest.modules.filter(({ declarations }) => declarations.some(isClass));
    for (const { declarations } of modules) declarations.forEach(complete);
    const definitions = modules.flatMap((module) =>
      module.declarations.flatMap(definitionOf(module)),
    );
    /** @type {unknown} */
    const moved = JSON.parse(JSON.stringify([...modules, ...definitions], toPackagePath));
    manifest.modules = /** @type {Module[]} */ (moved);
  },
};

/** @param {string} comment As after `@cssprop`: `--name - Meaning.` or `[--name=default] - Meaning.` */
function readThemeProperty(comment) {
  const parts = /^\[?(--[\w-]+)(?:=([^\]]*)\])?\s+-\s+([^]*)$/.exec(comment.trim());
  const [, name, initial, description] = parts ?? [];
  if (name === undefined || description === undefined) throw new Error(`Not readable: ${comment}`);
  theme.set(name, { name, description, ...(initial !== undefined && { default: initial }) });
}

/** @param {Declaration} declaration */
function isClass({ kind }) {
  return kind === 'class';
}

/** @param {Declaration} declaration */
function complete(declaration) {
  const { members, events, tagName, cssProperties = [] } = declaration;
  if (members) declaration.members = members.filter(isForHosts);
  // A dispatch that only the analyzer saw has a guessed name, and no meaning.
  if (events) declaration.events = events.filter(({ name, description }) => name && description);
  if (tagName) declaration.cssProperties = [...cssProperties, ...theme.values()];
}

/** @param {Member} member */
function isForHosts({ privacy = 'public', name, static: isStatic }) {
  return privacy === 'public' && !isStatic && !name.startsWith('#') && !name.endsWith('Callback');
}

/** @param {Module} module @returns {(declaration: Declaration) => Module[]} */
function definitionOf({ path }) {
  return ({ name, tagName }) => {
    if (!tagName) return [];
    const declaration = { name, module: path };
    const definition = { kind: 'custom-element-definition', name: tagName, declaration };
    return [
      {
        kind: 'javascript-module',
        path: `src/define/${tagName}.ts`,
        declarations: [],
        exports: [definition],
      },
    ];
  };
}

/** @param {string} _key @param {unknown} value */
function toPackagePath(_key, value) {
  if (typeof value !== 'string') return value;
  return value.replace(/^\/?src\/(.*)\.[jt]s$/, 'dist/$1.js');
}

/**
 * The modules in the order of their names, which is the same wherever the package is built: a
 * directory's own order is not.
 *
 * @param {{ ts: TypeScript, globs: string[] }} found
 */
function inOrder({ ts, globs }) {
  return [...globs]
    .sort()
    .map((file) =>
      ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2015, true),
    );
}

export default {
  overrideModuleCreation: inOrder,
  globs: ['src/elements/**/*.ts', 'src/events/*.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [packageView],
};
