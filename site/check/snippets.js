import { isWhole, readBlocks } from './blocks.js';
import { compile } from './compile.js';
import { runBlocks } from './run.js';
import { scriptsOf } from './scripts.js';

/**
 * What is wrong with the code in everything that people read. The package has to be built.
 * @param {string} root
 * @returns {{ readonly count: number, readonly problems: readonly string[] }}
 */
export function checkSnippets(root) {
  const blocks = readBlocks(root).filter(isWhole);
  const scripts = blocks.flatMap(scriptsOf);
  return {
    count: scripts.length,
    problems: [...compile(root, scripts), ...runBlocks(root, blocks)],
  };
}
