import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { profiles, type ProfileName } from '../api/profile.js';

/** What `--help` prints. */
export const helpText = `Usage: dam-recheck [options] FILE|FOLDER|- …

Says which assets in HTML have expired, were deleted or withdrawn, have a newer version or another
file name, and what to put in their place. It changes no file.

  FILE            a file with HTML, or a .json file with ids, URLs or stored picks
  FOLDER          all .html, .htm, .shtml and .xhtml files below it; hidden folders and node_modules
                  are left out, and links to folders are not followed
  -               HTML from standard input, which is also read if nothing is given

  --json          print the report as JSON
  --ext LIST      the extensions of files in folders, e.g. html,php,md
  --base URL      what else the account's links begin with; repeatable
  --keep-user     let new links keep the code that names the person who picked
  --quiet         write no progress to standard error
  --help          print this help

The service is configured by environment variables:

  DAM_API_URL     root of the version 2.0 API
  DAM_TOKEN       an access token, whose owner may see the assets
  DAM_PROFILE     the service's dialect: spec or acquia (spec)

To read a value from a file, add _FILE to the variable's name and set it to the file's path.

Exit codes: 0 nothing is to be done; 1 something is; 2 a file could not be read, and the report is of
the others; 3 there is no report: an option or variable is wrong, or the service did not answer.
`;

/** A wrong option or variable. The message contains names, never values of variables. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** The environment that a program is started in. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the command line says. */
export interface CommandLine {
  readonly paths: readonly string[];
  readonly json: boolean;
  /** Extensions of files in folders, in lower case, without a dot. */
  readonly extensions: ReadonlySet<string>;
  readonly bases: readonly string[];
  readonly keepUser: boolean;
  readonly quiet: boolean;
}

/** How to reach the service. */
export interface ServiceSettings {
  readonly baseUrl: string;
  readonly token: string;
  readonly profile: ProfileName;
}

/** Reads the command line; undefined for `--help`. Throws a {@link SettingError}. */
export function readCommandLine(args: readonly string[]): CommandLine | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const extensions = (values.ext ?? 'html,htm,shtml,xhtml').toLowerCase().split(',');
  if (!extensions.every((each) => /^\.?[\w-]+$/.test(each))) {
    throw new SettingError('--ext takes extensions, e.g. html,php. Try --help.');
  }
  const bases = values.base ?? [];
  if (!bases.every((base) => /^https?:\/\//i.test(base) && URL.canParse(base))) {
    throw new SettingError('--base takes http and https URLs. Try --help.');
  }
  return {
    paths: positionals.length > 0 ? positionals : ['-'],
    json: values.json ?? false,
    extensions: new Set(extensions.map((each) => each.replace(/^\./, ''))),
    bases,
    keepUser: values['keep-user'] ?? false,
    quiet: values.quiet ?? false,
  };
}

/** Reads the environment. Throws a {@link SettingError}. */
export function readEnvironment(env: Environment): ServiceSettings {
  const profile = read(env, 'DAM_PROFILE') ?? 'spec';
  if (!isProfile(profile)) throw new SettingError('DAM_PROFILE takes spec or acquia.');
  const baseUrl = required(env, 'DAM_API_URL');
  if (!/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new SettingError('DAM_API_URL takes an http or https URL.');
  }
  return { baseUrl, token: required(env, 'DAM_TOKEN'), profile };
}

function isProfile(name: string): name is ProfileName {
  return Object.hasOwn(profiles, name);
}

function required(env: Environment, name: string): string {
  const text = read(env, name);
  if (text === undefined) throw new SettingError(`${name} is missing. Try --help.`);
  return text;
}

function read(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  return (env[name] || (file && readFileOf(`${name}_FILE`, file)))?.trim() || undefined;
}

function readFileOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new SettingError(`${name} names a file that cannot be read.`);
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        ext: { type: 'string' },
        base: { type: 'string', multiple: true },
        'keep-user': { type: 'boolean' },
        quiet: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message.replaceAll('\n', ' ') : '';
    throw new SettingError(`${message} Try --help.`);
  }
}
