#!/usr/bin/env node
import { createClient } from '../api/client.js';
import { ApiError, HttpError, UnreachableError } from '../api/errors.js';
import { AuthError } from '../auth/auth-error.js';
import { fixedSource } from '../auth/sources/fixed-source.js';
import { progressLines } from './progress-lines.js';
import { checkFiles, type Report } from './run.js';
import {
  helpText,
  readCommandLine,
  readEnvironment,
  SettingError,
  type CommandLine,
} from './settings.js';
import { sourcesOf } from './sources.js';
import { textReport } from './text-report.js';

// A reader that closes early, such as `head`, ends the program without an error.
process.stdout.on('error', () => process.exit());

try {
  const commandLine = readCommandLine(process.argv.slice(2));
  if (commandLine) await run(commandLine);
  else process.stdout.write(helpText);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 3;
}

async function run({ paths, json, extensions, quiet, ...options }: CommandLine): Promise<void> {
  const { baseUrl, token, profile } = readEnvironment(process.env);
  if (paths.includes('-') && process.stdin.isTTY) {
    throw new SettingError('Name files or folders, or give HTML to standard input. Try --help.');
  }
  const client = createClient({ baseUrl, profile, tokens: fixedSource(token) });
  const sources = sourcesOf(paths, extensions, process.stdin);
  const tell = progressLines((line) => void process.stderr.write(`${line}\n`));
  const report = await checkFiles(sources, { client, ...options }, quiet ? () => undefined : tell);
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : textReport(report));
  process.exitCode = exitCodeOf(report);
}

function exitCodeOf({ items, unreadable }: Report): number {
  if (unreadable.length > 0) return 2;
  return items.length > 0 ? 1 : 0;
}

function explain(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (error instanceof AuthError || (error instanceof HttpError && error.status === 401)) {
    return 'The service does not accept the token in DAM_TOKEN.';
  }
  if (error instanceof UnreachableError) {
    return 'The service did not answer: check DAM_API_URL and the network.';
  }
  if (error instanceof ApiError) return `${error.message}.`;
  return 'The check could not be finished.';
}
