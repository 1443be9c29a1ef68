/**
 * Writes what is not ASCII as escapes, so that the script means the same whatever encoding a
 * page or a server believes in. Minified code has such characters only where escapes are allowed.
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
 * The script with each UTF-16 unit past ASCII as `\uXXXX`.
 * @param {string} code
 */
export function toAscii(code) {
  return code.replace(
    /[^\x00-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
