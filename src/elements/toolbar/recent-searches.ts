import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { PreferenceRecorder } from '../../core/preferences/preference-recorder.js';
import { withoutSearch, withSearch } from '../../model/query/recent-searches.js';
import type { SuggestionMessages } from '../../text/messages/search.js';
import { closeIcon, icon } from '../styles/icons.js';
import type { SuggestionHost } from './search-suggestions.js';

const clockIcon = icon('M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 7.5V12l3 2');

/**
 * The recent searches, as a list below the empty search box.
 *
 * The list opens when the box is clicked or on the down arrow key, never by itself: a picker that
 * opens focuses the box, and users want to see the results. A search is stored once the user has
 * finished it: with Enter, or by leaving the box.
 */
export class RecentSearches {
  readonly #picker: SuggestionHost;
  readonly #recorder: PreferenceRecorder;
  readonly #words: () => SuggestionMessages;
  #open = false;

  constructor(
    picker: SuggestionHost,
    recorder: PreferenceRecorder,
    words: () => SuggestionMessages,
  ) {
    this.#picker = picker;
    this.#recorder = recorder;
    this.#words = words;
    const root = picker.host.shadowRoot;
    if (!root) return;
    // Handled before the dialog, which closes on every Escape.
    root.addEventListener('keydown', (event) => this.#onKey(event as KeyboardEvent), true);
    root.addEventListener('click', ({ target }) =>
      this.#show(isEmptyBox(target) || this.#has(target)),
    );
    root.addEventListener('input', () => this.#show(false));
    root.addEventListener('submit', () => this.#done());
    root.addEventListener('focusin', ({ target }) => this.#describe(target));
    root.addEventListener('focusout', (event) => void this.#onLeave(event.target));
  }

  /** Stores the user's search, unless the page set it. */
  keep(text: string): void {
    if (text !== this.#picker.host.query) this.#keep(withSearch(this.#recent, text));
  }

  /** The list, while it is open. */
  render(): TemplateResult | undefined {
    const recent = this.#recent;
    if (!this.#open || recent.length === 0) return undefined;
    const words = this.#words();
    return html`
      <div class="recent" role="group" aria-label=${words.recentSearches} @mousedown=${stay}>
        <p class="recent-title" aria-hidden="true">${words.recentSearches}</p>
        <ul>
          ${repeat(
            recent,
            (text) => text,
            (text) => html`
              <li>
                <button type="button" class="again" @click=${() => this.#choose(text)}>
                  ${clockIcon}<bdi>${text}</bdi>
                </button>
                <button
                  type="button"
                  class="button plain icon"
                  title=${words.forgetSearch(text)}
                  @click=${() => this.#remove(text)}
                >
                  ${closeIcon}
                </button>
              </li>
            `,
          )}
        </ul>
        <button type="button" class="link" @click=${() => this.#keep([])}>
          ${words.forgetSearches}
        </button>
      </div>
    `;
  }

  get #recent(): readonly string[] {
    return this.#recorder.recent;
  }

  get #box(): HTMLInputElement | null {
    return this.#root?.querySelector('input[type=search]') ?? null;
  }

  /** Whether a target is part of the list, so that the list stays open. */
  #has(target: EventTarget | null): boolean {
    return this.#open && target instanceof Element && target.closest('.recent') !== null;
  }

  get #root(): ShadowRoot | null {
    return this.#picker.host.shadowRoot;
  }

  get #items(): readonly HTMLElement[] {
    return [...(this.#root?.querySelectorAll<HTMLElement>('.recent .again') ?? [])];
  }

  #show(open: boolean): void {
    if (open === this.#open) return;
    this.#open = open;
    this.#picker.host.requestUpdate();
  }

  /** Called when the user has finished the search in the box. */
  #done(): void {
    this.#show(false);
    this.keep(this.#box?.value ?? '');
  }

  #choose(text: string): void {
    this.#box?.focus();
    this.#picker.search.submit(text);
    this.#done();
  }

  #remove(text: string): void {
    this.#keep(withoutSearch(this.#recent, text));
  }

  #keep(recent: readonly string[]): void {
    if (!this.#recorder.enabled) return;
    // The list closes with its last entry, so the focus moves to the box.
    if (recent.length === 0 && this.#open) this.#box?.focus();
    if (recent.join('\n') !== this.#recent.join('\n')) this.#recorder.saveRecent(recent);
    this.#picker.host.requestUpdate();
  }

  #describe(target: EventTarget | null): void {
    if (!isEmptyBox(target)) return;
    if (this.#recent.length > 0) target.setAttribute('aria-description', this.#words().recentHint);
    else target.removeAttribute('aria-description');
  }

  async #onLeave(from: EventTarget | null): Promise<void> {
    if (from !== this.#box && !this.#open) return;
    await this.#picker.host.updateComplete;
    // If the picker was removed, the loss of the focus does not finish a search.
    const stays = this.#box?.form?.contains(this.#root?.activeElement ?? null);
    if (!stays && this.#picker.host.isConnected) this.#done();
  }

  #onKey(event: KeyboardEvent): void {
    const inBox = isEmptyBox(event.target);
    const place = this.#items.findIndex((item) =>
      item.parentElement?.contains(event.target as Node),
    );
    if (event.isComposing || (!inBox && place < 0)) return;
    if (event.key === 'Escape' && this.#open) {
      this.#box?.focus();
      this.#show(false);
    } else if (event.key === 'Delete' && place >= 0) {
      this.#remove(this.#recent[place] ?? '');
    } else if (event.key === 'ArrowDown') {
      this.#show(true);
      void this.#picker.host.updateComplete.then(() => this.#focus(place + 1));
    } else if (event.key === 'ArrowUp' && place >= 0) {
      this.#focus(place - 1);
    } else return;
    event.preventDefault();
  }

  /** The box is above the first entry. */
  #focus(place: number): void {
    if (place < 0) this.#box?.focus();
    else this.#items[place]?.focus();
  }
}

function isEmptyBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value === '';
}

/** A press next to the text must not take the focus out of the box. */
function stay(event: Event): void {
  event.preventDefault();
}
