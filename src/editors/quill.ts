import type { MarkupElement } from '../model/embed/markup.js';
import * as assetElements from './asset-element.js';
import * as insertion from './insertion.js';

const embedName = 'asset';
const linkName = 'asset-link';

type Blot = new (...parameters: never[]) => object;
type Clipboard = new (...parameters: never[]) => { normalizeHTML(content: Document): void };

/** The part of the class `Quill` (2 or later) that the adapter uses. */
export interface QuillClass {
  import(name: string): unknown;
  register(definitions: Record<string, unknown>, overwrite?: boolean): void;
}

/** The part of a Quill editor (2 or later) that the adapter uses. */
export interface QuillEditor {
  readonly root: HTMLElement;
  readonly history: { cutoff(): void };
  getModule(name: string): unknown;
  getSelection(focus: true): { readonly index: number; readonly length: number } | null;
  setSelection(range: object | null): void;
  getLength(): number;
  getLeaf(index: number): readonly [{ readonly domNode: Node } | null, number];
  updateContents(delta: object[], source: 'user'): unknown;
  isEnabled(): boolean;
}

/**
 * Registers formats for picked assets, and a clipboard module that reads them from HTML. Call it
 * once, before editors are created.
 */
export function registerAssets(Quill: QuillClass): void {
  insertion.checkIs('the class Quill', Quill, 'imports', 'register');
  const { EmbedBlot } = Quill.import('parchment') as { readonly EmbedBlot: Blot };

  const createFormat = (base: Blot, blotName: string, ...tagName: string[]) =>
    class extends base {
      static readonly blotName = blotName;
      static readonly tagName = tagName;
      static readonly className = `dam-${blotName}`;
      static create(json: unknown): HTMLElement {
        const node = assetElements.createAssetElement(json);
        node.className = this.className;
        return node;
      }
      static readonly value = assetElements.readDomElement;
      // The text of a link belongs to the content.
      static readonly formats = (node: Element) => assetElements.readAssetElement('a', node);
    };
  const AssetEmbed = createFormat(EmbedBlot, embedName, 'IMG', 'VIDEO', 'AUDIO');
  const AssetLink = createFormat(Quill.import('blots/inline') as Blot, linkName, 'A');

  class AssetClipboard extends (Quill.import('modules/clipboard') as Clipboard) {
    // Quill finds formats by class, which content from elsewhere does not have.
    override normalizeHTML(content: Document): void {
      super.normalizeHTML(content);
      for (const node of content.querySelectorAll(`[${assetElements.idAttribute}]`)) {
        const element = assetElements.readDomElement(node);
        if (element) node.className = (element.name === 'a' ? AssetLink : AssetEmbed).className;
      }
    }
  }

  const formats = { [`formats/${embedName}`]: AssetEmbed, [`formats/${linkName}`]: AssetLink };
  Quill.register({ ...formats, 'modules/clipboard': AssetClipboard }, true);
}

/** Adds a button that calls {@link insertAssets} to the end of the editor's toolbar. */
export function addAssetButton(
  quill: QuillEditor,
  picker: insertion.EditorPicker,
  label: string = insertion.buttonLabel,
): void {
  insertion.checkIs('a Quill editor', quill, 'getModule', 'updateContents');
  insertion.checkPicker(picker);
  const toolbar = quill.getModule('toolbar') as { readonly container?: HTMLElement } | undefined;
  if (!toolbar?.container) throw new TypeError('dam-elements: this Quill editor has no toolbar');
  const group = document.createElement('span');
  group.className = 'ql-formats';
  group.append(insertion.createButton(label, () => void insertAssets(quill, picker)));
  toolbar.container.append(group);
}

/** Opens `picker` and inserts the picked assets at the selection. */
export function insertAssets(quill: QuillEditor, picker: insertion.EditorPicker): Promise<void> {
  insertion.checkIs('a Quill editor', quill, 'getModule', 'updateContents');
  // A button outside the editor takes the focus and the selection.
  const range = quill.isEnabled() ? quill.getSelection(true) : null;
  return insertion.insertPicked(picker, {
    isEditable: () => quill.isEnabled(),
    isDestroyed: () => !quill.root.isConnected,
    selectedId: () => {
      const node = range?.length === 1 ? quill.getLeaf(range.index + 1)[0]?.domNode : undefined;
      return node instanceof Element ? node.getAttribute(assetElements.idAttribute) : null;
    },
    focus: () => quill.setSelection(range),
    insert: (elements) => {
      const selected = quill.getSelection(true);
      const { index, length } = selected ?? { index: quill.getLength() - 1, length: 0 };
      const lengthBehind = quill.getLength() - index - length;
      const delta = insertion.withSpaces(elements.map(operation), () => ({ insert: ' ' }));
      // In some browsers, text typed after a link becomes part of it.
      if (elements.at(-1)?.name === 'a') delta.push({ insert: ' ' });
      if (index > 0) delta.unshift({ retain: index });
      if (length > 0) delta.push({ delete: length });
      quill.history.cutoff();
      quill.updateContents(delta, 'user');
      quill.history.cutoff();
      quill.setSelection({ index: quill.getLength() - lengthBehind, length: 0 });
    },
  });
}

function operation(element: MarkupElement): object {
  if (element.name !== 'a') return { insert: { [embedName]: element } };
  return { insert: element.text, attributes: { [linkName]: { ...element, text: '' } } };
}
