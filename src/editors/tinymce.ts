import type { MarkupElement } from '../model/embed/markup.js';
import { idAttribute } from './asset-element.js';
import { buttonLabel, checkIs, checkPicker, insertPicked } from './insertion.js';
import type { EditorPicker, InsertionTarget } from './insertion.js';

/** The part of a TinyMCE editor (6 or later) that the adapter uses. */
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

/** Options of the button. */
export interface TinyMceOptions {
  /** The name in the toolbar and menu configuration, `assets` by default. */
  readonly name?: string;
  readonly text?: string;
  readonly tooltip?: string;
  readonly icon?: string;
}

/**
 * Adds a toolbar button and a menu item that open `picker` and insert the picked assets at the
 * caret. Call it in TinyMCE's `setup`, with a picker in dialog mode.
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
  // Without a bookmark an inline editor inserts at its start.
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

/** TinyMCE selects the placeholder of a video, which has the video's attributes. */
function selectedId(node: Element): string | null {
  if (node.localName === 'a') return null;
  return node.getAttribute(idAttribute) ?? node.getAttribute(`data-mce-p-${idAttribute}`);
}

function toHtml({ dom }: TinyMceEditor, { name, attributes, text }: MarkupElement): string {
  return dom.createHTML(name, { ...attributes }, name === 'img' ? undefined : dom.encode(text));
}
