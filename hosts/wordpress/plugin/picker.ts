import type { AssetPick, PickAssetsOptions } from '../../../src/index.js';

/** Modals of WordPress close when the focus leaves them. They do not learn that a picker has it. */
function hideFocusMove(event: FocusEvent): void {
  const to = event.relatedTarget as Partial<Element> | null;
  if (to?.localName === 'asset-picker') event.stopImmediatePropagation();
}

async function pick(options: PickAssetsOptions = {}): Promise<AssetPick | undefined> {
  window.addEventListener('focusout', hideFocusMove, true);
  try {
    return await DamElements.pickAssets({ multiple: true, ...damAssetsOptions, ...options });
  } finally {
    window.removeEventListener('focusout', hideFocusMove, true);
  }
}

globalThis.damAssets = { pick };
