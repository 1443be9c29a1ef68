/**
 * Escapes non-ASCII characters, so that the script does not depend on the encoding of the page or
 * the server. Minified code only has such characters where escapes are allowed.
 * @returns {import('vite').Plugin}
 */
export function asciiOnly() {
  return {
    name: 'ascii-only',
    generateBundle: ({ format }, bundle) => {
      if (format !== 'iife') return;
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') output.code = toAscii(output.code);
      }
    },
  };
}

/**
 * Replaces each non-ASCII UTF-16 unit with `\uXXXX`.
 * @param {string} code
 */
export function toAscii(code) {
  return code.replace(
    /[^\x00-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
