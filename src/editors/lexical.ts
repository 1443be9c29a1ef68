import type * as Lexical from 'lexical';
import type { MarkupElement } from '../model/embed/markup.js';
import * as assetElements from './asset-element.js';
import { checkIs, insertPicked, withSpaces, type EditorPicker } from './insertion.js';

/** The result of {@link createAssets}. */
export interface LexicalAssets {
  /** The node classes of images, videos and audio, and of links, for the editor's `nodes`. */
  readonly nodes: Lexical.Klass<Lexical.LexicalNode>[];
  /** Opens `picker` and inserts the picked assets at the selection. */
  readonly insertAssets: (editor: Lexical.LexicalEditor, picker: EditorPicker) => Promise<void>;
}

/**
 * Creates the nodes and the function that editors need for picked assets, from the editors' own
 * copy of Lexical: `import * as lexical from 'lexical'`. Call it once per page.
 */
export function createAssets(lexical: typeof Lexical): LexicalAssets {
  checkIs('the module lexical', lexical, 'createState', 'DecoratorNode');
  const { $create, $getSelection, $getState, $setState, DecoratorNode, ElementNode } = lexical;
  const stateConfig = lexical.createState('element', { parse: assetElements.assetElementOf });
  const stateConfigs = [{ stateConfig, flat: true }] as const;

  const convert = (dom: HTMLElement): Lexical.DOMConversion | null => {
    const element = assetElements.readAssetElement(dom.localName, dom);
    return element ? { conversion: () => ({ node: $createNode(element) }), priority: 3 } : null;
  };
  const importDOM = Object.fromEntries(assetElements.elementNames.map((name) => [name, convert]));

  class AssetNode extends DecoratorNode<null> {
    override $config() {
      return this.config('dam-asset', { extends: DecoratorNode, stateConfigs, importDOM });
    }
    override createDOM(): HTMLElement {
      return assetElements.createAssetElement($getState(this, stateConfig));
    }
    override updateDOM(): boolean {
      return false;
    }
    override decorate(): null {
      return null;
    }
  }

  class AssetLinkNode extends ElementNode {
    override $config() {
      return this.config('dam-asset-link', { extends: ElementNode, stateConfigs });
    }
    override createDOM(): HTMLElement {
      return assetElements.createAssetElement($getState(this, stateConfig));
    }
    override updateDOM(): boolean {
      return false;
    }
    override isInline(): true {
      return true;
    }
    override canBeEmpty(): false {
      return false;
    }
    override canInsertTextBefore(): false {
      return false;
    }
    override canInsertTextAfter(): false {
      return false;
    }
  }

  const $createNode = (element: MarkupElement): Lexical.LexicalNode => {
    if (element.name !== 'a') return $setState($create(AssetNode), stateConfig, element);
    const link = $setState($create(AssetLinkNode), stateConfig, { ...element, text: '' });
    return element.text ? link.append(lexical.$createTextNode(element.text)) : link;
  };

  const $selectedId = (): string | undefined => {
    const selection = $getSelection();
    if (!selection || selection.isCollapsed() || selection.getTextContent()) return undefined;
    const [only, another] = selection.getNodes().filter((node) => node instanceof AssetNode);
    return only && !another ? assetElements.assetIdOf($getState(only, stateConfig)) : undefined;
  };

  /** Lexical keeps a selection up to date, but drops it when another editor gets the focus. */
  const $restore = (saved: Lexical.BaseSelection | null): void => {
    const points = saved?.getStartEndPoints() ?? [];
    const isThere = points.every(({ key, offset }) => {
      const node = lexical.$getNodeByKey(key);
      if (lexical.$isElementNode(node)) return offset <= node.getChildrenSize();
      return node !== null && offset <= node.getTextContentSize();
    });
    if (!saved || !isThere || saved.getNodes().length === 0 || $getSelection()) return;
    lexical.$setSelection(saved.clone());
  };

  const $insert = (picked: readonly MarkupElement[]): void => {
    const nodes = withSpaces(picked.map($createNode), () => lexical.$createTextNode(' '));
    ($getSelection() ?? lexical.$getRoot().selectEnd()).insertNodes(nodes);
    nodes.at(-1)?.selectNext(0, 0);
  };

  const insertAssets: LexicalAssets['insertAssets'] = (editor, picker) => {
    checkIs('a Lexical editor', editor, 'getRootElement', 'update');
    const saved = editor.read(() => $getSelection()?.clone() ?? null);
    return insertPicked(picker, {
      isEditable: () => editor.isEditable(),
      isDestroyed: () => editor.getRootElement() === null,
      selectedId: () => editor.read($selectedId),
      focus: () => {
        editor.update(() => $restore(saved), { discrete: true });
        editor.focus();
      },
      insert: (picked) => {
        editor.update(() => $insert(picked), { discrete: true, tag: 'history-push' });
      },
    });
  };
  return { nodes: [AssetNode, AssetLinkNode], insertAssets };
}
