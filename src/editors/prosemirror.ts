import type { MarkupElement } from '../model/embed/markup.js';
import { assetElementOf, assetIdOf, idAttribute, readDomElement } from './asset-element.js';
import { checkIs, insertPicked, withSpaces } from './insertion.js';
import type { EditorPicker, InsertionTarget } from './insertion.js';

/** The schema's names for the node of an image, video or audio file and for the mark of a link. */
export const nodeName = 'damAsset';
export const markName = 'damLink';

/** The part of a node or mark that the adapter reads. */
export interface ProseMirrorNode {
  readonly type: { readonly name: string };
  readonly attrs: Readonly<Record<string, unknown>>;
}

interface Transaction {
  replaceWith(from: number, to: number, content: readonly never[]): Transaction;
  scrollIntoView(): Transaction;
}

/** The part of a ProseMirror view that the adapter uses. */
export interface ProseMirrorView {
  readonly editable: boolean;
  readonly isDestroyed: boolean;
  readonly state: {
    readonly schema: { nodeFromJSON(json: object): ProseMirrorNode };
    readonly selection: {
      readonly from: number;
      readonly to: number;
      readonly $from: { readonly nodeAfter: ProseMirrorNode | null };
    };
    readonly tr: Transaction;
  };
  dispatch(transaction: never): void;
  focus(): void;
}

const attrsOf = (dom: HTMLElement, isLink: boolean): { element: MarkupElement } | false => {
  const element = readDomElement(dom);
  return element && (element.name === 'a') === isLink ? { element } : false;
};

/** The node of an image, video or audio file. Add it to the schema's nodes as `damAsset`. */
export const assetNode = {
  inline: true,
  group: 'inline',
  atom: true,
  draggable: true,
  attrs: { element: {} },
  // Takes precedence over the rules that other nodes have for images.
  parseDOM: [
    { tag: `[${idAttribute}]`, priority: 70, getAttrs: (dom: HTMLElement) => attrsOf(dom, false) },
  ],
  toDOM: ({ attrs }: Pick<ProseMirrorNode, 'attrs'>): readonly [string, Record<string, string>] => {
    const { name, attributes } = assetElementOf(attrs['element']);
    return [name, { ...attributes }];
  },
};

/** The mark of a link to an asset. Add it to the schema's marks as `damLink`. */
export const assetMark = {
  attrs: { element: {} },
  inclusive: false,
  parseDOM: [
    { tag: `a[${idAttribute}]`, priority: 70, getAttrs: (dom: HTMLElement) => attrsOf(dom, true) },
  ],
  toDOM: ({ attrs }: Pick<ProseMirrorNode, 'attrs'>): readonly ['a', Record<string, string>, 0] => [
    'a',
    { ...assetElementOf(attrs['element']).attributes },
    0,
  ],
};

/** Opens `picker` and inserts the picked assets at the selection. Call it from a button. */
export function insertAssets(view: ProseMirrorView, picker: EditorPicker): Promise<void> {
  checkIs('a ProseMirror view', view, 'state', 'dispatch');
  return insertPicked(picker, targetIn(view));
}

function targetIn(view: ProseMirrorView): InsertionTarget {
  return {
    isEditable: () => view.editable,
    isDestroyed: () => view.isDestroyed,
    selectedId: () => {
      const { from, to, $from } = view.state.selection;
      const node = to - from === 1 ? $from.nodeAfter : null;
      return node?.type.name === nodeName ? assetIdOf(node.attrs['element']) : null;
    },
    focus: () => view.focus(),
    insert: (elements) => {
      const { schema, selection, tr } = view.state;
      const json = withSpaces(elements.map(toJson), () => ({ type: 'text', text: ' ' }));
      const content = json.map((item) => schema.nodeFromJSON(item));
      tr.replaceWith(selection.from, selection.to, content as never[]);
      view.dispatch(tr.scrollIntoView() as never);
    },
  };
}

function toJson(element: MarkupElement): object {
  const attrs = { element };
  if (element.name !== 'a') return { type: nodeName, attrs };
  return { type: 'text', text: element.text, marks: [{ type: markName, attrs }] };
}
