import type { AssetPick } from '../../model/pick.js';
import type { AssetPicker } from './asset-picker.js';

/** What `pickAssets` takes: any of the picker's properties. */
export type PickAssetsOptions = Partial<
  Pick<
    AssetPicker,
    | 'baseUrl'
    | 'siteUrl'
    | 'clientId'
    | 'redirectUri'
    | 'brokerUrl'
    | 'tokens'
    | 'client'
    | 'brandedLinks'
    | 'profile'
    | 'query'
    | 'filter'
    | 'sort'
    | 'facets'
    | 'multiple'
    | 'max'
    | 'min'
    | 'value'
    | 'embed'
    | 'layout'
    | 'pageSize'
    | 'messages'
    | 'lang'
  >
> & {
  /** Gives the picking up: the dialog closes and the promise resolves to undefined. */
  readonly signal?: AbortSignal;
};

/**
 * Opens a picker as a dialog, without markup. Resolves to what the person picked; undefined when
 * they gave up.
 *
 * @throws Error where `<asset-picker>` is not defined: import `dam-elements/define` first.
 */
export async function pickAssets(options: PickAssetsOptions = {}): Promise<AssetPick | undefined> {
  if (!customElements.get('asset-picker')) {
    throw new Error('<asset-picker> is not defined: import dam-elements/define first');
  }
  const { signal, ...properties } = options;
  if (signal?.aborted) return undefined;
  const picker = document.createElement('asset-picker');
  Object.assign(picker, properties, { mode: 'dialog' });
  const close = (): void => picker.close();
  signal?.addEventListener('abort', close);
  document.body.append(picker);
  try {
    return await picker.show();
  } finally {
    signal?.removeEventListener('abort', close);
    // Closed by its own hand first, so that the focus goes back to where it came from.
    await picker.updateComplete;
    picker.remove();
  }
}
