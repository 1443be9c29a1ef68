import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What a form needs to know of its control. */
export interface FormValue {
  readonly name: string;
  readonly ids: readonly string[];
  readonly required: boolean;
  readonly min: number;
  readonly max: number;
  /** Words for the user when ids are missing. */
  readonly tooFew: (min: number) => string;
  /** Words for the user when there are too many ids. */
  readonly tooMany: (count: number, max: number) => string;
  /** Where the browser shows those words, and puts the focus. */
  readonly place: HTMLElement | null;
}

/** An element that may have to do without `attachInternals`, as in unit tests of pages. */
type Host = ReactiveControllerHost &
  Omit<HTMLElement, 'attachInternals'> &
  Partial<Pick<HTMLElement, 'attachInternals'>>;

/** Gives ids to the form around its host: one entry each, as a native multiple choice does. */
export class FormValueController implements ReactiveController {
  /** The browser's side of the control. Test environments without a browser may lack all of it. */
  readonly internals: Partial<ElementInternals>;
  readonly #value: () => FormValue;
  #given = '';
  #ids = '[]';
  #custom = '';
  #place: HTMLElement | null = null;

  constructor(host: Host, value: () => FormValue) {
    this.internals = host.attachInternals?.() ?? {};
    this.#value = value;
    host.addController(this);
    // A click on a label comes to the control itself.
    host.addEventListener('click', (event) => {
      if (event.composedPath()[0] === host) host.focus();
    });
  }

  /** Whether the form, or a check of it, depends on a property of its control. */
  static dependsOn(property: PropertyKey | undefined): boolean {
    return /^(value|name|mode|multiple|required|min|max)$/.test(String(property));
  }

  hostUpdated(): void {
    this.sync();
  }

  /** Sets the words of the host page's own check; empty words clear it. */
  setCustomValidity(message: string): void {
    this.#custom = message;
    this.sync();
  }

  /** Brings the form in line with the control. Returns whether the ids have changed. */
  sync(): boolean {
    const { name, ids, required, min, max, tooFew, tooMany, place } = this.#value();
    const before = this.#ids;
    this.#ids = JSON.stringify(ids);
    const needed = required ? Math.max(min, 1) : ids.length > 0 ? min : 0;
    const valueMissing = ids.length < needed;
    const rangeOverflow = ids.length > max;
    const flags = { customError: this.#custom !== '', valueMissing, rangeOverflow };
    const words = valueMissing ? tooFew(needed) : rangeOverflow ? tooMany(ids.length, max) : '';
    const message = this.#custom || words;
    // The words change with the language of the page, too.
    const given = JSON.stringify([name, ids, flags, message]);
    if (given === this.#given && place === this.#place) return false;
    this.#given = given;
    this.#place = place;
    this.internals.setFormValue?.(entries(name, ids), this.#ids);
    this.internals.setValidity?.(flags, message, place ?? undefined);
    return before !== this.#ids;
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
