import type { AssetPicker } from '../elements/asset-picker/asset-picker.js';

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
  };
  readonly undoManager: { transact(change: () => void): unknown };
  readonly mode: { isReadOnly(): boolean };
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
  picker: Pick<AssetPicker, 'show'>,
  { name = 'assets', text, tooltip = 'Insert an asset', icon = 'gallery' }: TinyMceOptions = {},
): void {
  const onAction = (): void => void insertPicked(editor, picker);
  editor.ui.registry.addButton(name, {
    ...(text !== undefined && { text }),
    tooltip,
    icon,
    onAction,
  });
  editor.ui.registry.addMenuItem(name, { text: text ?? tooltip, icon, onAction });
}

async function insertPicked(
  editor: TinyMceEditor,
  picker: Pick<AssetPicker, 'show'>,
): Promise<void> {
  if (editor.mode.isReadOnly()) return;
  // Without a bookmark an inline editor inserts at its very start.
  const bookmark = editor.selection.getBookmark(2, true);
  const pick = await picker.show();
  editor.focus();
  editor.selection.moveToBookmark(bookmark as never);
  if (!pick) return;
  const html = pick.items.map(({ markup }) => markup.html).join(' ');
  editor.undoManager.transact(() => editor.insertContent(html));
}
