/**
 * What the manifest's analyzer reads, and how its findings become those of the package: with the
 * paths that hosts import, without what is private, and with the modules that define the tags.
 *
 * @typedef {{ kind: string, name: string, tagName?: string, members?: Member[], events?: Event[] }} Declaration
 * @typedef {{ privacy?: string, name: string, static?: boolean }} Member
 * @typedef {{ name?: string }} Event
 * @typedef {{ kind: string, path: string, declarations: Declaration[], exports: object[] }} Module
 */

const packageView = {
  name: 'package-view',
  /** @param {{ customElementsManifest: { modules: Module[] } }} found */
  packageLinkPhase: ({ customElementsManifest: manifest }) => {
    const modules = manifest.modules.filter(({ declarations }) => declarations.some(isClass));
    for (const { declarations } of modules) declarations.forEach(keepPublic);
    const definitions = modules.flatMap((module) =>
      module.declarations.flatMap(definitionOf(module)),
    );
    /** @type {unknown} */
    const moved = JSON.parse(JSON.stringify([...modules, ...definitions], toPackagePath));
    manifest.modules = /** @type {Module[]} */ (moved);
  },
};

/** @param {Declaration} declaration */
function isClass({ kind }) {
  return kind === 'class';
}

/** @param {Declaration} declaration */
function keepPublic(declaration) {
  const { members, events } = declaration;
  if (members) {
    declaration.members = members.filter(
      ({ privacy, name, static: isStatic }) =>
        (privacy ?? 'public') === 'public' && !name.startsWith('#') && !isStatic,
    );
  }
  // A dispatch that the analyzer could not name says less than the comment that names it.
  if (events) declaration.events = events.filter(({ name }) => name);
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

export default {
  globs: ['src/elements/**/*.ts', 'src/events/*.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [packageView],
};
