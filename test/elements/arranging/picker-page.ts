import type { AssetPicker } from '../../../src/index.js';
import { allByRole, byRole, wordsOf } from './seen.js';
import { until } from './until.js';

/** A picker as a person meets it: by what is seen and heard, and by what can be done there. */
export class PickerPage {
  constructor(readonly picker: AssetPicker) {}

  /** The assets that can be seen, or nearly. */
  get options(): readonly HTMLElement[] {
    return allByRole(this.picker, 'gridcell').filter((cell) => cell.ariaBusy !== 'true');
  }

  /** The list of assets itself. */
  get grid(): HTMLElement {
    return byRole(this.picker, 'grid');
  }

  /** How many assets the list says there is room for, on the screen or off it. */
  get places(): number {
    return Number(this.grid.ariaRowCount) * Number(this.grid.ariaColCount);
  }

  /** The place of an asset in the list, counted from nought, as assistive technology knows it. */
  placeOf(cell: Element | null | undefined): number {
    const row = Number(cell?.closest('[role=row]')?.ariaRowIndex) - 1;
    const columns = Number(cell?.closest('[role=grid]')?.ariaColCount);
    return row * columns + Number(cell?.ariaColIndex) - 1;
  }

  /** Scrolls the list by so many screens, as a person does who drags its bar. */
  scroll(screens: number): void {
    const scroller = this.grid.parentElement;
    scroller?.scrollBy({ top: screens * scroller.clientHeight });
  }

  /** Scrolls through the list, screen by screen, and gives the name of every asset in it. */
  async readOn(count: number): Promise<readonly string[]> {
    const seen = new Map<number, string>();
    while (seen.size < count) {
      const before = seen.size;
      await until(`more than ${before} of ${count} assets`, () => {
        if (this.grid.querySelector('[aria-busy=true]')) return false;
        for (const cell of this.options) {
          seen.set(this.placeOf(cell), cell.querySelector('[title]')?.textContent ?? '');
        }
        if (seen.size === before) this.scroll(1);
        return seen.size > before;
      });
    }
    return [...seen].sort(([one], [other]) => one - other).map(([, name]) => name);
  }

  /** The file names listed. */
  get filenames(): readonly string[] {
    return this.options.map((option) => option.querySelector('[title]')?.textContent ?? '');
  }

  /** The file names of the assets that are chosen. */
  get selected(): readonly string[] {
    const chosen = this.options.filter((option) => option.ariaSelected === 'true');
    return chosen.map((option) => option.querySelector('[title]')?.textContent ?? '');
  }

  /** Everything that can be read. */
  get words(): string {
    return wordsOf(this.picker);
  }

  /** What a screen reader was last told without asking. */
  get announced(): string {
    return byRole(this.picker, 'status').textContent.trim();
  }

  get searchBox(): HTMLInputElement {
    return byRole(this.picker, 'searchbox') as HTMLInputElement;
  }

  has(role: string, name?: string | RegExp): boolean {
    return allByRole(this.picker, role, name).length > 0;
  }

  button(name: string | RegExp): HTMLButtonElement {
    return byRole(this.picker, 'button', name) as HTMLButtonElement;
  }

  checkBox(name: string | RegExp): HTMLInputElement {
    return byRole(this.picker, 'checkbox', name) as HTMLInputElement;
  }

  combobox(name: string | RegExp): HTMLSelectElement {
    return byRole(this.picker, 'combobox', name) as HTMLSelectElement;
  }

  textbox(name: string | RegExp): HTMLInputElement {
    return byRole(this.picker, 'textbox', name) as HTMLInputElement;
  }

  /** The option of the asset with this file name. */
  option(filename: string): HTMLElement {
    const found = this.options.find((option) => option.textContent.includes(filename));
    if (!found) throw new Error(`${filename} is not listed`);
    return found;
  }

  press(name: string | RegExp): void {
    this.button(name).click();
  }

  /** Clicks on assets, one after the other. */
  async choose(...filenames: readonly string[]): Promise<void> {
    for (const filename of filenames) {
      this.option(filename).click();
      await this.picker.updateComplete;
    }
    if (!this.picker.multiple || this.selected.length === 0) return;
    await until('what is chosen in the tray', () => this.has('button', /^Remove /));
  }

  /** Puts text into the search box, as typing or pasting it does. */
  type(text: string): void {
    enter(this.searchBox, text);
  }

  /** Searches for `text` and waits for its results. */
  async search(text: string): Promise<void> {
    const changed = nextEvent(this.picker, 'search-change');
    this.type(text);
    this.searchBox.form?.requestSubmit();
    await changed;
    await this.picker.updateComplete;
    await this.filled();
  }

  /** Clicks the search box as a person does, whose click also focuses it. */
  clickSearchBox(): void {
    this.searchBox.focus();
    this.searchBox.click();
  }

  /** Resolves once the facets are listed, which come right after the results. */
  async filled(): Promise<void> {
    await this.picker.shadowRoot?.querySelector('facet-panel')?.updateComplete;
  }

  /** Resolves once the button that confirms can be pressed and the links are there. */
  async ready(): Promise<void> {
    await until('the links of what is chosen', () => !this.words.includes('Preparing links'));
  }
}

/** Replaces what stands in a field, as typing or pasting does. */
export function enter(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Chooses in a drop-down list. */
export function select(list: HTMLSelectElement, value: string): void {
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The next event of this name that reaches the document. */
export function nextEvent<Name extends keyof GlobalEventHandlersEventMap>(
  target: EventTarget,
  name: Name,
): Promise<GlobalEventHandlersEventMap[Name]> {
  return new Promise((resolve) => {
    const receive = (event: Event): void => resolve(event as GlobalEventHandlersEventMap[Name]);
    target.addEventListener(name, receive, { once: true });
  });
}

/** The details of all events of this name that reach the document from now on. */
export function heard<Name extends keyof GlobalEventHandlersEventMap>(
  name: Name,
): GlobalEventHandlersEventMap[Name][] {
  const events: GlobalEventHandlersEventMap[Name][] = [];
  document.addEventListener(name, (event) => events.push(event));
  return events;
}
