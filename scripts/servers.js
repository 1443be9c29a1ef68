import { existsSync } from 'node:fs';
import { install, mayInstall } from './debian.js';
import { isProgram, onPath } from './programs.js';
import { Refusal } from './step.js';

/**
 * Programs that tests run: servers before and behind the broker, readers of Markdown.
 * @type {readonly {
 *   readonly program: string,
 *   readonly packages: readonly string[],
 *   readonly library?: string,
 * }[]} Debian's packages of it, and the library that it is run for.
 */
const programs = [
  { program: 'redis-server', packages: ['redis-server'] },
  { program: 'nginx', packages: ['nginx-light'] },
  {
    program: 'php',
    packages: ['php-cli', 'php-parsedown'],
    library: '/usr/share/php/Parsedown/Parsedown.php',
  },
  {
    program: 'perl',
    packages: ['perl', 'libtext-markdown-perl'],
    library: '/usr/share/perl5/Text/Markdown.pm',
  },
];

/**
 * Where a program is; undefined where this machine has none, or not the library it is run for.
 * @param {string} program
 */
export function findServer(program) {
  const library = programs.find((each) => each.program === program)?.library;
  if (library !== undefined && !existsSync(library)) return undefined;
  // Where Debian keeps servers, which is on the PATH of root alone.
  return onPath(program) ?? [`/usr/sbin/${program}`].find(isProgram);
}

/**
 * Says which programs there are, after installing the missing ones where that needs nobody's
 * consent. Tests of one that is missing are left out, and say so; where every change is checked
 * none may be missing.
 */
export function findServers() {
  const missing = () => programs.filter(({ program }) => !findServer(program));
  const packages = () => missing().flatMap((each) => each.packages);
  if (missing().length > 0 && mayInstall()) install(packages());
  for (const { program } of programs) {
    console.log(`${program}: ${findServer(program) ?? 'not found, so its tests are left out'}`);
  }
  if (missing().length > 0 && process.env['CI']) {
    const names = missing().map(({ program }) => program);
    throw new Refusal(
      `not found: ${names.join(' and ')}. Debian: apt-get install ${packages().join(' ')}`,
    );
  }
}
