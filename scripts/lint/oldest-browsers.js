/**
 * The oldest supported browsers, by their names in Baseline data.
 * The README states the same versions.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const oldestBrowsers = {
  chrome: '120',
  chrome_android: '120',
  edge: '120',
  firefox: '121',
  firefox_android: '121',
  safari: '17.4',
  safari_ios: '17.4',
};
