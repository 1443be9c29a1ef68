import { html, type TemplateResult } from 'lit';
import type { Asset } from '../../model/asset/asset.js';
import { availabilityOf } from '../../model/asset/availability.js';
import { formatName } from '../../model/asset/format-name.js';
import type { SelectionMessages } from '../../text/messages/selection.js';
import type { Messages } from '../../text/messages/messages.js';
import { metaOf, type AssetLines } from './asset-lines.js';
import { isSpinSet, kindIconOf } from './kind-icon.js';

/** The messages that describe an asset and its availability. */
export type AssetMessages = Messages & SelectionMessages;

/** The texts about assets in one language. */
export class AssetWords implements AssetLines {
  readonly iconOf = kindIconOf;
  readonly #words: AssetMessages;

  constructor(words: AssetMessages) {
    this.#words = words;
  }

  /** Returns why an asset cannot be selected. Undefined if it can be. */
  disabledReason(asset: Asset): string | undefined {
    const words = this.#words;
    const availability = availabilityOf(asset);
    switch (availability.status) {
      case 'expired':
        return words.expiredOn(dayIn(words, availability.date));
      case 'unreleased':
        return words.releasedOn(dayIn(words, availability.date));
      case 'withdrawn':
        return words.withdrawn;
      case 'unavailable':
        return words.unavailable;
      default:
        return undefined;
    }
  }

  /** Returns when an asset expires, if that is soon. */
  expiryOf(asset: Asset): string | undefined {
    const availability = availabilityOf(asset);
    if (availability.status !== 'expiring') return undefined;
    return this.#words.expiresOn(dayIn(this.#words, availability.date));
  }

  readonly lineOf = (asset: Asset): string | TemplateResult => {
    const expiry = this.expiryOf(asset);
    const meta = metaOf({ ...asset, format: formatIn(this.#words, asset) }, this.#words);
    if (expiry === undefined) return meta;
    return html`<span class="soon" title=${expiry}>${expiry}</span>${meta && ` · ${meta}`}`;
  };
}

/** Returns the usual name of the format. */
export function formatIn({ embedName }: SelectionMessages, asset: Asset): string {
  return isSpinSet(asset) ? embedName('spinset_viewer') : formatName(asset);
}

/** Formats day and month, and the year unless it is the current one. */
function dayIn({ locale }: Messages, date: number): string {
  const isThisYear = new Date(date).getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
}
