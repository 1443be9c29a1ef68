import { readFileSync } from 'node:fs';
import { MemberTypes } from './member-types.js';

/**
 * The configuration of the manifest's analyzer. The manifest contains the elements and events of
 * the package with their public members, the shared theme properties, and the modules that define
 * the tags. Paths are those that hosts import.
 *
 * @typedef {{ name: string, description?: string, default?: string }} Property
 * @typedef {{ name?: string, description?: string }} Event
 * @typedef {{ privacy?: string, name: string, static?: boolean, kind: string, inheritedFrom?: object,
 *   type?: { text: string }, return?: { type: { text: string } } }} Member
 * @typedef {{ name: string, fieldName: string, inheritedFrom?: object, type?: { text: string } }} Attribute
 * @typedef {{ kind: string, name: string, tagName?: string, members?: Member[], events?: Event[],
 *   attributes?: Attribute[], cssProperties?: Property[], superclass?: object }} Declaration
 * @typedef {{ kind: string, path: string, declarations: Declaration[], exports: object[] }} Module
 * @typedef {typeof import('typescript')} TypeScript
 */

/** The module that exports all classes. */
const path = 'dist/index.js';

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
    const declarations = manifest.modules.flatMap(publicDeclarations);
    const types = new MemberTypes();
    for (const declaration of declarations) complete(declaration, types);
    const exports = declarations.map(({ name }) => ({
      kind: 'js',
      name,
      declaration: { name, module: path },
    }));
    manifest.modules = [
      { kind: 'javascript-module', path, declarations, exports },
      ...declarations.flatMap(definitionOf),
    ];
  },
};

/** @param {string} comment As after `@cssprop`: `--name - Meaning.` or `[--name=default] - Meaning.` */
function readThemeProperty(comment) {
  const parts = /^\[?(--[\w-]+)(?:=([^\]]*)\])?\s+-\s+([^]*)$/.exec(comment.trim());
  const [, name, initial, description] = parts ?? [];
  if (name === undefined || description === undefined) throw new Error(`Not readable: ${comment}`);
  theme.set(name, { name, description, ...(initial !== undefined && { default: initial }) });
}

/** @param {Module} module */
function publicDeclarations({ path: source, declarations }) {
  const isEvent = source.startsWith('src/events/');
  return declarations.filter(({ kind, tagName }) => kind === 'class' && (isEvent || tagName));
}

/** @param {Declaration} declaration @param {MemberTypes} types */
function complete(declaration, types) {
  const { name, members = [], attributes = [], events, tagName, cssProperties = [] } = declaration;
  if (!tagName) {
    declaration.superclass = { name: 'CustomEvent', package: 'global:' };
    return;
  }
  declaration.superclass = { name: 'LitElement', package: 'lit' };
  declaration.members = members.filter(isForHosts);
  for (const member of declaration.members) {
    const type = types.of(name, member.name);
    if (type && member.kind === 'method') member.return = { type: { text: type } };
    else if (type) member.type = { text: type };
  }
  for (const attribute of attributes) {
    const type = types.of(name, attribute.fieldName);
    if (type) attribute.type = { text: type };
  }
  // Hosts cannot import the base classes.
  for (const each of [...members, ...attributes]) delete each.inheritedFrom;
  // Events without a description were only guessed by the analyzer.
  if (events) declaration.events = events.filter((event) => event.name && event.description);
  declaration.cssProperties = [...cssProperties, ...theme.values()];
}

/** @param {Member} member */
function isForHosts({ privacy = 'public', name, static: isStatic }) {
  return privacy === 'public' && !isStatic && !name.startsWith('#') && !name.endsWith('Callback');
}

/** @param {Declaration} declaration @returns {Module[]} */
function definitionOf({ name, tagName }) {
  if (!tagName) return [];
  const declaration = { name, module: path };
  const definition = { kind: 'custom-element-definition', name: tagName, declaration };
  return [
    {
      kind: 'javascript-module',
      path: `dist/define/${tagName}.js`,
      declarations: [],
      exports: [definition],
    },
  ];
}

/**
 * Sorts the modules by name, so that the result does not depend on the file system's order.
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
