import type { Resolved } from '../../core/pick/pick-maker.js';
import { choosingMessagesFor } from '../../text/english/choosing.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { Identified } from '../picker/picker-kind.js';

/** Says that images have no alt text, and moves the focus to the field of the first one. */
export function requireAlt<Item extends Identified>(
  picker: PickerContext<Item>,
  missing: readonly Resolved<Item>[],
): void {
  const { host, root, selection, feedback, language, selectionWords } = picker;
  const [first] = missing;
  if (!first) return;
  const { altNeeded } = choosingMessagesFor(language.language, selectionWords);
  feedback.reject(altNeeded(missing.length));
  selection.activate(first.selected.id);
  void host.updateComplete.then(() => {
    root.querySelector<HTMLElement>('.adjust .grow input')?.focus();
  });
}
