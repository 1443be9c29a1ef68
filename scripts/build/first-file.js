/** Exports everything, of which the bundle takes a part. */
const listsAll = /\/src\/index\.ts$/;

/**
 * Keeps everything that runs at once in the first file: the modules that are reached from the entry
 * without an `import()` that has a file of its own. Left alone, the bundler moves what the later files of later files need out
 * of it, Lit included, into one more file that every page would have to load.
 *
 * @param {(id: string) => boolean} isApart - Whether a module that is imported by `import()` has a
 * file of its own.
 * @returns {import('rolldown').CodeSplittingOptions}
 */
export function firstFile(isApart) {
  /** @type {Map<string, boolean>} */
  const known = new Map();

  /** @param {string} id @param {import('rolldown').ChunkingContext} context @returns {boolean} */
  const isFirst = (id, context) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Circles of imports end here.
    known.set(id, false);
    const first = isUsedAtOnce(id, context);
    known.set(id, first);
    return first;
  };

  /** @param {string} id @param {import('rolldown').ChunkingContext} context */
  const isUsedAtOnce = (id, context) => {
    const module = context.getModuleInfo(id);
    // Events are exported by the entry, whoever sends them.
    if (!module || module.isEntry || id.includes('/src/events/')) return module !== null;
    const { importers, dynamicImporters } = module;
    const users = importers.filter((each) => !listsAll.test(each));
    // What the bundler adds itself, for modules that are in one file with what imports them later.
    if (id.startsWith('\0') && !isApart(id)) return true;
    if (!isApart(id)) users.push(...dynamicImporters);
    if (users.length > 0) return users.some((each) => isFirst(each, context));
    return importers.length > 0 && dynamicImporters.length === 0;
  };
  return {
    groups: [
      {
        name: (id, context) => (isFirst(id, context) ? 'first' : null),
        includeDependenciesRecursively: false,
      },
    ],
  };
}
