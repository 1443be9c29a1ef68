import type { MarkupElement } from '../model/embed/markup.js';

/** The attribute that identifies elements of this package. */
export const idAttribute = 'data-dam-id';

/** The elements that assets are inserted as. */
export const elementNames = ['img', 'video', 'audio', 'a'] as const;

const attributeNames = [
  ...['src', 'srcset', 'sizes', 'href', 'alt', 'width', 'height', 'loading', 'controls', 'poster'],
  idAttribute,
];

/** An element whose attributes can be read: of the DOM or of an editor's own tree. */
export interface ReadableElement {
  getAttribute(name: string): string | null | undefined;
}

/** Whether the text can be an asset id. Pasted content may contain anything. */
export function isAssetId(text: string | null | undefined): text is string {
  return text != null && /^[\w-]{8,64}$/.test(text);
}

/**
 * Reads an element of saved or pasted content. Returns undefined if it is not an element of this
 * package, or if its URLs are not http or https URLs. Attributes that this package does not write
 * are left out.
 */
export function readAssetElement(
  name: string,
  element: ReadableElement,
  text = '',
): MarkupElement | undefined {
  const known = elementNames.find((each) => each === name);
  if (known === undefined || !isAssetId(element.getAttribute(idAttribute))) return undefined;
  const attributes: Record<string, string> = {};
  for (const attribute of attributeNames) {
    const value = element.getAttribute(attribute);
    if (value != null) attributes[attribute] = value;
  }
  const { src, href, poster = '' } = attributes;
  const address = known === 'a' ? href : src;
  if (address === undefined || !isSafeAddress(address) || !isSafeAddress(poster)) return undefined;
  return { name: known, attributes, text: known === 'a' ? text : '' };
}

/** Like {@link readAssetElement}, for a DOM element. */
export function readDomElement(element: Element): MarkupElement | undefined {
  return readAssetElement(element.localName, element, element.textContent);
}

/** Creates the DOM element of an element that an editor stored as JSON, without a link's text. */
export function createAssetElement(json: unknown): HTMLElement {
  const { name, attributes } = assetElementOf(json);
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Reads an element that an editor stored as JSON. */
export function parseAssetElement(json: unknown): MarkupElement | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { name, attributes, text } = json as { [Key in keyof MarkupElement]?: unknown };
  if (typeof name !== 'string' || typeof attributes !== 'object' || !attributes) return undefined;
  const values = new Map<string, unknown>(Object.entries(attributes));
  const getAttribute = (key: string): string | undefined => {
    const value = values.get(key);
    return typeof value === 'string' ? value : undefined;
  };
  return readAssetElement(name, { getAttribute }, typeof text === 'string' ? text : '');
}

/** Like {@link parseAssetElement}, with an empty link for everything else, so that it can be shown. */
export function assetElementOf(json: unknown): MarkupElement {
  return parseAssetElement(json) ?? { name: 'a', attributes: {}, text: '' };
}

/** Returns the asset id of an element that an editor stored as JSON. */
export function assetIdOf(json: unknown): string | undefined {
  return parseAssetElement(json)?.attributes[idAttribute];
}

/** Whether the URL is safe. Relative URLs belong to the page's own site. */
function isSafeAddress(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address, 'https://page.invalid').protocol);
  } catch {
    return false;
  }
}
