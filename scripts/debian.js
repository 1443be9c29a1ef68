import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { onPath } from './programs.js';

/** Whether packages can be installed: on Debian, as root. */
export function mayInstall() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  if (!onPath('apt-get') || !existsSync('/etc/os-release')) return false;
  // Ubuntu's browser packages only install a snap, which needs a running snapd.
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Installs packages and prints their names. Failures are ignored here; callers check whether their
 * programs exist.
 * @param {readonly string[]} packages
 */
export function install(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    console.log(`apt-get ${step.join(' ')}`);
    try {
      execFileSync('apt-get', [...quiet, ...step], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      return;
    }
  }
}
