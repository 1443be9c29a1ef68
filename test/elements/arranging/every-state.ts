import type { PickerPage } from './picker-page.js';

/**
 * Looks at a page now and after every change of it, and gives all that was seen so far. Unlike
 * `until`, which looks once a frame, it misses nothing that stands only for a moment.
 */
export function everyState<State>(page: PickerPage, look: () => State): () => readonly State[] {
  const states = [look()];
  const root = page.picker.shadowRoot;
  const observer = new MutationObserver(() => states.push(look()));
  if (root) observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => states;
}
