import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A child process with all its descendants. */
export interface Child {
  /** Throws with the output of the program if it has ended. */
  readonly check: () => void;
  /** Ends the program, and resolves when it is gone. */
  readonly close: () => Promise<void>;
}

/** Starts a program that runs until it is closed. */
export function startChild(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Child {
  let written = '';
  // A group of its own, because PHP's web server leaves its workers behind.
  const child = spawn(program, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const keep = (text: string): void => void (written = (written + text).slice(-4000));
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const ended = once(child, 'close');
  const killNow = (): void => kill(child, 'SIGKILL');
  // Before the folder is removed that the program writes to.
  process.prependOnceListener('exit', killNow);
  return {
    check: () => {
      if (hasEnded(child)) throw new Error(`${program} ended:\n${written}`);
    },
    close: async () => {
      kill(child, 'SIGTERM');
      await ended;
      process.off('exit', killNow);
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function kill({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}
