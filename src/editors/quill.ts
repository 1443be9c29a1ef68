import type { MarkupElement } from '../model/embed/markup.js';
import { idAttribute, parseAssetElement } from './asset-element.js';
import { buttonLabel, checkIs, checkPicker, createIcon, insertPicked } from './insertion.js';
import type { EditorPicker, InsertionTarget } from './insertion.js';
import { embedName, linkName, registerContent, type QuillClass } from './quill-content.js';

/** One operation of a Quill delta. */
export interface QuillOperation {
  readonly insert?: string | Record<string, unknown>;
  readonly retain?: number;
  readonly delete?: number;
  readonly attributes?: Record<string, unknown>;
}

/** The part of a Quill editor (2 or later) that the adapter uses. */
export interface QuillEditor {
  readonly root: HTMLElement;
  readonly history: { cutoff(): void };
  getModule(name: string): unknown;
  getSelection(focus?: boolean): { readonly index: number; readonly length: number } | null;
  setSelection(index: number, length: number): void;
  getLength(): number;
  getContents(
    index: number,
    length: number,
  ): { readonly ops: readonly { readonly insert?: string | Record<string, unknown> }[] };
  updateContents(delta: QuillOperation[], source: 'user'): unknown;
  isEnabled(): boolean;
}

/** Registers picked assets as Quill content. Call it once, before editors are created. */
export function registerAssets(Quill: QuillClass): void {
  checkIs('the class Quill', Quill, 'imports', 'register');
  registerContent(Quill);
}

/** Adds a button that calls {@link insertAssets} to the end of the editor's toolbar. */
export function addAssetButton(
  quill: QuillEditor,
  picker: EditorPicker,
  label: string = buttonLabel,
): void {
  check(quill, picker);
  const toolbar = quill.getModule('toolbar') as { readonly container?: HTMLElement } | undefined;
  if (!toolbar?.container) throw new TypeError('dam-elements: this Quill editor has no toolbar');
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = button.title = label;
  button.append(createIcon());
  button.addEventListener('click', () => void insertAssets(quill, picker));
  const group = document.createElement('span');
  group.className = 'ql-formats';
  group.append(button);
  toolbar.container.append(group);
}

/** Opens `picker` and inserts the picked assets at the selection. */
export function insertAssets(quill: QuillEditor, picker: EditorPicker): Promise<void> {
  check(quill, picker);
  return insertPicked(picker, targetIn(quill));
}

function check(quill: QuillEditor, picker: EditorPicker): void {
  checkIs('a Quill editor', quill, 'getModule', 'updateContents');
  checkPicker(picker);
}

function targetIn(quill: QuillEditor): InsertionTarget {
  // A button outside the editor takes the focus and the selection.
  const range = quill.isEnabled() ? quill.getSelection(true) : null;
  const end = (): number => quill.getLength() - 1;
  const start = (): number => Math.min(range?.index ?? Infinity, end());
  const length = (): number => Math.min(range?.length ?? 0, end() - start());
  return {
    isEditable: () => quill.isEnabled(),
    isDestroyed: () => !quill.root.isConnected,
    selectedId: () => {
      const [only] = length() === 1 ? quill.getContents(start(), 1).ops : [];
      const embed = typeof only?.insert === 'object' ? only.insert[embedName] : undefined;
      return parseAssetElement(embed)?.attributes[idAttribute];
    },
    focus: () => quill.setSelection(start(), length()),
    insert: (elements) => {
      const from = start();
      const inserted = elements.flatMap((element, index) =>
        index > 0 ? [space, operation(element)] : [operation(element)],
      );
      // In some browsers, text typed after a link becomes part of it.
      if (elements.at(-1)?.name === 'a') inserted.push(space);
      const kept = from > 0 ? [{ retain: from }] : [];
      const removed = length() > 0 ? [{ delete: length() }] : [];
      quill.history.cutoff();
      quill.updateContents([...kept, ...inserted, ...removed], 'user');
      quill.history.cutoff();
      const sizes = inserted.map(({ insert }) => (typeof insert === 'string' ? insert.length : 1));
      quill.setSelection(
        sizes.reduce((sum, size) => sum + size, from),
        0,
      );
    },
  };
}

const space: QuillOperation = { insert: ' ' };

function operation(element: MarkupElement): QuillOperation {
  if (element.name !== 'a') return { insert: { [embedName]: element } };
  return { insert: element.text, attributes: { [linkName]: { ...element, text: '' } } };
}
