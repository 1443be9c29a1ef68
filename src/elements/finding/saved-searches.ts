import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import {
  maxNameLength,
  readSaved,
  withoutSaved,
  withSaved,
  type SavedSearch,
} from '../../model/query/saved-searches.js';
import type { Query } from '../../model/query/query.js';
import { closeIcon, icon } from '../styles/icons.js';
import type { FindingContext } from './finding.js';

const savedIcon = icon('M7 4.5h10v15.5l-5-3.8-5 3.8Z');

/** The searches that the user saved: their list, and the field that names a new one. */
export class SavedSearches {
  readonly #context: FindingContext;
  /** Whether the field for the name is shown. */
  #naming = false;
  /** The search that was saved last, until another one is made. */
  #saved: { readonly query: Query; readonly name: string } | undefined;
  /** The search that was removed last, with the list before. */
  #removed: { readonly name: string; readonly before: readonly SavedSearch[] } | undefined;

  constructor(context: FindingContext) {
    this.#context = context;
  }

  /** A removal can be undone until the panel closes. */
  onClosed(): void {
    this.#removed = undefined;
  }

  /** Shows the field for the name of the current search. */
  startNaming(): void {
    this.#naming = true;
    void this.#focusOn('.naming input');
  }

  /** The field for the name, or under which name the search was saved. Undefined if neither. */
  renderNaming(): TemplateResult | undefined {
    const { picker, words } = this.#context;
    const { searchName, save, saved, cancel } = words();
    if (!this.#naming) {
      if (this.#saved?.query !== picker.search.state.query) return undefined;
      return html`<p class="hint">${saved(this.#saved.name)}</p>`;
    }
    return html`
      <form class="naming" @submit=${this.#save} @keydown=${this.#cancelOnEscape}>
        <label>
          <span>${searchName}</span>
          <input
            type="text"
            dir="auto"
            required
            autocomplete="off"
            maxlength=${maxNameLength}
            value=${this.#suggestedName}
          />
        </label>
        <button class="button primary">${save}</button>
        <button type="button" class="button" @click=${this.#cancel}>${cancel}</button>
      </form>
    `;
  }

  /** Undefined if no search is saved. */
  render(): TemplateResult | undefined {
    const { words } = this.#context;
    const saved = this.#list;
    const removed = this.#removed;
    if (saved.length === 0 && !removed) return undefined;
    const { savedSearches, removeSaved, removedSaved, undoRemoved } = words();
    return html`
      <div class="section saved" role="group" aria-label=${savedSearches}>
        <p class="recent-title" aria-hidden="true">${savedSearches}</p>
        <ul>
          ${repeat(
            saved,
            ({ name }) => name,
            (search) => html`
              <li>
                <button type="button" class="again" @click=${() => this.#run(search)}>
                  ${savedIcon}<bdi>${search.name}</bdi>
                </button>
                <button
                  type="button"
                  class="button plain icon forget"
                  aria-label=${removeSaved(search.name)}
                  title=${removeSaved(search.name)}
                  @click=${() => this.#remove(search.name)}
                >
                  ${closeIcon}
                </button>
              </li>
            `,
          )}
        </ul>
        ${
          removed
            ? html`<p class="notes">
                <span>${removedSaved(removed.name)}</span>
                <button type="button" class="link crumb" @click=${this.#undo}>
                  ${undoRemoved}
                </button>
              </p>`
            : nothing
        }
      </div>
    `;
  }

  get #list(): readonly SavedSearch[] {
    return readSaved(this.#context.picker.preferences.stored.read('localStorage')['saved']);
  }

  #store(saved: readonly SavedSearch[]): void {
    this.#context.picker.preferences.stored.save('localStorage', { saved });
  }

  /** The words and the values of the search, as its chips name them. */
  get #suggestedName(): string {
    const { root, search } = this.#context.picker;
    const { text } = search.state.query;
    const values = [...root.querySelectorAll('.chip .name')].map(({ textContent }) => textContent);
    return [text, ...values].filter(Boolean).join(', ').slice(0, maxNameLength);
  }

  readonly #save = (event: SubmitEvent): void => {
    event.preventDefault();
    const { picker, words } = this.#context;
    const field = (event.currentTarget as HTMLFormElement).querySelector('input');
    const name = field?.value.trim() ?? '';
    if (!name) return;
    const { query } = picker.search.state;
    const { text, applied, sort } = query;
    this.#store(withSaved(this.#list, { name, text, applied, sort }));
    this.#saved = { query, name };
    picker.announcer.say(words().saved(name));
    this.#endNaming('input[type=search]');
  };

  readonly #cancel = (): void => this.#endNaming('.save-search');

  readonly #cancelOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    this.#cancel();
  };

  #endNaming(next: string): void {
    this.#naming = false;
    void this.#focusOn(next);
  }

  async #focusOn(selector: string): Promise<void> {
    const { host, root } = this.#context.picker;
    host.requestUpdate();
    await host.updateComplete;
    const element = root.querySelector<HTMLElement>(selector);
    element?.focus();
    if (element instanceof HTMLInputElement) element.select();
  }

  #run({ text, applied, sort }: SavedSearch): void {
    const { picker, panel } = this.#context;
    panel.close();
    picker.search.setQuery({ applied, sort });
    picker.search.submit(text);
  }

  #remove(name: string): void {
    const { picker, words } = this.#context;
    const before = this.#list;
    this.#store(withoutSaved(before, name));
    this.#removed = { name, before };
    picker.announcer.say(words().removedSaved(name));
    picker.host.requestUpdate();
  }

  readonly #undo = (): void => {
    const { picker, panel } = this.#context;
    // The button disappears, so the focus moves to the box.
    panel.open();
    if (this.#removed) this.#store(this.#removed.before);
    this.#removed = undefined;
    picker.host.requestUpdate();
  };
}
