/**
 * Takes away what the oldest browsers lack, so that a newer one stands in for them. Import it
 * before anything else: modules that are evaluated earlier could hold on to it.
 *
 * The lint rule `platform/supported-features` knows all that they lack. These are the features that
 * source code, or a library, is most likely to use.
 */
const missing: readonly (readonly [owner: object, ...names: readonly string[]])[] = [
  [URL, 'parse'],
  [AbortSignal, 'any'],
  [Intl, 'Segmenter', 'DurationFormat'],
  [Promise, 'try'],
  [Array, 'fromAsync'],
  [RegExp, 'escape'],
  [Error, 'isError'],
  [Map.prototype, 'getOrInsert', 'getOrInsertComputed'],
  [Set.prototype, 'union', 'difference', 'intersection', 'isSubsetOf', 'isSupersetOf'],
  [iteratorPrototype(), 'map', 'filter', 'find', 'some', 'every', 'toArray', 'reduce', 'forEach'],
  [iteratorPrototype(), 'take', 'drop', 'flatMap'],
  [Uint8Array, 'fromBase64', 'fromHex'],
  [Uint8Array.prototype, 'toBase64', 'toHex'],
  [ArrayBuffer.prototype, 'transfer'],
  [Response.prototype, 'bytes'],
  [ReadableStream, 'from'],
  [Document.prototype, 'startViewTransition', 'caretPositionFromPoint'],
  [Element.prototype, 'moveBefore', 'setHTMLUnsafe', 'ariaNotify'],
  [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
  [ElementInternals.prototype, 'states'],
  [window, 'ClipboardItem', 'requestIdleCallback', 'scheduler', 'CloseWatcher', 'Iterator'],
];

for (const [owner, ...names] of missing) {
  for (const name of names) Reflect.deleteProperty(owner, name);
}

function iteratorPrototype(): object {
  const arrayIterator: object = Reflect.getPrototypeOf([].values()) ?? {};
  return Reflect.getPrototypeOf(arrayIterator) ?? {};
}
