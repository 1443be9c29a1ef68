import assert from 'node:assert/strict';

// What a host's unit tests do with the elements, in a page that is none: happy-dom or jsdom.

/** @type {unknown[]} */
const escaped = [];
process.on('unhandledRejection', (reason) => escaped.push(reason));
// What custom elements throw while the page calls them is reported there.
window.addEventListener('error', ({ error, message }) => escaped.push(error ?? message));

await import('dam-elements/define');

for (const tag of ['asset-picker', 'facet-panel', 'product-picker']) {
  const element = document.createElement(tag);
  element.setAttribute('name', 'pictures');
  element.setAttribute('value', 'x1');
  document.body.append(element);
  await element.updateComplete;
  assert.ok(element.shadowRoot, `<${tag}> has been upgraded`);
  const heard = [];
  element.addEventListener('asset-pick', (event) => heard.push(event));
  element.dispatchEvent(new CustomEvent('asset-pick', { detail: { items: [] } }));
  assert.equal(heard.length, 1);
  element.remove();
}
const form = document.createElement('form');
form.innerHTML = '<asset-picker name="pictures" required multiple></asset-picker>';
document.body.append(form);
await form.querySelector('asset-picker')?.updateComplete;
form.remove();
// Node reports a rejection after the microtasks, before the next turn of its loop.
await new Promise(setImmediate);
assert.deepEqual(escaped.map(String), []);
process.exit();
