import { existsSync } from 'node:fs';
import { install, mayInstall } from './debian.js';
import { isProgram, onPath } from './programs.js';
import { Refusal } from './step.js';

/**
 * The programs that tests run: proxies and stores of the broker, and Markdown readers.
 * @type {readonly {
 *   readonly program: string,
 *   readonly packages: readonly string[],
 *   readonly library?: string,
 * }[]} The Debian packages, and the library that the program is needed for.
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
 * The path of a program; undefined if the program or its library is not installed.
 * @param {string} program
 */
export function findServer(program) {
  const library = programs.find((each) => each.program === program)?.library;
  if (library !== undefined && !existsSync(library)) return undefined;
  // Debian installs servers in /usr/sbin, which is only on the PATH of root.
  return onPath(program) ?? [`/usr/sbin/${program}`].find(isProgram);
}

/**
 * Installs missing programs if possible, and prints which programs exist. Tests of missing programs
 * are skipped with a message. In continuous integration, no program may be missing.
 */
export function findServers() {
  const missing = () => programs.filter(({ program }) => !findServer(program));
  const packages = () => missing().flatMap((each) => each.packages);
  if (missing().length > 0 && mayInstall()) install(packages());
  for (const { program } of programs) {
    console.log(`${program}: ${findServer(program) ?? 'not found, its tests are skipped'}`);
  }
  if (missing().length > 0 && process.env['CI']) {
    const names = missing().map(({ program }) => program);
    throw new Refusal(
      `not found: ${names.join(' and ')}. Debian: apt-get install ${packages().join(' ')}`,
    );
  }
}
