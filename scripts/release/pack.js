import { output } from './commands.js';

/**
 * What npm says about a packed package.
 * @typedef {{
 *   readonly name: string,
 *   readonly version: string,
 *   readonly filename: string,
 *   readonly size: number,
 *   readonly unpackedSize: number,
 *   readonly integrity: string,
 *   readonly files: readonly { readonly path: string }[],
 * }} Packed
 */

/**
 * Packs the package in `folder` into `target`.
 * @param {string} folder
 * @param {string} target
 */
export function pack(folder, target) {
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
  /** @type {unknown} */
  const reply = JSON.parse(output(folder, 'npm', words));
  const [packed] = /** @type {Packed[]} */ (reply);
  if (!packed) throw new Error('npm packed nothing');
  return packed;
}

/**
 * What would be published, and the statement that its provenance would make, for people to read.
 * @param {Packed} packed
 * @param {{ readonly commit: string, readonly repository: string }} source
 */
export function describePublication(packed, { commit, repository }) {
  const { name, version, filename, size, unpackedSize, integrity, files } = packed;
  const digest = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: `pkg:npm/${name}@${version}`, digest: { sha512: digest } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        resolvedDependencies: [{ uri: repository, digest: { gitCommit: commit } }],
      },
    },
  };
  return [
    `${name}@${version}: ${files.length} files, ${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked`,
    `integrity: ${integrity}`,
    `npm publish ${filename} --provenance --access public`,
    `provenance, signed by the workflow that publishes:\n${JSON.stringify(statement, null, 2)}`,
  ].join('\n');
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`;
}
