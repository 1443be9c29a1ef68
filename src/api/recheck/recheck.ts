import type { RecheckEntry } from './entries.js';
import type { RecheckedItem } from './rechecked-item.js';
import { Rechecking, type RecheckOptions } from './rechecking.js';

/** What a check found. */
export interface RecheckReport {
  /** An item for each asset of each element in HTML, and for each entry and item of a pick. */
  readonly items: readonly RecheckedItem[];
}

/** What a check of HTML found. */
export interface HtmlRecheckReport extends RecheckReport {
  /** The HTML with all replacements. Everything else in it is unchanged. */
  readonly html: string;
}

/**
 * Checks inserted assets: whether an asset has expired, was deleted or withdrawn, or has a newer
 * version or another file name, and what should replace it.
 *
 * It takes a piece of HTML, or a list of ids, external ids, URLs and picks. Each asset is looked up
 * once, fifty by one request; assets that are named by an id alone need one request each. HTML may be
 * broken, and only links that begin as those of the account do are checked (section 9, item 6).
 *
 * @throws the client's error. There is no partial result. What cannot be read of the input, or of
 * the response about one asset, is an item of the report.
 */
export async function recheck(html: string, options: RecheckOptions): Promise<HtmlRecheckReport>;
export async function recheck(
  entries: readonly RecheckEntry[],
  options: RecheckOptions,
): Promise<RecheckReport>;
export async function recheck(
  input: string | readonly RecheckEntry[],
  options: RecheckOptions,
): Promise<RecheckReport> {
  const rechecking = new Rechecking(options);
  if (typeof input === 'string') {
    rechecking.collectHtml(input);
    await rechecking.fetch();
    return rechecking.checkHtml(input);
  }
  rechecking.collectEntries(input);
  await rechecking.fetch();
  return { items: rechecking.checkEntries(input) };
}
