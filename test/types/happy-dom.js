import { GlobalWindow } from 'happy-dom';

// The globals of a page, as the environment `happy-dom` of Vitest sets them.
const window = new GlobalWindow({ url: 'http://localhost/' });
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !/^(Event|EventTarget|CustomEvent|navigator)$/.test(name)) continue;
  Object.defineProperty(globalThis, name, { value: Reflect.get(window, name), configurable: true });
}
