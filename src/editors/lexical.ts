import type { BaseSelection, Klass, LexicalEditor, LexicalNode } from 'lexical';
import { checkIs, checkPicker, insertPicked } from './insertion.js';
import type { EditorPicker, InsertionTarget } from './insertion.js';
import { createNodes, type Lexical } from './lexical-nodes.js';

/** The result of {@link createAssets}. */
export interface LexicalAssets {
  /**
   * The node classes of images, videos and audio, and of links. Add them to the editor's `nodes`.
   */
  readonly nodes: Klass<LexicalNode>[];
  /** Opens `picker` and inserts the picked assets at the selection. */
  readonly insertAssets: (editor: LexicalEditor, picker: EditorPicker) => Promise<void>;
}

/**
 * Creates the nodes and the function that editors need for picked assets, from the editors' own
 * copy of Lexical: `import * as lexical from 'lexical'`. Call it once per page.
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

  /**
   * Restores the saved selection. Lexical updates selections, but drops them when another editor
   * gets the focus.
   */
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
