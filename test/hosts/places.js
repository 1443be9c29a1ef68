import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of all hosts. A host is named by its path in it, as `editors/quill`. */
export const hostsFolder = fileURLToPath(new URL('.', import.meta.url));

/**
 * The group a host belongs to: a folder with a package.json and a lockfile of its own.
 * @param {string} name
 */
export function groupOf(name) {
  return name.replace(/\/.*/, '');
}

/**
 * Where the package is that the host has installed.
 * @param {string} name
 */
export function installedPackage(name) {
  return join(hostsFolder, groupOf(name), 'node_modules/dam-elements');
}

/**
 * Where a built host is. Tools that check the source leave `node_modules` out.
 * @param {string} name
 */
export function builtFolder(name) {
  return join(hostsFolder, groupOf(name), 'node_modules/.hosts', name);
}
