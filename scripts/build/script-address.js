/**
 * Lets the bundles find the landing page in their own folder. Unbundled modules cannot do that: a
 * host's bundler moves them, and webpack would write their original path into the host's app.
 *
 * @returns {import('vite').Plugin}
 */
export function scriptAddress() {
  return {
    name: 'script-address',
    transform: {
      filter: { id: /\/src\/elements\/page\/script-address\.ts$/ },
      handler: () => ({ code: 'export const scriptAddress = import.meta.url;', map: null }),
    },
  };
}
