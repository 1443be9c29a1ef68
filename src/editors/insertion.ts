import type { AssetPicker } from '../elements/asset-picker/asset-picker.js';
import type { MarkupElement } from '../model/embed/markup.js';
import { idAttribute, isAssetId } from './asset-element.js';

/** The part of an asset picker that an editor needs. Use a picker in dialog mode. */
export type EditorPicker = Pick<AssetPicker, 'show' | 'value'> &
  Partial<Pick<AssetPicker, 'updateComplete'>>;

/**
 * The position in an editor where picked assets are inserted. Created when the user opens the
 * picker.
 */
export interface InsertionTarget {
  /** Whether the editor is editable. */
  isEditable(): boolean;
  isDestroyed(): boolean;
  /** The asset id of the selected element, if only that element is selected. */
  selectedId(): string | null | undefined;
  /** Restores the editor's focus and caret. */
  focus(): void;
  /** Replaces the selection with elements in one undo step and puts the caret behind them. */
  insert(elements: readonly MarkupElement[]): void;
}

/** The label of all editors' buttons. */
export const buttonLabel = 'Insert an asset';

const iconPath =
  'M3 3h14v14H3zm1.5 1.5v8.6l3-3 3 3 2-2 3 3V4.5zM13 6a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3';

/** The icon of editors that accept SVG text. */
export const buttonIcon = `<svg viewBox="0 0 20 20" xmlns="http://www.w3.org/2000/svg"><path d="${iconPath}"/></svg>`;

/** Creates a button for editors whose toolbar takes any element. */
export function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = button.title = label;
  button.append(createIcon());
  button.addEventListener('click', onClick);
  return button;
}

/** Puts a space between the items of an insertion, so that the caret fits between two of them. */
export function withSpaces<Item>(items: readonly Item[], createSpace: () => Item): Item[] {
  return items.flatMap((item, index) => (index > 0 ? [createSpace(), item] : [item]));
}

/** The latest insertion of each picker. Only that editor receives the picked assets. */
const activeInsertions = new WeakMap<EditorPicker, symbol>();

/**
 * Opens `picker` and inserts the picked assets. A selected asset is preselected and will be
 * replaced. Throws a `TypeError` if `picker` is not an asset picker. Never rejects; failures are
 * logged to the console.
 */
export function insertPicked(picker: EditorPicker, target: InsertionTarget): Promise<void> {
  checkPicker(picker);
  return insertInto(picker, target);
}

async function insertInto(picker: EditorPicker, target: InsertionTarget): Promise<void> {
  try {
    if (target.isDestroyed() || !target.isEditable()) return;
    const elements = await elementsPicked(picker, target.selectedId());
    if (!elements) return;
    if (target.isDestroyed()) {
      warn(elements, 'the editor was removed while the picker was open');
      return;
    }
    target.focus();
    if (elements.length === 0) return;
    if (target.isEditable()) target.insert(elements);
    else warn(elements, 'the editor became read-only while the picker was open');
  } catch (error) {
    console.error('dam-elements: the picked assets could not be inserted.', error);
  }
}

/** Throws a `TypeError` if `picker` is not an asset picker. */
export function checkPicker(picker: EditorPicker): void {
  checkIs('an <asset-picker>', picker, 'show');
}

/** Throws a `TypeError` if `given` lacks one of `members`. `name` describes the expected value. */
export function checkIs(name: string, given: unknown, ...members: readonly string[]): void {
  const isObject = typeof given === 'function' || (typeof given === 'object' && given !== null);
  if (isObject && members.every((member) => member in given)) return;
  throw new TypeError(`dam-elements: expected ${name}, but received something else`);
}

function createIcon(): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('fill', 'currentColor');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', iconPath);
  svg.append(path);
  return svg;
}

/**
 * Resolves to the picked elements. Empty if the user cancelled; undefined if another editor has
 * opened the picker since.
 */
async function elementsPicked(
  picker: EditorPicker,
  selected: string | null | undefined,
): Promise<readonly MarkupElement[] | undefined> {
  const insertion = Symbol('turn');
  activeInsertions.set(picker, insertion);
  picker.value = isAssetId(selected) ? [selected] : [];
  const pick = await picker.show();
  // Other elements cannot be focused until the dialog has closed.
  await picker.updateComplete;
  if (activeInsertions.get(picker) !== insertion) return undefined;
  activeInsertions.delete(picker);
  // Another opener of the picker must not find this asset selected.
  if (!pick) picker.value = [];
  return pick?.items.flatMap(({ markup }) => linked(markup.element) ?? []) ?? [];
}

/** A link in place of a frame: most editors drop frames. Other elements are as they are. */
function linked(element: MarkupElement | undefined): MarkupElement | undefined {
  if (element?.name !== 'iframe') return element;
  const { src = '', title = '', [idAttribute]: id = '' } = element.attributes;
  return { name: 'a', attributes: { href: src, [idAttribute]: id }, text: title };
}

function warn(elements: readonly MarkupElement[], reason: string): void {
  if (elements.length > 0) console.warn(`dam-elements: nothing was inserted because ${reason}.`);
}
