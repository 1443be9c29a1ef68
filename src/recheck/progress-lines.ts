import type { Progress } from './run.js';

/** How often a line is written, in milliseconds. */
const intervalMs = 1000;

/** Writes what a program is doing: at most one line a second, and one at the end of each step. */
export function progressLines(write: (line: string) => void): (progress: Progress) => void {
  let written = performance.now();
  return (progress) => {
    const now = performance.now();
    const isEnd = progress.done === progress.total;
    if (!isEnd && now - written < intervalMs) return;
    written = now;
    write(lineOf(progress));
  };
}

function lineOf({ step, done, total }: Progress): string {
  const amount = total === undefined ? String(done) : `${done} of ${total}`;
  switch (step) {
    case 'reading':
      return `Reading: ${amount} files`;
    case 'asking':
      return `Asking the service: ${amount} ids`;
    case 'checking':
      return `Checking: ${amount} files`;
  }
}
