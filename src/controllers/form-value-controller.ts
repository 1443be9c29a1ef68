import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What a form needs to know of its control. */
export interface FormValue {
  readonly name: string;
  readonly ids: readonly string[];
  readonly required: boolean;
  readonly min: number;
  /** Words for the person where something is missing. */
  readonly missing: (min: number) => string;
  /** Where the browser shows those words, and puts the focus. */
  readonly place: HTMLElement | null;
}

/** Gives ids to the form around its host: one entry each, as a native multiple choice does. */
export class FormValueController implements ReactiveController {
  readonly #internals: ElementInternals;
  readonly #value: () => FormValue;
  #given = '';
  #place: HTMLElement | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, value: () => FormValue) {
    this.#internals = host.attachInternals();
    this.#value = value;
    host.addController(this);
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  hostUpdated(): void {
    const { name, ids, required, min, missing, place } = this.#value();
    const given = JSON.stringify([name, ids, required, min]);
    if (given === this.#given && place === this.#place) return;
    this.#given = given;
    this.#place = place;
    this.#internals.setFormValue(entries(name, ids), JSON.stringify(ids));
    const needed = required ? Math.max(min, 1) : ids.length > 0 ? min : 0;
    if (ids.length >= needed) this.#internals.setValidity({});
    else this.#internals.setValidity({ valueMissing: true }, missing(needed), place ?? undefined);
  }
}

/** Ids that a browser kept for a control, as when going back. Anything else reads as none. */
export function restoredIds(state: unknown): readonly string[] {
  if (typeof state !== 'string') return [];
  try {
    const ids: unknown = JSON.parse(state);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function entries(name: string, ids: readonly string[]): FormData | null {
  if (!name || ids.length === 0) return null;
  const data = new FormData();
  for (const id of ids) data.append(name, id);
  return data;
}
