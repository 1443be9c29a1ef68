import type { MarkupElement } from '../model/embed/markup.js';
import * as elements from './asset-element.js';

/** Quill's name for an image, video or audio file. */
export const embedName = 'asset';
/** Quill's name for the format of a link to an asset. */
export const linkName = 'asset-link';

/** A Quill class that this package extends. */
type QuillBlot = new (...parameters: never[]) => object;

interface Delta {
  retain(length: number, formats?: object): Delta;
  insert(content: string | object, formats?: object): Delta;
  compose(other: Delta): Delta;
  length(): number;
}

/** The Quill modules that are imported by name. */
interface QuillImports {
  readonly parchment: { readonly EmbedBlot: QuillBlot };
  readonly 'blots/inline': QuillBlot & { create(value?: unknown): Node };
  readonly delta: new () => Delta;
  readonly 'modules/clipboard': new (quill: never, options: object) => object;
}

/** The part of the class `Quill` (2 or later) that the adapter uses. */
export interface QuillClass {
  import(name: string): unknown;
  register(definitions: Record<string, unknown>, overwrite?: boolean): void;
}

/** Registers the formats of picked assets, and a clipboard module that reads them from HTML. */
export function registerContent(Quill: QuillClass): void {
  const take = <Name extends keyof QuillImports>(name: Name): QuillImports[Name] =>
    Quill.import(name) as QuillImports[Name];
  const Delta = take('delta');

  class AssetEmbed extends take('parchment').EmbedBlot {
    static readonly blotName = embedName;
    static readonly tagName = ['IMG', 'VIDEO', 'AUDIO'];
    static readonly className = 'dam-asset';
    static create(value: unknown): HTMLElement {
      return createNode(value, AssetEmbed.className);
    }
    static readonly value = elements.readDomElement;
  }

  class AssetLink extends take('blots/inline') {
    static readonly blotName = linkName;
    static readonly tagName = 'A';
    static readonly className = 'dam-asset-link';
    static override create(value: unknown): HTMLElement {
      return createNode(value, AssetLink.className);
    }
    // The text belongs to the content, not to the format.
    static formats(node: Element): MarkupElement | undefined {
      return elements.readAssetElement('a', node);
    }
  }

  const matcher = (node: Element, delta: Delta): Delta => {
    const element = elements.readDomElement(node);
    if (!element) return delta;
    if (element.name !== 'a') return new Delta().insert({ [embedName]: element });
    const formats = { [linkName]: { ...element, text: '' }, link: null };
    return delta.compose(new Delta().retain(delta.length(), formats));
  };

  class AssetClipboard extends take('modules/clipboard') {
    constructor(quill: never, options: { readonly matchers?: readonly unknown[] }) {
      const own = [`[${elements.idAttribute}]`, matcher];
      super(quill, { ...options, matchers: [own, ...(options.matchers ?? [])] });
    }
  }

  const formats = { [`formats/${embedName}`]: AssetEmbed, [`formats/${linkName}`]: AssetLink };
  Quill.register({ ...formats, 'modules/clipboard': AssetClipboard }, true);
}

function createNode(value: unknown, className: string): HTMLElement {
  const element = elements.parseAssetElement(value) ?? { name: 'img', attributes: {}, text: '' };
  const node = elements.createAssetElement(element);
  node.className = className;
  return node;
}
