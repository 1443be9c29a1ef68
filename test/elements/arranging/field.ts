import type { AssetPicker } from '../../../src/index.js';
import type { AssetRecord } from '../../../src/service/index.js';
import { library, place, stage, type Library } from './picker.js';
import type { PickerPage } from './picker-page.js';
import { pictures } from './records.js';
import { allByRole } from './seen.js';
import { until } from './until.js';

/** A picker that is a field of a form. */
export interface FieldPage extends Library {
  readonly form: HTMLFormElement;
  readonly page: PickerPage;
  readonly picker: AssetPicker;
  /** The names of what is in the field, as far as they can be seen. */
  readonly names: () => readonly string[];
  /** What the form would send for it. */
  readonly sent: () => readonly unknown[];
}

/** Puts a field into a form, and waits until all of its code is there. */
export async function openField(
  properties: Partial<AssetPicker> = {},
  records: readonly AssetRecord[] = pictures(3),
): Promise<FieldPage> {
  const made = library(records);
  const form = document.createElement('form');
  stage().append(form);
  const page = place({ client: made.client, mode: 'field', name: 'hero', ...properties }, form);
  const { picker } = page;
  await until('the field', () => picker.shadowRoot?.querySelector('[part=field]'));
  const lines = (): readonly HTMLElement[] => allByRole(picker, 'list').flatMap(linesOf);
  return {
    ...made,
    form,
    page,
    picker,
    names: () => lines().flatMap(({ title }) => title || []),
    sent: () => new FormData(form).getAll('hero'),
  };
}

/** Opens the dialog of a field, and waits for its first results. */
export async function openList({ page }: FieldPage): Promise<void> {
  page.press(/^(Choose an asset|Choose assets|Change)$/);
  await until('the results', () => page.options.length > 0);
}

/** Confirms what is chosen in the dialog of a field. */
export async function confirm({ page }: FieldPage): Promise<void> {
  page.press(/^Choose( \d+)?$/);
  await until('no dialog', () => !page.has('dialog'));
}

/** The events of these names that the picker's form hears, in order. */
export function told({ form, picker }: FieldPage, ...names: readonly string[]): readonly string[] {
  const events: string[] = [];
  for (const name of names) {
    form.addEventListener(name, ({ type, target }) => {
      events.push(target === picker ? type : `${type} of something else`);
    });
  }
  return events;
}

function linesOf(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('li')].filter((line) =>
    line.closest('[part=field]'),
  );
}
