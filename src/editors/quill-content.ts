import type { MarkupElement } from '../model/embed/markup.js';
import * as elements from './asset-element.js';

/** What Quill calls a picture, a film or a sound. */
export const embedName = 'asset';
/** What Quill calls the format of a link to an asset. */
export const linkName = 'asset-link';

/** A class of Quill's that ours extend. */
type QuillBlot = new (...parameters: never[]) => object;

interface Delta {
  retain(length: number, formats?: object): Delta;
  insert(content: string | object, formats?: object): Delta;
  compose(other: Delta): Delta;
  length(): number;
}

/** What is taken from Quill by name. */
interface QuillImports {
  readonly parchment: { readonly EmbedBlot: QuillBlot };
  readonly 'blots/inline': QuillBlot & { create(value?: unknown): Node };
  readonly delta: new () => Delta;
  readonly 'modules/clipboard': new (quill: never, options: object) => object;
}

/** As much of the class `Quill` (2 or later) as the adapter uses. */
export interface QuillClass {
  import(name: string): unknown;
  register(definitions: Record<string, unknown>, overwrite?: boolean): void;
}

/** Registers the content that keeps picked assets, and a clipboard that reads it from HTML. */
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
    // The text is the content's, not the format's.
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
