import type { AssetPick } from '../../model/pick/pick.js';
import { openPicker, type Abandon, type SharedOption } from '../picker/open-picker.js';
import type { AssetPicker } from './asset-picker.js';

/** What `pickAssets` takes: any of the picker's properties. */
export type PickAssetsOptions = Abandon &
  Partial<
    Pick<
      AssetPicker,
      | SharedOption
      | 'filter'
      | 'availableOnly'
      | 'facets'
      | 'embed'
      | 'keepUser'
      | 'sizesAllowed'
      | 'players'
      | 'responsive'
      | 'responsiveSizes'
      | 'layout'
    >
  >;

/**
 * Opens an asset picker as a dialog, without markup. Resolves to what the user picked;
 * undefined if they cancelled.
 *
 * @throws Error if `<asset-picker>` is not defined: import `dam-elements/define` first.
 */
export function pickAssets(options: PickAssetsOptions = {}): Promise<AssetPick | undefined> {
  return openPicker('asset-picker', () => document.createElement('asset-picker'), options);
}
