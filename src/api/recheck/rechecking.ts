import type { CallOptions } from '../client-options.js';
import { AssetLookup, type AssetReference, type LookupClient } from './asset-lookup.js';
import { checkHtml, linksIn, type CheckedHtml } from './check-html.js';
import { checkEntry, readEntry, type ReadEntry } from './entries.js';
import type { Check } from './findings.js';
import { fetchLinkBases, type LinkBasesClient } from './link-bases.js';
import { isOwnBase, type InsertedLink } from './inserted-link.js';
import type { RecheckedItem } from './rechecked-item.js';

/** The part of a client that a check needs. `createClient` makes one. */
export interface RecheckClient extends LookupClient, LinkBasesClient {
  withBranded(branded: boolean): RecheckClient;
}

/** Options of a check. */
export interface RecheckOptions extends CallOptions {
  readonly client: RecheckClient;
  /**
   * Further prefixes of the account's links, for hosts that it had before: the origin of branded
   * links, e.g. `https://old.example.net`, or the origin and account of unbranded ones, e.g.
   * `https://old.example.net/img/acme`. The current prefixes are fetched from the service. Links
   * with other prefixes are not the account's, and are not changed.
   */
  readonly bases?: readonly string[];
  /** Whether new URLs keep the code for the user who picked. False by default. */
  readonly keepUser?: boolean;
  /** Called after each response, with how many ids were looked up, and how many will be. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Checks many entries with few requests: first everything is collected, then each asset is fetched
 * once, then everything is passed again and checked. The entries are not stored in between.
 */
export class Rechecking {
  readonly #options: RecheckOptions;
  readonly #lookup = new AssetLookup();
  /** The assets that links lead to, by what the links begin with, each once. */
  readonly #linked = new Map<string, Map<string, AssetReference>>();
  #bases: ReadonlySet<string>;
  #details = false;

  constructor(options: RecheckOptions) {
    this.#options = options;
    this.#bases = new Set((options.bases ?? []).map((base) => base.replace(/\/+$/, '')));
  }

  /** Collects the assets that the links in a piece of HTML lead to. */
  collectHtml(html: string): void {
    for (const { link, reference } of linksIn(html)) this.#collectLink(link, reference);
  }

  /** Collects the assets that entries name. */
  collectEntries(entries: readonly unknown[]): void {
    for (const entry of this.#read(entries)) {
      if (entry.type === 'url') this.#collectLink(entry.link, entry.reference);
      else if ('reference' in entry) this.#lookup.add(entry.reference);
      // The new item of a pick has metadata and a thumbnail.
      this.#details ||= entry.type === 'pick';
    }
  }

  /**
   * Fetches what was collected. If there are links, what links of the account begin with is fetched
   * first; other links are not asked about.
   *
   * @throws the client's error.
   */
  async fetch(): Promise<void> {
    const { client, signal, onProgress } = this.#options;
    const call = { ...(signal && { signal }) };
    if (this.#linked.size > 0) {
      this.#bases = new Set([...this.#bases, ...(await fetchLinkBases(client, call))]);
    }
    for (const [base, references] of this.#linked) {
      if (!isOwnBase(base, this.#bases)) continue;
      for (const reference of references.values()) this.#lookup.add(reference);
    }
    await this.#lookup.fetch(client, { ...call, details: this.#details, onProgress });
  }

  /** Checks a piece of HTML that was collected. */
  checkHtml(html: string): CheckedHtml {
    return checkHtml(html, this.#check);
  }

  /** Checks entries that were collected. */
  checkEntries(entries: readonly unknown[]): readonly RecheckedItem[] {
    return this.#read(entries).map((entry) => checkEntry(entry, this.#check));
  }

  #read(entries: readonly unknown[]): readonly ReadEntry[] {
    return entries.flatMap((entry) => readEntry(entry, this.#options.client.branded));
  }

  #collectLink({ base }: InsertedLink, reference: AssetReference): void {
    const references = this.#linked.get(base) ?? new Map<string, AssetReference>();
    this.#linked.set(base, references);
    references.set(`${reference.externalId ?? ''} ${reference.id ?? ''}`, reference);
  }

  get #check(): Check {
    return {
      bases: this.#bases,
      find: (reference) => this.#lookup.find(reference),
      keepUser: this.#options.keepUser ?? false,
      now: Date.now(),
    };
  }
}
