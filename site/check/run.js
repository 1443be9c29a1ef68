import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./blocks.js').Block} Block */

/**
 * Runs the blocks that are marked by `run`, each as a program of its own.
 * @param {string} root
 * @param {readonly Block[]} blocks
 * @returns {string[]} What went wrong.
 */
export function runBlocks(root, blocks) {
  const marked = blocks.filter(({ meta }) => meta.split(' ').includes('run'));
  return marked.flatMap(({ file, line, code }) => {
    // At the root, where the package's own name is known.
    const program = join(root, `snippet-${process.pid}.mts`);
    writeFileSync(program, code);
    try {
      const { status, stderr } = spawnSync('node', [program], { encoding: 'utf8' });
      return status === 0 ? [] : [`${file}:${line}: ${stderr.trim()}`];
    } finally {
      rmSync(program);
    }
  });
}
