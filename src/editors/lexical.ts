import type { BaseSelection, Klass, LexicalEditor, LexicalNode } from 'lexical';
import { checkIs, checkPicker, insertPicked } from './insertion.js';
import type { EditorPicker, InsertionTarget } from './insertion.js';
import { createNodes, type Lexical } from './lexical-nodes.js';

/** What {@link createAssets} gives. */
export interface LexicalAssets {
  /** The node classes of pictures, films and sounds, and of links. For the editor's `nodes`. */
  readonly nodes: Klass<LexicalNode>[];
  /** Opens `picker` and inserts what the person picks where the selection is. */
  readonly insertAssets: (editor: LexicalEditor, picker: EditorPicker) => Promise<void>;
}

/**
 * Makes what editors need to keep picked assets, out of the module `lexical` that makes them:
 * `import * as lexical from 'lexical'`. Once a page is enough.
 */
export function createAssets(lexical: Lexical): LexicalAssets {
  checkIs('the module lexical', lexical, 'createState', 'DecoratorNode');
  const { nodes, $createNode, $assetId } = createNodes(lexical);

  const $selectedId = (): string | undefined => {
    const selection = lexical.$getSelection();
    if (!selection || selection.isCollapsed() || selection.getTextContent() !== '')
      return undefined;
    const [id, another] = selection.getNodes().flatMap((node) => $assetId(node) ?? []);
    return another === undefined ? id : undefined;
  };

  /** Lexical keeps a selection up to date, and drops it where another editor gets the focus. */
  const $restore = (saved: BaseSelection | null): BaseSelection => {
    const current = lexical.$getSelection();
    if (current) return current;
    const points = saved?.getStartEndPoints() ?? [];
    const isThere = points.every(({ key, offset }) => {
      const node = lexical.$getNodeByKey(key);
      const size = lexical.$isElementNode(node)
        ? node.getChildrenSize()
        : node?.getTextContentSize();
      return size !== undefined && offset <= size;
    });
    if (!saved || !isThere || saved.clone().getNodes().length === 0)
      return lexical.$getRoot().selectEnd();
    const restored = saved.clone();
    lexical.$setSelection(restored);
    return restored;
  };

  const targetIn = (editor: LexicalEditor): InsertionTarget => {
    const saved = editor.read(() => lexical.$getSelection()?.clone() ?? null);
    return {
      isEditable: () => editor.isEditable(),
      isDestroyed: () => editor.getRootElement() === null,
      selectedId: () => editor.read($selectedId),
      focus: () => {
        editor.update(() => void $restore(saved), { discrete: true });
        editor.focus();
      },
      insert: (picked) => {
        const insert = (): void => {
          const nodes = picked.flatMap((element, index) =>
            index > 0
              ? [lexical.$createTextNode(' '), $createNode(element)]
              : [$createNode(element)],
          );
          $restore(saved).insertNodes(nodes);
          nodes.at(-1)?.selectNext(0, 0);
        };
        editor.update(insert, { discrete: true, tag: 'history-push' });
      },
    };
  };

  const insertAssets: LexicalAssets['insertAssets'] = (editor, picker) => {
    checkIs('a Lexical editor', editor, 'getRootElement', 'update');
    checkPicker(picker);
    return insertPicked(picker, targetIn(editor));
  };
  return { nodes, insertAssets };
}
