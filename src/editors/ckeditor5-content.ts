import { idAttribute, isAssetId, parseAssetElement, readAssetElement } from './asset-element.js';
import type { ReadableElement } from './asset-element.js';

/** Model name of a video, an audio file and everything that the editor itself does not support. */
export const assetName = 'damAsset';
/** Model attribute with the asset id of an image of the editor. */
export const imageKey = 'damId';
/** Model attribute with the asset id of a link of the editor. */
export const linkKey = 'damLinkId';

/** An element of the document's model. */
export interface ModelElement {
  getAttribute(key: string): unknown;
}

interface Schema {
  isRegistered(name: string): boolean;
  register(name: string, definition: object): void;
  extend(name: string, definition: object): void;
  checkAttribute(context: string, name: string): boolean;
}

interface ViewWriter {
  createEmptyElement(name: string, attributes: object): ReadableElement;
  createContainerElement(name: string, attributes: object, children?: never): ReadableElement;
  createAttributeElement(name: string, attributes: object, options: object): ReadableElement;
  setAttribute(name: string, value: string, element: never): void;
  removeAttribute(name: string, element: never): void;
}

interface ViewElement extends ReadableElement {
  readonly name: string;
}

interface ImageUtils {
  findViewImgElement(element: never): object | undefined;
}

interface Conversion {
  readonly writer: ViewWriter;
}

interface ImageConversion extends Conversion {
  readonly mapper: { toViewElement(item: never): object };
}

interface AttributeChange {
  readonly item: ModelElement;
  readonly attributeNewValue: unknown;
}

interface Downcast {
  elementToElement(definition: object): unknown;
  attributeToElement(definition: object): unknown;
  add(conversion: (dispatcher: { on(event: string, callback: never): void }) => void): unknown;
}

interface Upcast {
  elementToElement(definition: object): unknown;
  elementToAttribute(definition: object): unknown;
  attributeToAttribute(definition: object): unknown;
}

interface Change {
  readonly attributeKey?: string;
  readonly attributeOldValue?: unknown;
  readonly range?: unknown;
}

/** The part of an editor that the content needs. */
export interface CkEditorContent {
  readonly model: {
    readonly schema: Schema;
    readonly document: {
      readonly differ: { getChanges(): readonly object[] };
      registerPostFixer(
        fixer: (writer: { removeAttribute(key: string, range: never): void }) => boolean,
      ): void;
    };
  };
  readonly conversion: {
    for(group: 'dataDowncast' | 'downcast' | 'editingDowncast'): Downcast;
    for(group: 'upcast'): Upcast;
  };
  readonly plugins: { get(name: string): object };
}

/**
 * Registers assets as content: with the images and links that the editor supports, otherwise with
 * an element of this package.
 */
export function registerContent(editor: CkEditorContent, toWidget: ToWidget): void {
  const images = imageTypes.filter((name) => editor.model.schema.isRegistered(name));
  registerElement(editor, toWidget, images.length > 0 ? /^(video|audio)$/ : /^(img|video|audio)$/);
  if (images.length > 0) extendImages(editor, images);
  if (editor.model.schema.checkAttribute('$text', 'linkHref')) extendLinks(editor);
}

/** Returns the editor's model name of an image, or undefined if it does not support images. */
export function imageName({ schema }: CkEditorContent['model']): string | undefined {
  return imageTypes.find((name) => schema.isRegistered(name));
}

const imageTypes = ['imageInline', 'imageBlock'];

type ToWidget = (element: never, writer: never, options: { label: string }) => unknown;

interface ModelWriter {
  createElement(name: string, attributes: object): ModelElement;
}

function registerElement(
  { model, conversion }: CkEditorContent,
  toWidget: ToWidget,
  name: RegExp,
): void {
  const create = (writer: ViewWriter, item: ModelElement): ReadableElement => {
    const element = parseAssetElement(item.getAttribute('element'));
    return writer.createEmptyElement(element?.name ?? 'span', { ...element?.attributes });
  };
  model.schema.register(assetName, {
    inheritAllFrom: '$inlineObject',
    allowAttributes: ['element'],
  });
  conversion.for('upcast').elementToElement({
    view: { name, attributes: { [idAttribute]: true } },
    model: (view: ViewElement, { writer }: { readonly writer: ModelWriter }) => {
      const element = readAssetElement(view.name, view);
      return element ? writer.createElement(assetName, { element }) : null;
    },
    converterPriority: 'high',
  });
  conversion.for('dataDowncast').elementToElement({
    model: assetName,
    view: (item: ModelElement, { writer }: Conversion) => create(writer, item),
  });
  conversion.for('editingDowncast').elementToElement({
    model: assetName,
    view: (item: ModelElement, { writer }: Conversion) => {
      const element = create(writer, item);
      const box = writer.createContainerElement('span', { class: 'dam-asset' }, element as never);
      const label = element.getAttribute('alt') || String(element.getAttribute(idAttribute));
      return toWidget(box as never, writer as never, { label });
    },
  });
}

function extendImages(
  { model, conversion, plugins }: CkEditorContent,
  images: readonly string[],
): void {
  const utilities = plugins.get('ImageUtils') as ImageUtils;
  conversion.for('upcast').attributeToAttribute({
    view: { name: 'img', key: idAttribute },
    model: { key: imageKey, value: idOf },
  });
  const write = (
    _event: object,
    { item, attributeNewValue: id }: AttributeChange,
    api: ImageConversion,
  ): void => {
    const image = utilities.findViewImgElement(api.mapper.toViewElement(item as never) as never);
    if (typeof id === 'string') api.writer.setAttribute(idAttribute, id, image as never);
    else api.writer.removeAttribute(idAttribute, image as never);
  };
  for (const name of images) {
    model.schema.extend(name, { allowAttributes: [imageKey] });
    conversion.for('downcast').add((dispatcher) => {
      dispatcher.on(`attribute:${imageKey}:${name}`, write as never);
    });
  }
}

function extendLinks({ model, conversion }: CkEditorContent): void {
  model.schema.extend('$text', { allowAttributes: [linkKey] });
  conversion.for('upcast').elementToAttribute({
    view: { name: 'a', attributes: { [idAttribute]: true } },
    model: { key: linkKey, value: idOf },
  });
  conversion.for('downcast').attributeToElement({
    model: { key: linkKey, name: '$text' },
    // With the priority of the editor's links, both are merged into one element.
    view: (id: unknown, { writer }: Conversion) =>
      typeof id === 'string'
        ? writer.createAttributeElement('a', { [idAttribute]: id }, { priority: 5 })
        : null,
  });
  // If the URL is changed or removed, the link no longer belongs to the asset.
  model.document.registerPostFixer((writer) => {
    const changes = model.document.differ.getChanges() as readonly Change[];
    const stale = changes.filter(
      ({ attributeKey, attributeOldValue }) =>
        attributeKey === 'linkHref' && attributeOldValue != null,
    );
    for (const { range } of stale) writer.removeAttribute(linkKey, range as never);
    return false;
  });
}

function idOf(view: ReadableElement): string | null {
  const id = view.getAttribute(idAttribute);
  return isAssetId(id) ? id : null;
}
