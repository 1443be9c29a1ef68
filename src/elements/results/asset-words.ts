import { html, type TemplateResult } from 'lit';
import type { Asset } from '../../model/asset/asset.js';
import { availabilityOf, instantOf } from '../../model/asset/availability.js';
import { formatName } from '../../model/asset/format-name.js';
import { nameParts } from '../../model/text/name-parts.js';
import type { SelectionMessages } from '../../text/messages/selection.js';
import type { Messages } from '../../text/messages/messages.js';
import { measureOf, type AssetLines } from './asset-lines.js';
import { isSpinSet, kindIconOf } from './kind-icon.js';

/** The messages that describe an asset and its availability. */
export type AssetMessages = Messages & SelectionMessages;

/** The texts about assets in one language. */
export class AssetWords implements AssetLines {
  readonly iconOf = kindIconOf;
  readonly #words: AssetMessages;
  readonly #sort: string;

  /** `sort` is the order of the list, by the service's name. */
  constructor(words: AssetMessages, sort: string) {
    this.#words = words;
    this.#sort = sort;
  }

  /** The start and the end are drawn by CSS. The text stays whole for everything that reads it. */
  readonly nameOf = (filename: string): TemplateResult | undefined => {
    const parts = nameParts(filename);
    return (
      parts &&
      html`<span class="parts" data-start=${parts[0]} data-end=${parts[1]}
        ><span class="unseen">${filename}</span></span
      >`
    );
  };

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

  readonly lineOf = (asset: Asset): TemplateResult => {
    const words = this.#words;
    const format = formatIn(words, asset);
    const expiry = this.expiryOf(asset);
    const size = measureOf({ ...asset, format }, words);
    const parts = expiry
      ? [expiry, format, size]
      : [format, this.#sort.endsWith('date') && this.dateOf(asset), size];
    // Each is isolated text. CSS leaves out the last ones where the line is too short.
    return html`${parts
      .filter(Boolean)
      .map(
        (part, place) =>
          html`<span class=${part === expiry ? 'soon' : ''} title=${part}
            >${place > 0 ? '· ' : kindIconOf(asset)}${part}</span
          > `,
      )}`;
  };

  /** Returns the usual name of the format. */
  formatOf(asset: Asset): string {
    return formatIn(this.#words, asset);
  }

  /** Returns when an asset was added, or last changed if the list is sorted by that. */
  dateOf({ createdDate, updatedDate }: Asset): string | undefined {
    const date = instantOf(this.#sort.includes('update') ? updatedDate : createdDate);
    return date === undefined ? undefined : dayIn(this.#words, date, 'short');
  }
}

/** Returns the usual name of the format. */
export function formatIn({ embedName }: SelectionMessages, asset: Asset): string {
  return isSpinSet(asset) ? embedName('spinset_viewer') : formatName(asset);
}

/** Every card has a date, and creating a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats day and month, and the year unless it is the current one. */
function dayIn({ locale }: Messages, date: number, month: 'long' | 'short' = 'long'): string {
  const isThisYear = new Date(date).getFullYear() === new Date().getFullYear();
  const key = [locale, month, isThisYear].join();
  const year = isThisYear ? undefined : 'numeric';
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month, year });
  formats.set(key, format);
  return format.format(date);
}
