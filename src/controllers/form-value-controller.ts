import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What a form needs from its control. */
export interface FormValue {
  readonly name: string;
  readonly ids: readonly string[];
  readonly required: boolean;
  readonly min: number;
  readonly max: number;
  /** The message if ids are missing. */
  readonly tooFew: (min: number) => string;
  /** The message if there are too many ids. */
  readonly tooMany: (count: number, max: number) => string;
  /** The element at which the browser shows the message, and which it focuses. */
  readonly place: HTMLElement | null;
}

/** An element that may lack `attachInternals`, for example in unit tests of pages. */
type Host = ReactiveControllerHost &
  Omit<HTMLElement, 'attachInternals'> &
  Partial<Pick<HTMLElement, 'attachInternals'>>;

/** Sets the form value of its host: one entry for each id, like a native `<select multiple>`. */
export class FormValueController implements ReactiveController {
  /** The element internals. Test environments without a browser may lack any of their members. */
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
    // A click on a label is dispatched to the control itself.
    host.addEventListener('click', (event) => {
      if (event.composedPath()[0] === host) host.focus();
    });
  }

  /** Whether the form value or its validity depends on a property of the control. */
  static dependsOn(property: PropertyKey | undefined): boolean {
    return /^(value|name|mode|multiple|required|min|max)$/.test(String(property));
  }

  hostUpdated(): void {
    this.sync();
  }

  /** Sets the custom validation message of the host page. An empty message clears it. */
  setCustomValidity(message: string): void {
    this.#custom = message;
    this.sync();
  }

  /** Updates the form value and validity. Returns whether the ids have changed. */
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
    // The messages also change with the language of the page.
    const given = JSON.stringify([name, ids, flags, message]);
    if (given === this.#given && place === this.#place) return false;
    this.#given = given;
    this.#place = place;
    this.internals.setFormValue?.(entries(name, ids), this.#ids);
    this.internals.setValidity?.(flags, message, place ?? undefined);
    return before !== this.#ids;
  }
}

/**
 * Reads the ids that a browser restores for a control, for example on back navigation. Anything
 * else is read as no ids.
 */
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
