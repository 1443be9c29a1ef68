import { checkIs, checkPicker, type EditorPicker } from './insertion.js';
import * as prosemirror from './prosemirror.js';

/** Creates extensions: `Node` and `Mark` of `@tiptap/core`. */
export interface ExtensionMaker<Extension> {
  create(config: object): Extension;
}

/** The part of a Tiptap editor (3 or later) that the adapter uses. */
export interface TiptapEditor {
  readonly isDestroyed: boolean;
  readonly view: prosemirror.ProseMirrorView;
}

/**
 * Creates the extensions of picked assets: a node for images, videos and audio, and a mark for
 * links. Add them to the editor's `extensions`.
 */
export function assetExtensions<NodeExtension, MarkExtension>(core: {
  readonly Node: ExtensionMaker<NodeExtension>;
  readonly Mark: ExtensionMaker<MarkExtension>;
}): [NodeExtension, MarkExtension] {
  const { assetNode, assetMark, markName, nodeName } = prosemirror;
  return [
    core.Node.create({
      name: nodeName,
      inline: assetNode.inline,
      group: assetNode.group,
      atom: assetNode.atom,
      draggable: assetNode.draggable,
      addAttributes: () => assetNode.attrs,
      parseHTML: () => assetNode.parseDOM,
      renderHTML: ({ node }: { readonly node: prosemirror.ProseMirrorNode }) =>
        assetNode.toDOM(node),
    }),
    core.Mark.create({
      name: markName,
      inclusive: assetMark.inclusive,
      addAttributes: () => assetMark.attrs,
      parseHTML: () => assetMark.parseDOM,
      renderHTML: ({ mark }: { readonly mark: prosemirror.ProseMirrorNode }) =>
        assetMark.toDOM(mark),
    }),
  ];
}

/** Opens `picker` and inserts the picked assets at the selection. Call it from a button. */
export function insertAssets(editor: TiptapEditor, picker: EditorPicker): Promise<void> {
  checkIs('a Tiptap editor', editor, 'isDestroyed', 'view');
  checkPicker(picker);
  // An editor that is not mounted has no view to insert into.
  if (editor.isDestroyed) return Promise.resolve();
  return prosemirror.insertAssets(editor.view, picker);
}
