import { assetElementOf, assetIdOf, idAttribute, readAssetElement } from './asset-element.js';
import type { ReadableElement } from './asset-element.js';

/** Model name of videos, audio files, and images if the editor does not support images. */
const assetName = 'damAsset';
/**
 * Model attribute with the picked element, of `damAsset`, of the editor's own images, and of the
 * text of links. The editor does not continue attributes of this form behind a link.
 */
export const assetKey = 'linkedAsset';

/** A node of the document's model. */
export interface ModelNode {
  getAttribute(key: string): unknown;
}

interface ViewNode extends ReadableElement {
  readonly name: string;
}

interface Conversion {
  readonly mapper: { toViewElement(node: ModelNode): object };
  readonly writer: {
    createEmptyElement(name: string, attributes: object): object;
    createContainerElement(name: string, attributes: object, child: object): object;
    createAttributeElement(name: string, attributes: object, options: object): object;
    setAttribute(name: string, value: string, element: object): void;
  };
}

interface Change {
  readonly type: string;
  readonly attributeKey?: string;
  readonly attributeOldValue?: unknown;
  readonly range?: object;
}

interface Upcast {
  elementToElement(definition: object): unknown;
  attributeToAttribute(definition: object): unknown;
}

interface Downcast {
  elementToElement(definition: object): unknown;
  attributeToElement(definition: object): unknown;
  add(converter: (dispatcher: { on(event: string, callback: never): void }) => void): unknown;
}

/** The part of an editor that the content needs. */
export interface CkEditorContent {
  readonly model: {
    readonly schema: {
      register(name: string, definition: object): void;
      extend(name: string, definition: object): void;
      setAttributeProperties(name: string, properties: object): void;
    };
    readonly document: {
      readonly differ: { getChanges(): readonly Change[] };
      registerPostFixer(
        fixer: (writer: { removeAttribute(key: string, range: object): void }) => boolean,
      ): void;
    };
  };
  readonly conversion: { for(group: 'upcast'): Upcast; for(group: 'downcast'): Downcast };
  readonly editing: { readonly mapper: object };
  readonly plugins: { has(name: string): boolean; get(name: string): object };
}

/** The function of `ckeditor5` that makes an element selectable as a whole. */
export interface WidgetMaker {
  toWidget(element: object, writer: object, options: { label: string }): unknown;
}

/**
 * Registers assets as content: with the images and links that the editor supports, otherwise with
 * an element of this package.
 */
export function registerContent(editor: CkEditorContent, widgets: WidgetMaker): void {
  registerModel(editor);
  const read = (view: ViewNode): object | undefined => readAssetElement(view.name, view);
  const upcast = editor.conversion.for('upcast');
  // The editor's own images are registered before this, so they take precedence.
  upcast.elementToElement({
    view: (view: ViewNode) => (view.name !== 'a' && read(view) ? { name: true } : null),
    model: assetName,
  });
  upcast.attributeToAttribute({ view: idAttribute, model: { key: assetKey, value: read } });

  const downcast = editor.conversion.for('downcast');
  downcast.elementToElement({
    model: assetName,
    view: (node: ModelNode, { mapper, writer }: Conversion) => {
      const { name, attributes } = assetElementOf(node.getAttribute(assetKey));
      const element = writer.createEmptyElement(name, attributes);
      if (mapper !== editor.editing.mapper) return element;
      const box = writer.createContainerElement('span', { class: 'dam-asset' }, element);
      const label = attributes['alt'] || String(attributes[idAttribute]);
      return widgets.toWidget(box, writer, { label });
    },
  });
  downcast.attributeToElement({
    model: { key: assetKey, name: '$text' },
    view: (json: unknown, { writer }: Conversion) => {
      const id = assetIdOf(json);
      // With the priority of the editor's links, both are merged into one element.
      return id && writer.createAttributeElement('a', { [idAttribute]: id }, { priority: 5 });
    },
  });
  downcastImages(editor, downcast);
}

function downcastImages({ plugins }: CkEditorContent, downcast: Downcast): void {
  if (!plugins.has('ImageUtils')) return;
  const utilities = plugins.get('ImageUtils') as {
    findViewImgElement(view: object): object | undefined;
  };
  const write = (
    _event: object,
    { item, attributeNewValue }: { readonly item: ModelNode; readonly attributeNewValue: unknown },
    { mapper, writer }: Conversion,
  ): void => {
    const id = assetIdOf(attributeNewValue);
    const image = utilities.findViewImgElement(mapper.toViewElement(item));
    if (id && image) writer.setAttribute(idAttribute, id, image);
  };
  for (const name of ['imageInline', 'imageBlock']) {
    downcast.add((dispatcher) => dispatcher.on(`attribute:${assetKey}:${name}`, write as never));
  }
}

function registerModel({ model }: CkEditorContent): void {
  const { schema, document } = model;
  schema.register(assetName, { inheritAllFrom: '$inlineObject' });
  // Inline objects have the attributes of text.
  for (const name of ['$text', '$blockObject']) schema.extend(name, { allowAttributes: assetKey });
  // Text typed behind an image does not belong to its asset.
  schema.setAttributeProperties(assetKey, { copyFromObject: false });
  // If the URL is changed or removed, the link no longer belongs to the asset.
  document.registerPostFixer((writer) => {
    for (const { attributeKey, attributeOldValue, range } of document.differ.getChanges()) {
      const isStale = attributeKey === 'linkHref' && attributeOldValue != null;
      if (isStale && range) writer.removeAttribute(assetKey, range);
    }
    return false;
  });
}
