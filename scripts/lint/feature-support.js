import { features } from 'web-features';
import { oldestBrowsers } from './oldest-browsers.js';

/**
 * The part of the Baseline data that is used here. The package's own types cannot be resolved.
 *
 * @typedef {Readonly<Record<string, string | undefined>>} Support The first version, by browser.
 * @typedef {{ support: Support, by_compat_key?: Readonly<Record<string, { support: Support }>> }} Status
 * @typedef {{ kind: string, name: string, compat_features?: readonly string[], status: Status }} Feature
 */
const available = Object.values(/** @type {Record<string, Feature>} */ (features)).filter(
  ({ kind }) => kind === 'feature',
);

/**
 * The features that some of the oldest browsers lack, with these browsers, by key of the browser
 * compatibility data.
 *
 * @type {ReadonlyMap<string, { name: string, browsers: readonly string[] }>}
 */
export const newerFeatures = new Map(readNewer());

/** All keys of the data, including those of old features. */
export const knownFeatures = new Set(available.flatMap(({ compat_features: keys = [] }) => keys));

/** @returns {Generator<[string, { name: string, browsers: string[] }]>} */
function* readNewer() {
  for (const { name, status, compat_features: keys = [] } of available) {
    for (const key of keys) {
      const { support } = status.by_compat_key?.[key] ?? status;
      const browsers = lacking(support);
      if (browsers.length > 0) yield [key, { name, browsers }];
    }
  }
}

/** @param {Support} support */
function lacking(support) {
  return Object.entries(oldestBrowsers)
    .filter(([browser, version]) => isOlder(version, support[browser]))
    .map(([browser, version]) => `${browser} ${version}`);
}

/** @param {string} version @param {string | undefined} first The first version with the feature. */
function isOlder(version, first) {
  // A leading "≤" means that version or an earlier one.
  const [major = 0, minor = 0] = (first ?? 'Infinity').replace('≤', '').split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
}
