import type { Dimensions } from '../../model/asset/asset.js';
import { sizeOf } from '../../model/embed/pixel-size.js';
import type { AssetReference } from './asset-lookup.js';
import { unavailability, type Check, type RecheckFinding } from './findings.js';
import { insertedElements, replaceLinks, type InsertedElement } from './inserted-elements.js';
import { checkLink, isPinned } from './link-changes.js';
import { isOwnBase, type InsertedLink } from './inserted-link.js';
import { summaryOf, type RecheckedItem } from './rechecked-item.js';
import type { StoredAsset } from './stored-asset.js';

/** A change of a text. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** HTML that was checked. */
export interface CheckedHtml {
  /** An item for each asset of each element. */
  readonly items: readonly RecheckedItem[];
  /** The HTML with all replacements. */
  readonly html: string;
}

/** A link in HTML, and the asset that it leads to. */
interface LinkedAsset {
  readonly link: InsertedLink;
  readonly reference: AssetReference;
}

/** Yields the links in a piece of HTML that have the shape of those to assets. */
export function* linksIn(html: string): Generator<LinkedAsset, void, undefined> {
  for (const element of insertedElements(html)) {
    for (const link of element.attributes.flatMap(({ links }) => links)) {
      yield { link, reference: referenceOf(link, element) };
    }
  }
}

/** Checks a piece of HTML. */
export function checkHtml(html: string, check: Check): CheckedHtml {
  const items: RecheckedItem[] = [];
  const edits: Edit[] = [];
  for (const element of insertedElements(html)) {
    const checked = checkElement(html, element, check);
    const source = html.slice(element.start, element.end);
    const own = checked.edits.map(({ start, end, text }) => ({
      ...{ start: start - element.start, end: end - element.start, text },
    }));
    const changed = own.length > 0 ? applyEdits(source, own) : undefined;
    for (const { url, ...item } of checked.items) {
      const replacement =
        changed === undefined || url === undefined ? null : { url, html: changed };
      items.push({ ...item, replacement });
    }
    edits.push(...checked.edits);
  }
  return { items, html: applyEdits(html, edits) };
}

/** The links of an element that lead to one asset. */
type LinkGroup = readonly [InsertedLink, ...InsertedLink[]];

/** An item whose replacement is not complete yet: `url` is the URL to put in place of the first. */
type PartialItem = Omit<RecheckedItem, 'replacement'> & { readonly url: string | undefined };

function checkElement(
  html: string,
  element: InsertedElement,
  check: Check,
): { readonly items: readonly PartialItem[]; readonly edits: readonly Edit[] } {
  const { start, end, line, column } = element;
  const place = { element: element.element, start, end, line, column };
  const links = element.attributes.flatMap((attribute) => attribute.links);
  const own = links.filter((link) => isOwnBase(link.base, check.bases));
  const urls = new Map<string, string>();
  const edits: Edit[] = [];
  const items = groupsOf(own).map((group): PartialItem => {
    const [first] = group;
    const inserted = first.url;
    const asset = check.find(referenceOf(first, element));
    const common = { inserted, place };
    if (typeof asset === 'string') {
      const findings = [{ type: asset === 'absent' ? 'not-found' : asset } as const];
      return { ...common, asset: null, findings, url: undefined };
    }
    const missing = unavailability(asset, check.now);
    if (missing) {
      return { ...common, asset: summaryOf(asset), findings: [missing], url: undefined };
    }
    const findings = new Map<string, RecheckFinding>();
    for (const link of group) {
      const checked = checkLink(link, asset, check.keepUser);
      if (checked.url !== link.url) urls.set(link.url, checked.url);
      for (const finding of checked.findings) findings.set(JSON.stringify(finding), finding);
    }
    const url = urls.get(inserted) ?? inserted;
    const shape = shapeEdit(element, asset, url);
    const isChanged = shape !== undefined || group.some((link) => urls.has(link.url));
    if (shape) {
      edits.push(shape.edit);
      findings.set('reshaped', shape.finding);
    }
    return {
      ...{ ...common, asset: summaryOf(asset), findings: [...findings.values()] },
      url: isChanged ? url : undefined,
    };
  });

  for (const { start, end, quoted, links } of element.attributes) {
    if (!links.some((link) => urls.has(link.url))) continue;
    const value = replaceLinks(html.slice(start, end), ({ url }) => urls.get(url));
    edits.push({ start, end, text: quoted ? value : `"${value.replace(/"/g, '&quot;')}"` });
  }
  return { items, edits: edits.sort((one, other) => one.start - other.start) };
}

/** Groups links by asset, in the order of the first of each. */
function groupsOf(links: readonly InsertedLink[]): readonly LinkGroup[] {
  const groups = new Map<string, [InsertedLink, ...InsertedLink[]]>();
  for (const link of links) {
    const group = groups.get(link.key);
    if (group) group.push(link);
    else groups.set(link.key, [link]);
  }
  return [...groups.values()];
}

function referenceOf(link: InsertedLink, { assetId }: InsertedElement): AssetReference {
  const { branded, key } = link;
  return { branded, externalId: key, ...(isPinned(link) && { id: assetId }) };
}

/**
 * The new height of an element that this package inserted, if its width and height have other
 * proportions than the picture has now. The width stays, because it may be set by the page's layout.
 */
function shapeEdit(
  { assetId, width, height }: InsertedElement,
  asset: StoredAsset,
  url: string,
): { readonly edit: Edit; readonly finding: RecheckFinding } | undefined {
  const size: Partial<Dimensions> = sizeOf(asset, url);
  if (assetId !== asset.id || !width || !height || !size.width || !size.height) return undefined;
  const fitting = Math.max(1, Math.round((width.pixels * size.height) / size.width));
  // Editors round when they resize a picture.
  if (Math.abs(fitting - height.pixels) <= Math.max(2, fitting / 100)) return undefined;
  const from = `${width.pixels}x${height.pixels}`;
  const to = `${width.pixels}x${fitting}`;
  const text = height.quoted ? String(fitting) : `"${fitting}"`;
  return {
    edit: { start: height.start, end: height.end, text },
    finding: { type: 'reshaped', from, to },
  };
}

/** Applies changes that are in order and do not overlap. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let copiedTo = 0;
  for (const edit of edits) {
    parts.push(text.slice(copiedTo, edit.start), edit.text);
    copiedTo = edit.end;
  }
  return parts.join('') + text.slice(copiedTo);
}
