import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../src/recheck/cli.ts', import.meta.url));

/** How a program ended, and what it wrote. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program to its end. */
export async function recheckBy(
  env: Readonly<Record<string, string>>,
  args: readonly string[],
  input?: string,
): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', cli, ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  // A program that is done with its input early is no failure of the test.
  child.stdin.on('error', () => undefined).end(input ?? '');
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [code, out, err] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
  return { code, out, err };
}

/** A folder for the length of a test. */
export function temporaryFolder(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'dam-recheck-'));
  context.after(() => rmSync(folder, { recursive: true }));
  return folder;
}
