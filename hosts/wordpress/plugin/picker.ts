import type { AssetPick, PickAssetsOptions } from '../../../src/index.js';

function pick(options: PickAssetsOptions = {}): Promise<AssetPick | undefined> {
  return DamElements.pickAssets({ multiple: true, ...damAssetsOptions, ...options });
}

globalThis.damAssets = { pick };
