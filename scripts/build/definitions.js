/**
 * Keeps the modules that define elements: nothing of theirs is used, and `package.json` says of
 * the published modules only, not of their sources, which of them have an effect by themselves.
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
