import type * as lexicalModule from 'lexical';
import type { DOMConversionMap, DOMExportOutput, Klass, LexicalNode } from 'lexical';
import type { MarkupElement } from '../model/embed/markup.js';
import * as elements from './asset-element.js';

/** The `lexical` module of the editor: `import * as lexical from 'lexical'`. */
export type Lexical = typeof lexicalModule;

/** The nodes of picked assets. */
export interface AssetNodes {
  /** The node classes of images, videos and audio, and of links. */
  readonly nodes: Klass<LexicalNode>[];
  /** Creates the node of a picked element. */
  readonly $createNode: (element: MarkupElement) => LexicalNode;
  /** Returns the asset id of an image, video or audio node, or undefined for other nodes. */
  readonly $assetId: (node: LexicalNode) => string | undefined;
}

const none: MarkupElement = { name: 'a', attributes: {}, text: '' };

/** Creates the node classes from those of the editor's own copy of Lexical. */
export function createNodes(lexical: Lexical): AssetNodes {
  const { $getState, $setState, DecoratorNode, ElementNode } = lexical;
  const parse = (json: unknown): MarkupElement => elements.parseAssetElement(json) ?? none;
  const stateConfig = lexical.createState('element', { parse });
  const stateConfigs = [{ stateConfig, flat: true }] as const;

  const elementOf = (node: LexicalNode): MarkupElement => $getState(node, stateConfig);
  const createDom = (node: LexicalNode): HTMLElement =>
    elements.createAssetElement(elementOf(node));
  const importDOM = (klass: () => Klass<LexicalNode>, ...names: string[]): DOMConversionMap => {
    const conversion = (dom: HTMLElement): { node: LexicalNode } => ({
      node: $setState(lexical.$create(klass()), stateConfig, elements.readDomElement(dom) ?? none),
    });
    const convert = (dom: HTMLElement): { conversion: typeof conversion; priority: 3 } | null =>
      elements.readDomElement(dom) ? { conversion, priority: 3 } : null;
    return Object.fromEntries(names.map((name) => [name, convert]));
  };

  class AssetNode extends DecoratorNode<null> {
    override $config() {
      const html = importDOM(() => AssetNode, 'img', 'video', 'audio');
      return this.config('dam-asset', { extends: DecoratorNode, stateConfigs, importDOM: html });
    }
    override createDOM(): HTMLElement {
      return createDom(this);
    }
    override updateDOM(): boolean {
      return false;
    }
    override exportDOM(): DOMExportOutput {
      return { element: createDom(this) };
    }
    override isInline(): true {
      return true;
    }
    override decorate(): null {
      return null;
    }
  }

  class AssetLinkNode extends ElementNode {
    override $config() {
      const html = importDOM(() => AssetLinkNode, 'a');
      return this.config('dam-asset-link', { extends: ElementNode, stateConfigs, importDOM: html });
    }
    override createDOM(): HTMLElement {
      return createDom(this);
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

  const $createNode = (element: MarkupElement): LexicalNode => {
    if (element.name !== 'a') return $setState(lexical.$create(AssetNode), stateConfig, element);
    const link = $setState(lexical.$create(AssetLinkNode), stateConfig, { ...element, text: '' });
    return link.append(lexical.$createTextNode(element.text));
  };

  const $assetId = (node: LexicalNode): string | undefined =>
    node instanceof AssetNode ? elementOf(node).attributes[elements.idAttribute] : undefined;
  return { nodes: [AssetNode, AssetLinkNode], $createNode, $assetId };
}
