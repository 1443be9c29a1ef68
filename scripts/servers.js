import { install, mayInstall } from './debian.js';
import { isProgram, onPath } from './programs.js';
import { Refusal } from './step.js';

/**
 * Servers that tests of the broker run: the program, and Debian's package of it.
 * @type {readonly (readonly [program: string, packageName: string])[]}
 */
const servers = [
  ['redis-server', 'redis-server'],
  ['nginx', 'nginx-light'],
];

/**
 * Where a server program is; undefined where this machine has none.
 * @param {string} program
 */
export function findServer(program) {
  // Where Debian keeps servers, which is on the PATH of root alone.
  return onPath(program) ?? [`/usr/sbin/${program}`].find(isProgram);
}

/**
 * Says which servers there are, after installing the missing ones where that needs nobody's
 * consent. Tests of one that is missing are left out, and say so; where every change is checked
 * none may be missing.
 */
export function findServers() {
  const missing = () => servers.filter(([program]) => !findServer(program));
  if (missing().length > 0 && mayInstall()) install(missing().map(([, name]) => name));
  for (const [program] of servers) {
    console.log(`${program}: ${findServer(program) ?? 'not found, so its tests are left out'}`);
  }
  if (missing().length > 0 && process.env['CI']) {
    const names = missing().map(([, name]) => name);
    throw new Refusal(
      `not found: ${names.join(' and ')}. Debian: apt-get install ${names.join(' ')}`,
    );
  }
}
