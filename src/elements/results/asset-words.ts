import { html, nothing, type TemplateResult } from 'lit';
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
  readonly nameOf = shortenedName;
  readonly #words: AssetMessages;
  readonly #sort: string;

  /** `sort` is the order of the list, by the service's name. */
  constructor(words: AssetMessages, sort: string) {
    this.#words = words;
    this.#sort = sort;
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

  /**
   * What does not fit on the line is left out, the last facts first: only spaces between them break.
   * A picture shows what it is; for other kinds there is an icon.
   */
  readonly lineOf = (asset: Asset): TemplateResult => {
    const format = formatIn(this.#words, asset);
    const expiry = this.expiryOf(asset);
    const date = !expiry && this.#sort.endsWith('date') && this.dateOf(asset);
    const size = measureOf({ ...asset, format }, this.#words);
    const facts = [expiry, format, date, size].flatMap((fact) => fact || []);
    const isMixed = rightToLeft.test(facts.join());
    const [first = '', ...others] = facts.map((fact) => unbroken(fact, isMixed));
    const rest = others.map((fact) => ` ·\u00a0${fact}`).join('');
    return html`${asset.kind === 'image' ? nothing : kindIconOf(asset)}${expiry ? html`<span class="soon">${first}</span>${rest}` : first + rest}`;
  };

  /** Returns the usual name of the format. */
  formatOf(asset: Asset): string {
    return formatIn(this.#words, asset);
  }

  /** Returns when an asset was added, or last changed if the list is sorted by that. */
  dateOf({ createdDate, updatedDate }: Asset): string | undefined {
    const date = instantOf(this.#sort.includes('update') ? updatedDate : createdDate);
    return date === undefined ? undefined : dayIn(this.#words, date);
  }
}

/**
 * Renders a file name that is shortened in its middle. Undefined if it never has to be. The start
 * and the end are drawn by CSS. The text stays whole for everything that reads it.
 */
export function shortenedName(filename: string): TemplateResult | undefined {
  const parts = nameParts(filename);
  return (
    parts &&
    html`<span class="parts" data-start=${parts[0]} data-end=${parts[1]}
      ><span>${filename}</span></span
    >`
  );
}

/** Returns the usual name of the format. */
export function formatIn({ embedName }: SelectionMessages, asset: Asset): string {
  return isSpinSet(asset) ? embedName('spinset_viewer') : formatName(asset);
}

/** Letters of scripts that run from right to left, and the mark in their dates. */
const rightToLeft = /[\u0590-\u08ff\u200f]/;

/** A fact whose spaces do not break. On lines with letters of both directions it has its own. */
function unbroken(fact: string, isMixed: boolean): string {
  const text = fact.replaceAll(' ', '\u00a0');
  return isMixed ? `\u2068${text}\u2069` : text;
}

/** Every card has a date, and creating a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats day and month, and the year unless it is the current one. A date with a year has only
 * numbers, so that cards have room for it, but not in English, whose readers differ on whether the
 * day or the month comes first.
 */
function dayIn({ locale }: Messages, date: number): string {
  const year = new Date(date).getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  const month = year && !locale.startsWith('en') ? 'numeric' : 'short';
  const key = `${locale} ${month} ${year}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month, year });
  formats.set(key, format);
  return format.format(date);
}
