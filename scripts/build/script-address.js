/**
 * Lets the bundles look for the landing page beside themselves. The unbundled modules cannot: a
 * bundler moves them, and webpack would write where they were into the host's app.
 *
 * @returns {import('vite').Plugin}
 */
export function scriptAddress() {
  return {
    name: 'script-address',
    transform: {
      filter: { id: /\/src\/controllers\/script-address\.ts$/ },
      handler: () => ({ code: 'export const scriptAddress = import.meta.url;', map: null }),
    },
  };
}
