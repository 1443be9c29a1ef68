import type { MarkupElement } from '../model/embed/markup.js';
import { idAttribute } from './asset-element.js';
import { buttonLabel, checkIs, checkPicker, insertPicked } from './insertion.js';
import type { EditorPicker, InsertionTarget } from './insertion.js';

/** As much of a TinyMCE editor (6 or later) as the adapter uses. */
export interface TinyMceEditor {
  readonly ui: {
    readonly registry: {
      addButton(name: string, button: TinyMceButton): void;
      addMenuItem(name: string, item: TinyMceButton): void;
    };
  };
  readonly selection: {
    getBookmark(type?: number, normalized?: boolean): unknown;
    moveToBookmark(bookmark: never): void;
    getNode(): Element;
  };
  readonly dom: {
    createHTML(name: string, attributes?: Record<string, string>, html?: string): string;
    encode(text: string): string;
  };
  readonly undoManager: { transact(change: () => void): unknown };
  readonly mode: { isReadOnly(): boolean };
  readonly removed: boolean;
  focus(): void;
  insertContent(html: string): void;
}

/** A button or menu item of TinyMCE. */
export interface TinyMceButton {
  readonly text?: string;
  readonly tooltip?: string;
  readonly icon?: string;
  readonly onAction: () => void;
}

/** How the button is shown. */
export interface TinyMceOptions {
  /** What toolbar and menu call it; `assets` unless given. */
  readonly name?: string;
  readonly text?: string;
  readonly tooltip?: string;
  readonly icon?: string;
}

/**
 * Adds a toolbar button and a menu item that open `picker` and insert what the person picks where
 * the caret was. Call it in TinyMCE's `setup`; the picker is in dialog mode.
 */
export function addAssetButton(
  editor: TinyMceEditor,
  picker: EditorPicker,
  { name = 'assets', text, tooltip = buttonLabel, icon = 'gallery' }: TinyMceOptions = {},
): void {
  checkIs('a TinyMCE editor', editor, 'ui', 'insertContent');
  checkPicker(picker);
  const onAction = (): void => void insertPicked(picker, targetIn(editor));
  editor.ui.registry.addButton(name, {
    ...(text !== undefined && { text }),
    tooltip,
    icon,
    onAction,
  });
  editor.ui.registry.addMenuItem(name, { text: text ?? tooltip, icon, onAction });
}

function targetIn(editor: TinyMceEditor): InsertionTarget {
  // Without a bookmark an inline editor inserts at its very start.
  const bookmark = editor.selection.getBookmark(2, true);
  return {
    isEditable: () => !editor.mode.isReadOnly(),
    isDestroyed: () => editor.removed,
    selectedId: () => selectedId(editor.selection.getNode()),
    focus: () => {
      editor.focus();
      editor.selection.moveToBookmark(bookmark as never);
    },
    insert: (elements) => {
      const html = elements.map((element) => toHtml(editor, element)).join(' ');
      editor.undoManager.transact(() => editor.insertContent(html));
    },
  };
}

/** A film is selected as the box that TinyMCE shows in its place, which has its attributes. */
function selectedId(node: Element): string | null {
  if (node.localName === 'a') return null;
  return node.getAttribute(idAttribute) ?? node.getAttribute(`data-mce-p-${idAttribute}`);
}

function toHtml({ dom }: TinyMceEditor, { name, attributes, text }: MarkupElement): string {
  return dom.createHTML(name, { ...attributes }, name === 'img' ? undefined : dom.encode(text));
}
