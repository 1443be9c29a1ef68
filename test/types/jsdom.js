import { JSDOM } from 'jsdom';

// The globals of a page, as the environment `jsdom` of Vitest and Jest sets them.
const { window } = new JSDOM('<!doctype html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
});
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !/^(Event|EventTarget|CustomEvent|navigator)$/.test(name)) continue;
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) {
  Object.defineProperty(globalThis, name, { value: window[name].bind(window) });
}
