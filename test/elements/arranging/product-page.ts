import type { ProductPicker } from '../../../src/index.js';
import { enter, nextEvent, select } from './picker-page.js';
import { allByRole, byRole, everyElement, nameOf, wordsOf } from './seen.js';
import { until } from './until.js';

/** A picker of products as a person meets it. */
export class ProductPage {
  constructor(readonly picker: ProductPicker) {}

  /** The products listed. */
  get rows(): readonly HTMLElement[] {
    return allByRole(this.picker, 'gridcell').filter(({ ariaBusy }) => ariaBusy !== 'true');
  }

  /** The names of the products listed. */
  get names(): readonly string[] {
    return this.rows.map((row) => row.querySelector('[title]')?.textContent ?? '');
  }

  /** Everything that can be read. */
  get words(): string {
    return wordsOf(this.picker);
  }

  /** What a screen reader was last told without asking. */
  get announced(): string {
    return byRole(this.picker, 'status').textContent;
  }

  get searchBox(): HTMLInputElement {
    return byRole(this.picker, 'searchbox') as HTMLInputElement;
  }

  /** The row of the product with this name. */
  row(name: string): HTMLElement {
    const found = this.rows[this.names.indexOf(name)];
    if (!found) throw new Error(`${name} is not listed`);
    return found;
  }

  has(role: string, name?: string | RegExp): boolean {
    return allByRole(this.picker, role, name).length > 0;
  }

  button(name: string | RegExp): HTMLElement {
    return byRole(this.picker, 'button', name);
  }

  press(name: string | RegExp): void {
    this.button(name).click();
  }

  choose(list: string, value: string): void {
    select(byRole(this.picker, 'combobox', list) as HTMLSelectElement, value);
  }

  /** The landmark of this name that can be used. */
  navigation(name: string): HTMLElement {
    const found = everyElement(this.picker).find(
      (element) =>
        element instanceof HTMLElement &&
        element.matches('nav') &&
        !element.closest('[inert]') &&
        nameOf(element) === name,
    );
    if (!(found instanceof HTMLElement)) throw new Error(`Nobody sees a navigation named ${name}`);
    return found;
  }

  /** Presses a button in a landmark. */
  follow(navigation: string, name: string): void {
    byRole(this.navigation(navigation), 'button', name).click();
  }

  /** Clicks on products, one after the other, and waits for their details. */
  async pick(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      this.row(name).click();
      await this.picker.updateComplete;
    }
    await until('the details', () => !this.words.includes('Loading details'));
  }

  /** Searches for `text` and waits for its results. */
  async search(text: string): Promise<void> {
    const changed = nextEvent(this.picker, 'search-change');
    enter(this.searchBox, text);
    this.searchBox.form?.requestSubmit();
    await changed;
    await this.picker.updateComplete;
  }

  /** Opens the details of the product that is active. */
  async view(): Promise<void> {
    const tray = this.picker.shadowRoot?.querySelector('[part=tray]') ?? this.picker;
    byRole(tray, 'button', 'Details').click();
    await until('the view', () => this.has('dialog', /^Details of/));
    await until('the details', () => !this.words.includes('Loading details'));
  }

  /** Scrolls down until the last product that is seen has this name. */
  async scrollTo(name: string): Promise<void> {
    const list = this.picker.shadowRoot?.querySelector('[part=results]');
    await until(name, () => {
      list?.scrollTo({ top: list.scrollHeight });
      return this.names.at(-1) === name;
    });
  }

  /** Presses a key where the focus is in the list. */
  async key(row: HTMLElement, key: string): Promise<void> {
    row.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await this.picker.updateComplete;
  }
}
