import { isTemplate } from '../../model/embed/embed-choice.js';
import type { RecheckFinding } from './findings.js';
import { readInsertedLink, writeInsertedLink, type InsertedLink } from './inserted-link.js';
import type { StoredAsset } from './stored-asset.js';

/** What is outdated about a link, and the URL to replace it with. */
export interface CheckedLink {
  readonly findings: readonly RecheckFinding[];
  /** The URL as it should be. The same as before if nothing is outdated. */
  readonly url: string;
}

/** The id of a version, where links have the external id of the asset. */
const versionPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Sizes that the service makes on demand, whether it offers them or not (section 9, item 6). */
const onDemand = /^(?:img\/\d{1,5}(?:x\d{1,5})?px(?:@\dx)?|content\/(?:gif|jpe?g|png|web))$/;

/** Whether a link always leads to one version of the file. */
export function isPinned({ key }: InsertedLink, asset?: StoredAsset): boolean {
  return versionPattern.test(key) && key !== asset?.externalId;
}

/**
 * Compares a link with the current links of the asset. Size, query and fragment are unchanged; a
 * new version and file name are inserted.
 */
export function checkLink(link: InsertedLink, asset: StoredAsset, keepUser: boolean): CheckedLink {
  const findings: RecheckFinding[] = [];
  const links = linksOf(asset);
  const offered = links.filter(
    ({ branded, url }) => branded === link.branded && !isTemplate({ url }),
  );

  const { versionId } = asset;
  const key = isPinned(link, asset) && versionId !== undefined ? versionId : link.key;
  if (key.toLowerCase() !== link.key.toLowerCase()) {
    findings.push({ type: 'newer-version', from: link.key, to: key });
  }
  const filename = currentFilename(link, links);
  if (filename !== link.filename) {
    findings.push({ type: 'renamed', from: link.filename, to: filename });
  }
  const url =
    findings.length === 0 ? link.url : writeInsertedLink(link, { key, filename, keepUser });
  const isOffered = offered.some(({ target }) => target === link.target);
  if (offered.length > 0 && !isOffered && !onDemand.test(link.target)) {
    findings.push({ type: 'not-offered', from: link.target });
  }
  return { findings, url };
}

const linksByAsset = new WeakMap<StoredAsset, readonly InsertedLink[]>();

/** The current links of an asset. They are parsed once, because an asset may occur often. */
function linksOf(asset: StoredAsset): readonly InsertedLink[] {
  const known = linksByAsset.get(asset);
  if (known) return known;
  const links = asset.embeds
    .flatMap(({ url, share }) => [url, share ?? ''])
    .flatMap((url) => readInsertedLink(url) ?? []);
  linksByAsset.set(asset, links);
  return links;
}

/**
 * Returns the file name that a link would have now: that of a link to the same size, or of another
 * link with the same extension. The service ignores the file name of a link.
 */
function currentFilename(link: InsertedLink, links: readonly InsertedLink[]): string {
  const same = links.find(({ target }) => target === link.target);
  if (same) return same.filename;
  const root = link.target.replace(/\/.*/, '/');
  const similar = links.find(({ target }) => target.startsWith(root)) ?? links[0];
  if (!similar) return link.filename;
  const [stem, extension] = [partsOf(similar.filename)[0], partsOf(link.filename)[1]];
  return `${stem}${extension}`;
}

function partsOf(filename: string): readonly [stem: string, extension: string] {
  const [, stem = filename, extension = ''] = /^(.+)(\.[^.\s]{1,8})$/su.exec(filename) ?? [];
  return [stem, extension];
}
