import type { MarkupElement } from '../model/embed/markup.js';
import { idAttribute, parseAssetElement } from './asset-element.js';
import { assetName, imageKey, imageName, linkKey, registerContent } from './ckeditor5-content.js';
import type { CkEditorContent, ModelElement } from './ckeditor5-content.js';
import { buttonIcon, buttonLabel, checkIs, checkPicker, insertPicked } from './insertion.js';
import type { EditorPicker, InsertionTarget } from './insertion.js';

interface Writer {
  createDocumentFragment(): object;
  createElement(name: string, attributes: Record<string, unknown>): ModelElement;
  createText(text: string, attributes?: Record<string, unknown>): ModelElement;
  append(item: never, parent: never): void;
  removeSelectionAttribute(keys: string[]): void;
}

/** The part of a CKEditor 5 editor that the adapter uses. */
export interface CkEditor extends CkEditorContent {
  readonly isReadOnly: boolean;
  readonly state: string;
  readonly model: CkEditorContent['model'] & {
    readonly document: { readonly selection: { getSelectedElement(): ModelElement | null } };
    change(callback: (writer: Writer) => void): void;
    insertContent(content: never): unknown;
  };
  readonly editing: { readonly view: { focus(): void } };
  readonly ui: {
    readonly componentFactory: { add(name: string, create: never): void };
  };
}

/** A button of CKEditor. */
export interface CkButton {
  set(values: { label: string; icon: string; tooltip: boolean }): void;
  on(event: 'execute', callback: () => void): void;
  bind(property: 'isEnabled'): { to(...parameters: never[]): void };
}

/** The exports of the module `ckeditor5` that the plugin uses. */
export interface CkEditorExports<WidgetPlugin> {
  readonly ButtonView: new (locale: never) => CkButton;
  readonly Widget: WidgetPlugin;
  readonly toWidget: (element: never, writer: never, options: { label: string }) => unknown;
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
  const { ButtonView, Widget, toWidget } = ckeditor;
  checkPicker(picker);

  // CKEditor calls it with `new` and uses the returned object as the plugin.
  function Assets(editor: CkEditor): object {
    const createButton = (locale: never): CkButton => {
      const button = new ButtonView(locale);
      button.set({ label, icon: buttonIcon, tooltip: true });
      const isEnabled = (isReadOnly: boolean): boolean => !isReadOnly;
      button.bind('isEnabled').to(...([editor, 'isReadOnly', isEnabled] as never[]));
      button.on('execute', () => void insertPicked(picker, targetIn(editor)));
      return button;
    };
    const init = (): void => editor.ui.componentFactory.add('assets', createButton as never);
    // The editor's image and link features are registered by then.
    const afterInit = (): void => registerContent(editor, toWidget);
    return { init, afterInit };
  }
  return Object.assign(Assets, { requires: [Widget] });
}

function targetIn(editor: CkEditor): InsertionTarget {
  const { model } = editor;
  return {
    isEditable: () => !editor.isReadOnly,
    isDestroyed: () => editor.state === 'destroyed',
    selectedId: () => {
      const selected = model.document.selection.getSelectedElement();
      const id = selected?.getAttribute(imageKey);
      if (typeof id === 'string') return id;
      return parseAssetElement(selected?.getAttribute('element'))?.attributes[idAttribute];
    },
    focus: () => editor.editing.view.focus(),
    insert: (elements) =>
      model.change((writer) => {
        const content = writer.createDocumentFragment();
        elements.forEach((element, index) => {
          if (index > 0) writer.append(writer.createText(' ') as never, content as never);
          writer.append(createItem(editor, writer, element) as never, content as never);
        });
        model.insertContent(content as never);
        // Text typed after a link is not part of it.
        writer.removeSelectionAttribute(['linkHref', linkKey]);
      }),
  };
}

/** Uses the editor's own images and links if it supports them. */
function createItem(editor: CkEditor, writer: Writer, element: MarkupElement): ModelElement {
  const { href, [idAttribute]: id, ...attributes } = element.attributes;
  if (element.name === 'a') {
    return writer.createText(element.text, { linkHref: href, [linkKey]: id });
  }
  const image = element.name === 'img' ? imageName(editor.model) : undefined;
  if (image === undefined) return writer.createElement(assetName, { element });
  const known = Object.entries({ ...attributes, [imageKey]: id }).filter(([key]) =>
    editor.model.schema.checkAttribute(image, key),
  );
  return writer.createElement(image, Object.fromEntries(known));
}
