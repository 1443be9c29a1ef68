import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install, mayInstall } from '../../../scripts/debian.js';
import { isProgram, onPath } from '../../../scripts/programs.js';
import { Refusal } from '../../../scripts/step.js';

/**
 * Debian's packages of WordPress and what it runs on. `nginx-light` is the web server that the
 * package asks for, and is not used: apt would take and start Apache.
 */
const packages = [
  ...['wordpress', 'wordpress-theme-twentytwentythree', 'mariadb-server-core'],
  ...['php-cli', 'php-mysql', 'nginx-light'],
];

/** The paths of WordPress and its dependencies. */
export interface Programs {
  readonly php: string;
  readonly mariadb: string;
  readonly installDatabase: string;
  /** The folder that WordPress is copied from. */
  readonly wordpress: string;
}

/**
 * Finds WordPress, PHP and MariaDB, and installs them on Debian as root.
 *
 * @throws Refusal if a program is still missing. The message says how to install it.
 */
export function requirePrograms(): Programs {
  let found = find();
  if (!found && mayInstall()) {
    install(packages);
    found = find();
  }
  if (found) return found;
  throw new Refusal(
    `WordPress, PHP or MariaDB was not found. Debian: apt-get install ${packages.join(' ')}`,
  );
}

function find(): Programs | undefined {
  const php = onPath('php');
  const mariadb = onPath('mariadbd') ?? ['/usr/sbin/mariadbd'].find(isProgram);
  const installDatabase = onPath('mariadb-install-db');
  const wordpress = '/usr/share/wordpress';
  const isComplete =
    existsSync(`${wordpress}/wp-load.php`) &&
    existsSync(`${wordpress}/wp-content/themes/twentytwentythree`);
  if (!php || !mariadb || !installDatabase || !isComplete) return undefined;
  const modules = execFileSync(php, ['-m'], { encoding: 'utf8' });
  return /^mysqli$/m.test(modules) ? { php, mariadb, installDatabase, wordpress } : undefined;
}

// Run as a script, it installs missing programs before parallel tests need them.
if (process.argv[1] === fileURLToPath(import.meta.url)) requirePrograms();
