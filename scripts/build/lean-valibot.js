/**
 * Removes the parts of `valibot` that the bundles never use: messages, the input in issues, further
 * issues after the first, other languages, and the Standard Schema interface.
 *
 * @returns {import('vite').Plugin}
 */
export function leanValibot() {
  return {
    name: 'lean-valibot',
    transform: {
      filter: { id: /\/valibot\/dist\/index\.mjs$/ },
      handler: (code) => ({ code: leaveOut(code), map: null }),
    },
  };
}

/** Issues only contain their path and what was expected. */
const issue = `function _addIssue(context, label, dataset, config, other) {
  dataset.issues = [{ expected: other?.expected ?? context.expects, path: other?.path }];
}
`;

/** @type {readonly (readonly [pattern: RegExp, replacement: string])[]} */
const changes = [
  [/^function _addIssue\([^]*?^}\n/m, issue],
  [/(^function _standardSchema\(schema\) {\n)[^]*?(^}\n)/m, '$1return schema;\n$2'],
  [/(^function getGlobalConfig\((\S+)\) {\n)[^]*?(^}\n)/m, '$1return;\n$3'],
  [/^\t+(reference: \w+|async: false|message: message\$1|kind: "\w+"),\n/gm, ''],
  [/type: "\w+",\s+origin: "\w+",\s+input,\s+key,\s+value: [\w$[\]]+\n/g, 'key\n'],
  // Every schema stops at its first issue, so that values without one have the right type.
  [/config\$1\.abortEarly/g, 'true'],
  [/^\t+dataset\.issues\?\.push\(issue\);\n/gm, ''],
  [/if \(!dataset\.issues\) (?=dataset\.issues = )/g, ''],
  [/if \(!\w+\.typed\) dataset\.typed = false;/g, ''],
  [/dataset\.typed = \w+;/g, ';'],
  [/^\t+typed: .*,\n/gm, ''],
  [/dataset\.typed && /g, ''],
  // Pipes hold validations only.
  [/if \(item\.kind !== "metadata"\) {/g, '{'],
  [/ && \(item\.kind === "schema" \|\| item\.kind === "transformation"\)/g, ''],
  // No default is a function, and only `nullish` makes members optional.
  [/return typeof schema\.(\w+) === "function" \? .* : (schema\.\1);/g, 'return $2;'],
  [/valueSchema\.type [!=]== "(?:exact_)?optional" (?:\|\||&&) /g, ''],
];

/**
 * Removes unused code from the module.
 *
 * @param {string} code
 */
export function leaveOut(code) {
  return changes.reduce((before, [pattern, replacement]) => {
    const after = before.replace(pattern, replacement);
    if (after === before) throw new Error(`valibot has changed: there is no ${pattern}`);
    return after;
  }, code);
}
