import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createServer } from 'node:net';

/** A program that runs beside the test, and what it writes. */
export interface Program {
  /** Every line so far, of both of its outputs. */
  readonly lines: readonly string[];
  readonly hasEnded: () => boolean;
  /** Resolves with the exit code, once all that was written is read. */
  readonly ended: Promise<number | null>;
  /** Resolves with the first line, past or to come, that `isIt` takes. Rejects at the program's end. */
  line(isIt: (line: string) => boolean): Promise<string>;
  signal(signal: NodeJS.Signals): void;
  /** Asks it to end, and waits until it has. Gives its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a program. Whoever does ends it, too. */
export function start(
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child: ChildProcess = spawn(path, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  for (const output of [child.stdout, child.stderr]) {
    if (!output) continue;
    createInterface(output).on('line', (line) => {
      lines.push(line);
      tell();
    });
  }
  let hasEnded = false;
  // Only after its outputs are read to the end.
  const ended = once(child, 'close').then(() => {
    hasEnded = true;
    tell();
    return child.exitCode;
  });
  return {
    lines,
    ended,
    hasEnded: () => hasEnded,
    line: (isIt) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = lines.find(isIt);
          if (found === undefined && !hasEnded) return;
          listeners.delete(look);
          if (found === undefined) reject(new Error(`It ended early: ${lines.join(' | ')}`));
          else resolve(found);
        };
        listeners.add(look);
        look();
      }),
    signal: (signal) => void child.kill(signal),
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      // One that was stopped takes no other signal before it goes on.
      child.kill('SIGCONT');
      return ended;
    },
  };
}

/**
 * A port that is free now. It is below those that systems give to outgoing connections: one of
 * these, or of a server that asks for any port, might be the same before a program listens.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(11_000, 22_000);
  return (await isFree(port)) ? port : freePort();
}

/** Whether a server could listen at a port. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
