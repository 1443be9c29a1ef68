import type * as CkEditor5 from 'ckeditor5';
import { toHtml } from '../model/embed/markup.js';
import { assetElementOf, assetIdOf, idAttribute, readAssetElement } from './asset-element.js';
import * as insertion from './insertion.js';

/** The exports of the module `ckeditor5` that the plugin uses. */
export type CkEditorExports = Pick<typeof CkEditor5, 'ButtonView' | 'toWidget' | 'Widget'>;

/** Model name of videos, audio files, and images if the editor does not support images. */
const assetName = 'damAsset';
/**
 * Model attribute with the picked element, of `damAsset`, of the editor's own images, and of the
 * text of links. The editor does not continue attributes of this form behind a link.
 */
const assetKey = 'linkedAsset';

/**
 * Creates a plugin with the toolbar button `assets`, which opens `picker` and inserts the picked
 * assets at the selection.
 */
export function assetPlugin(
  picker: insertion.EditorPicker,
  ckeditor: CkEditorExports,
  label = insertion.buttonLabel,
): CkEditor5.PluginConstructor {
  insertion.checkIs('the exports of ckeditor5', ckeditor, 'ButtonView', 'Widget', 'toWidget');
  insertion.checkPicker(picker);

  // CKEditor calls it with `new` and uses the returned object as the plugin.
  function Assets(editor: CkEditor5.Editor): CkEditor5.PluginInterface {
    const init = (): void =>
      editor.ui.componentFactory.add('assets', (locale) => {
        const button = new ckeditor.ButtonView(locale);
        button.set({ label, icon: insertion.buttonIcon, tooltip: true });
        button.bind('isEnabled').to(editor, 'isReadOnly', (isReadOnly) => !isReadOnly);
        button.on('execute', () => void insertion.insertPicked(picker, targetIn(editor)));
        return button;
      });
    // The editor's image and link features are registered by then, and take precedence.
    const afterInit = (): void => registerContent(editor, ckeditor);
    return { init, afterInit };
  }
  return Object.assign(Assets, { requires: [ckeditor.Widget] });
}

function targetIn(editor: CkEditor5.Editor): insertion.InsertionTarget {
  const { model, data, editing } = editor;
  return {
    isEditable: () => !editor.isReadOnly,
    isDestroyed: () => editor.state === 'destroyed',
    selectedId: () =>
      assetIdOf(model.document.selection.getSelectedElement()?.getAttribute(assetKey)),
    focus: () => editing.view.focus(),
    insert: (elements) => {
      // In the context of pasted content, an image need not be in a paragraph.
      const content = data.parse(elements.map(toHtml).join(' '), '$clipboardHolder');
      model.insertContent(content);
    },
  };
}

function registerContent(editor: CkEditor5.Editor, { toWidget }: CkEditorExports): void {
  const { schema, document } = editor.model;
  schema.register(assetName, { inheritAllFrom: '$inlineObject' });
  // Inline objects have the attributes of text.
  for (const name of ['$text', '$blockObject']) schema.extend(name, { allowAttributes: assetKey });
  // Text typed behind an image does not belong to its asset.
  schema.setAttributeProperties(assetKey, { copyFromObject: false });
  // If the URL is changed or removed, the link no longer belongs to the asset.
  document.registerPostFixer((writer) => {
    for (const change of document.differ.getChanges()) {
      if (change.type !== 'attribute' || change.attributeKey !== 'linkHref') continue;
      if (change.attributeOldValue != null) writer.removeAttribute(assetKey, change.range);
    }
    return false;
  });

  const read = (view: CkEditor5.ViewElement): object | undefined =>
    readAssetElement(view.name, view);
  const upcast = editor.conversion.for('upcast');
  upcast.elementToElement({
    view: (view) => (view.name !== 'a' && read(view) ? { name: true } : null),
    model: assetName,
  });
  upcast.attributeToAttribute({ view: idAttribute, model: { key: assetKey, value: read } });

  const downcast = editor.conversion.for('downcast');
  downcast.elementToElement({
    model: assetName,
    view: (node, { mapper, writer }) => {
      const { name, attributes } = assetElementOf(node.getAttribute(assetKey));
      const element = writer.createEmptyElement(name, attributes);
      if (mapper !== editor.editing.mapper) return element;
      const box = writer.createContainerElement('span', { class: 'dam-asset' }, element);
      return toWidget(box, writer, { label: attributes['alt'] || String(attributes[idAttribute]) });
    },
  });
  // With the priority of the editor's links, both are merged into one element.
  downcast.attributeToElement({
    model: { key: assetKey, name: '$text' },
    view: (json, { writer }) => {
      const id = assetIdOf(json);
      return id ? writer.createAttributeElement('a', { [idAttribute]: id }, { priority: 5 }) : null;
    },
  });
  if (!editor.plugins.has('ImageUtils')) return;
  const images = editor.plugins.get('ImageUtils');
  downcast.add((dispatcher) =>
    dispatcher.on<CkEditor5.DowncastAttributeEvent<CkEditor5.ModelElement>>(
      `attribute:${assetKey}`,
      (_event, { item, attributeNewValue }, { mapper, writer }) => {
        const view = item.is('element') && item.name !== assetName && mapper.toViewElement(item);
        const image = view && images.findViewImgElement(view);
        const id = assetIdOf(attributeNewValue);
        if (id && image) writer.setAttribute(idAttribute, id, image);
      },
    ),
  );
}
