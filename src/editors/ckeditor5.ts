import { toHtml } from '../model/embed/markup.js';
import { assetIdOf } from './asset-element.js';
import { assetKey, registerContent } from './ckeditor5-content.js';
import type { CkEditorContent, ModelNode, WidgetMaker } from './ckeditor5-content.js';
import { buttonIcon, buttonLabel, checkIs, checkPicker, insertPicked } from './insertion.js';
import type { EditorPicker, InsertionTarget } from './insertion.js';

/** The part of a CKEditor 5 editor that the adapter uses. */
export interface CkEditor extends CkEditorContent {
  readonly isReadOnly: boolean;
  readonly state: string;
  readonly model: CkEditorContent['model'] & {
    readonly document: { readonly selection: { getSelectedElement(): ModelNode | null } };
    insertContent(content: object): unknown;
  };
  readonly data: { parse(html: string, context: string): object };
  readonly editing: { readonly mapper: object; readonly view: { focus(): void } };
  readonly ui: { readonly componentFactory: { add(name: string, create: never): void } };
}

/** A button of CKEditor. */
export interface CkButton {
  set(values: { label: string; icon: string; tooltip: boolean }): void;
  on(event: 'execute', callback: () => void): void;
  bind(property: 'isEnabled'): { to(...parameters: never[]): void };
}

/** The exports of the module `ckeditor5` that the plugin uses. */
export interface CkEditorExports<WidgetPlugin> extends WidgetMaker {
  readonly ButtonView: new (locale: never) => CkButton;
  readonly Widget: WidgetPlugin;
}

/** A plugin for the editor's `plugins`. */
export interface AssetPlugin<WidgetPlugin> {
  (editor: CkEditor): void;
  readonly requires: WidgetPlugin[];
}

/**
 * Creates a plugin with the toolbar button `assets`, which opens `picker` and inserts the picked
 * assets at the selection.
 */
export function assetPlugin<WidgetPlugin>(
  picker: EditorPicker,
  ckeditor: CkEditorExports<WidgetPlugin>,
  label = buttonLabel,
): AssetPlugin<WidgetPlugin> {
  checkIs('the exports of ckeditor5', ckeditor, 'ButtonView', 'Widget', 'toWidget');
  checkPicker(picker);

  // CKEditor calls it with `new` and uses the returned object as the plugin.
  function Assets(editor: CkEditor): object {
    const createButton = (locale: never): CkButton => {
      const button = new ckeditor.ButtonView(locale);
      button.set({ label, icon: buttonIcon, tooltip: true });
      const isEnabled = (isReadOnly: boolean): boolean => !isReadOnly;
      button.bind('isEnabled').to(...([editor, 'isReadOnly', isEnabled] as never[]));
      button.on('execute', () => void insertPicked(picker, targetIn(editor)));
      return button;
    };
    const init = (): void => editor.ui.componentFactory.add('assets', createButton as never);
    // The editor's image and link features are registered by then.
    const afterInit = (): void => registerContent(editor, ckeditor);
    return { init, afterInit };
  }
  return Object.assign(Assets, { requires: [ckeditor.Widget] });
}

function targetIn(editor: CkEditor): InsertionTarget {
  const { model, data } = editor;
  return {
    isEditable: () => !editor.isReadOnly,
    isDestroyed: () => editor.state === 'destroyed',
    selectedId: () =>
      assetIdOf(model.document.selection.getSelectedElement()?.getAttribute(assetKey)),
    focus: () => editor.editing.view.focus(),
    insert: (elements) => {
      // In the context of pasted content, an image need not be in a paragraph.
      const content = data.parse(elements.map(toHtml).join(' '), '$clipboardHolder');
      model.insertContent(content);
    },
  };
}
