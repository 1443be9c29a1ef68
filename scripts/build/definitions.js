/**
 * Keeps the modules that define elements. Nothing imports their exports, and the `sideEffects` of
 * `package.json` only list the published modules, not their sources.
 * @returns {import('vite').Plugin}
 */
export function keepDefinitions() {
  return {
    name: 'keep-definitions',
    transform: {
      filter: { id: /\/src\/define\// },
      handler: (code) => ({ code, map: null, moduleSideEffects: true }),
    },
  };
}
