/** What the bundler writes where `import()` names a module that shares its file with others. */
const namespace = /__exportAll\(\{([^{}]*)\}\)/g;
const member = /([\w$]+): \(\) => ([\w$]+)/g;

/**
 * Replaces the bundler's objects for modules, which are defined member by member at run time, by
 * plain objects with getters. The minifier then removes the function that defined them.
 *
 * @returns {import('vite').Plugin}
 */
export function plainNamespaces() {
  return {
    name: 'plain-namespaces',
    renderChunk: (code) => ({
      code: code.replace(namespace, (_, /** @type {string} */ members) => {
        const getters = members.replace(member, 'get $1() { return $2; }');
        return `{${getters}}`;
      }),
      map: null,
    }),
  };
}
