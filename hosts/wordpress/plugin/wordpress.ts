import type { AssetPick, pickAssets, PickAssetsOptions } from '../../../src/index.js';

/** A block of a post. Components that edit a block also get `isSelected`. */
export interface Block {
  readonly name: string;
  readonly clientId: string;
  readonly attributes: { [Name in 'align' | 'caption' | 'className' | 'content']?: string };
  readonly isSelected?: boolean;
}

/** A React component, of WordPress or of ours. */
export type Component = string | object | ((props: Block) => object);

/** The selectors and actions of the block store. */
interface BlockStore {
  getBlock: (clientId: string) => Block | null;
  replaceBlocks: (clientId: string, blocks: Block[]) => void;
  insertBlocks: (blocks: Block[]) => void;
}

/** An editor of TinyMCE 4.9. */
export interface ClassicEditor {
  readonly removed: boolean;
  readonly selection: {
    getNode: () => HTMLElement;
    getBookmark: (type: number) => object;
    moveToBookmark: (bookmark: object) => void;
  };
  addButton: (name: string, button: object) => void;
  focus: () => void;
  insertContent: (html: string) => void;
}

declare global {
  var damAssetsOptions: PickAssetsOptions;
  var DamElements: { pickAssets: typeof pickAssets };
  /** Opens the picker with the options from the server. */
  var damAssets: { pick: (options?: PickAssetsOptions) => Promise<AssetPick | undefined> };
  var jQuery: (target: Document) => { on: (event: string, listener: object) => void };
  var QTags: { addButton: (...values: unknown[]) => void };
  var wp: {
    blocks: {
      registerBlockType: (name: string, settings: object) => void;
      getBlockType: (name: string) => { attributes: { width?: { type: string } } } | undefined;
      createBlock: (name: string, attributes: object) => Block;
    };
    blockEditor: { BlockControls: Component; useBlockProps: () => object };
    components: Record<'Button' | 'Placeholder' | 'ToolbarButton', Component>;
    data: Record<'select' | 'dispatch', (store: 'core/block-editor') => BlockStore>;
    element: {
      Fragment: Component;
      createElement: (type: Component, ...rest: (object | string | null)[]) => object;
    };
    escapeHtml: { escapeHTML: (text: string) => string };
    hooks: { addFilter: (hook: string, name: string, filter: object) => void };
    i18n: { __: (text: string, domain: string) => string };
  };
}
