/**
 * Removes the parts of `valibot` that the bundles never use: messages, the input in issues, other
 * languages, and the Standard Schema interface.
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
  if (context.kind === 'schema') dataset.typed = false;
  (dataset.issues ??= []).push({ expected: other?.expected ?? context.expects, path: other?.path });
}
`;

/** @type {readonly (readonly [pattern: RegExp, replacement: string])[]} */
const changes = [
  [/^function _addIssue\([^]*?^}\n/m, issue],
  [/(^function _standardSchema\(schema\) {\n)[^]*?(^}\n)/m, '$1return schema;\n$2'],
  [/(^function getGlobalConfig\((\S+)\) {\n)[^]*?(^}\n)/m, '$1return $2 ?? {};\n$3'],
  [/^\t+(reference: \w+|async: false|message: message\$1),\n/gm, ''],
  [/type: "\w+",\s+origin: "\w+",\s+input,\s+key,\s+value: [\w$[\]]+\n/g, 'key\n'],
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
