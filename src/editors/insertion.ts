import type { AssetPicker } from '../elements/asset-picker/asset-picker.js';
import type { MarkupElement } from '../model/embed/markup.js';
import { isAssetId } from './asset-element.js';

/** As much of an asset picker as an editor needs. Best is one in dialog mode. */
export type EditorPicker = Pick<AssetPicker, 'show' | 'value'> &
  Partial<Pick<AssetPicker, 'updateComplete'>>;

/** The place in an editor that picked assets go to. Made when the person asks for the picker. */
export interface InsertionTarget {
  /** Whether the editor takes input. */
  isEditable(): boolean;
  isDestroyed(): boolean;
  /** The id of the asset whose element, and nothing else, is selected. */
  selectedId(): string | null | undefined;
  /** Gives the focus and the caret back to the editor. */
  focus(): void;
  /** Puts elements in place of the selection, as one step to undo, and the caret behind them. */
  insert(elements: readonly MarkupElement[]): void;
}

/** What the buttons of all editors say. */
export const buttonLabel = 'Insert an asset';

const iconPath =
  'M3 3h14v14H3zm1.5 1.5v8.6l3-3 3 3 2-2 3 3V4.5zM13 6a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3';

/** The drawing on the buttons of editors that take one as text. */
export const buttonIcon = `<svg viewBox="0 0 20 20" xmlns="http://www.w3.org/2000/svg"><path d="${iconPath}"/></svg>`;

/** The same drawing for the page. */
export function createIcon(): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('fill', 'currentColor');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', iconPath);
  svg.append(path);
  return svg;
}

/** Which editor has opened a picker last: it alone gets what the person picks. */
const activeInsertions = new WeakMap<EditorPicker, symbol>();

/**
 * Opens `picker` and inserts what the person picks. Where an asset of ours is selected, it is
 * chosen already, and is replaced. Never rejects: what cannot be inserted is told in the console.
 */
export async function insertPicked(picker: EditorPicker, target: InsertionTarget): Promise<void> {
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
    console.error('dam-elements: what was picked could not be inserted.', error);
  }
}

/** Throws where `picker` is none. */
export function checkPicker(picker: EditorPicker): void {
  checkIs('an <asset-picker>', picker, 'show');
}

/** Throws where what should be `name` lacks one of the members that it has to have. */
export function checkIs(name: string, given: unknown, ...members: readonly string[]): void {
  const isObject = typeof given === 'function' || (typeof given === 'object' && given !== null);
  if (isObject && members.every((member) => member in given)) return;
  throw new TypeError(`dam-elements: this needs ${name}, and was given something else`);
}

/** Empty where the person gave up; undefined where another editor has the picker by now. */
async function elementsPicked(
  picker: EditorPicker,
  selected: string | null | undefined,
): Promise<readonly MarkupElement[] | undefined> {
  const insertion = Symbol('turn');
  activeInsertions.set(picker, insertion);
  picker.value = isAssetId(selected) ? [selected] : [];
  const pick = await picker.show();
  // Until its dialog has closed, nothing else on the page can have the focus.
  await picker.updateComplete;
  if (activeInsertions.get(picker) !== insertion) return undefined;
  activeInsertions.delete(picker);
  // The picker may be opened from elsewhere next: that asset must not be selected then.
  if (!pick) picker.value = [];
  return pick?.items.flatMap(({ markup }) => markup.element ?? []) ?? [];
}

function warn(elements: readonly MarkupElement[], reason: string): void {
  if (elements.length > 0) console.warn(`dam-elements: nothing was inserted, since ${reason}.`);
}
