import { minify } from 'terser';

/**
 * Minifies the bundled files with terser.
 *
 * @param {boolean} module - Whether the files are ES modules.
 * @returns {import('vite').Plugin}
 */
export function terse(module) {
  return {
    name: 'terse',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const { code } = await minify(file.code, {
            module,
            ecma: 2020,
            // Comma sequences are shorter, but compress worse.
            compress: {
              passes: 3,
              sequences: false,
              unsafe_methods: true,
              hoist_funs: true,
              keep_fargs: false,
            },
            format: { ascii_only: !module, comments: false },
          });
          if (code === undefined) throw new Error(`${file.fileName} could not be minified`);
          file.code = code;
        }
      },
    },
  };
}
