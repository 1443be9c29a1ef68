import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { PreferenceRecorder } from '../../core/preferences/preference-recorder.js';
import { withoutSearch, withSearch } from '../../model/query/recent-searches.js';
import type { SuggestionMessages } from '../../text/messages/search.js';
import { closeIcon, icon } from '../styles/icons.js';
import { nextStop } from './next-stop.js';
import type { SuggestionHost } from './search-suggestions.js';

const clockIcon = icon('M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 7.5V12l3 2');

/** What else is offered below the search box. */
export interface MoreSuggestions {
  /** Loads the code for it, unless it is loaded already. */
  readonly load: () => Promise<unknown>;
  /** Renders it as sections before and after the recent searches. Undefined if there is none. */
  readonly render: () => readonly (TemplateResult | undefined)[];
}

/**
 * The recent searches and what else is offered, as a panel below the empty search box.
 *
 * The panel opens when the box is clicked or on the down arrow key, never by itself: a picker that
 * opens focuses the box, and users want to see the results. A search is stored once the user has
 * finished it: with Enter, or by leaving the box.
 */
export class RecentSearches {
  readonly #picker: SuggestionHost;
  readonly #recorder: PreferenceRecorder;
  readonly #words: () => SuggestionMessages;
  readonly #more: MoreSuggestions;
  #open = false;
  /** Whether the panel opens once its code is loaded. */
  #wanted = false;

  constructor(
    picker: SuggestionHost,
    recorder: PreferenceRecorder,
    words: () => SuggestionMessages,
    more: MoreSuggestions,
  ) {
    this.#picker = picker;
    this.#recorder = recorder;
    this.#words = words;
    this.#more = more;
    const root = picker.host.shadowRoot;
    if (!root) return;
    // Handled before the dialog, which closes on every Escape.
    root.addEventListener('keydown', (event) => this.#onKey(event as KeyboardEvent), true);
    root.addEventListener('click', (event) => {
      // By now, the click may have removed its target from the panel.
      const isInside = event.composedPath().some((target) => target === this.#panel);
      this.#show(isEmptyBox(event.target) || (this.#open && isInside));
    });
    root.addEventListener('input', ({ target }) => {
      if (target !== this.#box) return;
      this.#show(false);
      this.#describe();
    });
    root.addEventListener('submit', ({ target }) => {
      if (target === this.#box?.form) this.#done();
    });
    root.addEventListener('focusin', () => this.#describe());
    root.addEventListener('focusout', (event) => void this.#onLeave(event.target));
    // The box may have been focused before this was loaded.
    this.#describe();
  }

  /** Whether the panel is open. */
  get isOpen(): boolean {
    return this.#open;
  }

  /** Acts on the event for which this was loaded, with the text that was in the box then. */
  start({ type, key }: Partial<KeyboardEvent>, typed: string): void {
    const box = this.#box;
    if (type === 'submit') this.keep(typed);
    if (!isEmptyBox(box) || this.#root?.activeElement !== box) return;
    if (type === 'click') this.#show(true);
    else if (key === 'ArrowDown') void this.#enter();
    else if (key === 'Escape') this.#show(false);
  }

  /** Stores the user's search, unless the page set it. */
  keep(text: string): void {
    if (text !== this.#picker.host.query) this.#keep(withSearch(this.#recent, text));
  }

  /** Opens the panel and moves the focus to the search box. */
  readonly open = (): void => {
    this.#box?.focus();
    this.#show(true);
  };

  /** Closes the panel and moves the focus to the search box. */
  readonly close = (): void => {
    this.#box?.focus();
    this.#show(false);
  };

  /** The panel, while it is open and has content. */
  render(): TemplateResult | undefined {
    if (!this.#open) return undefined;
    const [first, ...others] = this.#more.render();
    const recent = this.#recent.length > 0 ? this.#renderRecent() : undefined;
    if (![first, recent, ...others].some(Boolean)) return undefined;
    return html`<div class="menu recent" @mousedown=${stay}>${first}${recent}${others}</div>`;
  }

  #renderRecent(): TemplateResult {
    const words = this.#words();
    return html`
      <div class="section" role="group" aria-label=${words.recentSearches}>
        <p class="recent-title" aria-hidden="true">${words.recentSearches}</p>
        <ul>
          ${repeat(
            this.#recent,
            (text) => text,
            (text) => html`
              <li>
                <button type="button" class="again" @click=${() => this.#choose(text)}>
                  ${clockIcon}<bdi>${text}</bdi>
                </button>
                <button
                  type="button"
                  class="button plain icon forget"
                  title=${words.forgetSearch(text)}
                  @click=${() => this.#keep(withoutSearch(this.#recent, text))}
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

  get #root(): ShadowRoot | null {
    return this.#picker.host.shadowRoot;
  }

  get #box(): HTMLInputElement | null {
    return this.#root?.querySelector('input[type=search]') ?? null;
  }

  get #panel(): Element | null {
    return this.#root?.querySelector('.recent') ?? null;
  }

  #show(open: boolean): void {
    this.#wanted = open;
    // It opens as a whole: what comes later would move what is there.
    if (open && !this.#open) void this.#more.load().then(() => this.#update());
    else this.#update();
  }

  #update(): void {
    if (this.#open === this.#wanted) return;
    this.#open = this.#wanted;
    this.#picker.host.requestUpdate();
  }

  /** Opens the panel and moves the focus into it. */
  async #enter(): Promise<void> {
    this.#show(true);
    await this.#more.load();
    await this.#picker.host.updateComplete;
    this.#focus(nextStop(this.#panel, null, 'ArrowDown'));
  }

  /** Called when the user has finished the search in the box. */
  #done(): void {
    this.#show(false);
    this.keep(this.#box?.value ?? '');
  }

  #choose(text: string): void {
    this.#box?.focus();
    this.#picker.kind.search.submit(text);
    this.#done();
  }

  #keep(recent: readonly string[]): void {
    if (!this.#recorder.enabled) return;
    // The list disappears with its last entry, so the focus moves to the box.
    if (recent.length === 0 && this.#open) this.#box?.focus();
    if (recent.join('\n') !== this.#recent.join('\n')) this.#recorder.saveRecent(recent);
    this.#describe();
    this.#picker.host.requestUpdate();
  }

  /** Tells screen readers at the empty box that there are recent searches. */
  #describe(): void {
    const focused = this.#root?.activeElement ?? null;
    if (!isEmptyBox(focused)) return;
    if (this.#recent.length > 0) focused.setAttribute('aria-description', this.#words().recentHint);
    else focused.removeAttribute('aria-description');
  }

  async #onLeave(from: EventTarget | null): Promise<void> {
    if (from !== this.#box && !this.#open) return;
    await this.#picker.host.updateComplete;
    // If the picker was removed, the loss of the focus does not finish a search.
    const stays = this.#box?.form?.contains(this.#root?.activeElement ?? null);
    if (!stays && this.#picker.host.isConnected) this.#done();
  }

  #onKey(event: KeyboardEvent): void {
    const target = event.target as Element;
    const isInside = this.#panel?.contains(target) === true;
    if (event.isComposing || (!isEmptyBox(target) && !isInside)) return;
    // It may be open, or on its way.
    if (event.key === 'Escape' && (this.#open || this.#wanted)) this.close();
    else if (event.key === 'ArrowDown' && !isInside) void this.#enter();
    else if (event.key === 'Delete' && isInside) this.#forget(target);
    else if (isInside) {
      const next = nextStop(this.#panel, target, event.key);
      if (next === undefined) return;
      this.#focus(next);
    } else return;
    event.preventDefault();
  }

  /** Forgets the entry at the focus. The focus moves to one beside it, before it disappears. */
  #forget(target: Element): void {
    const forget = target.closest('li')?.querySelector<HTMLElement>('.forget');
    if (!forget) return;
    const [below, above] = ['ArrowDown', 'ArrowUp'].map((key) =>
      nextStop(this.#panel, target, key),
    );
    this.#focus(below ?? above ?? null);
    forget.click();
  }

  /** Without an element, moves the focus to the box, which is above the first one. */
  #focus(stop: HTMLElement | null | undefined): void {
    (stop ?? this.#box)?.focus();
  }
}

function isEmptyBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value === '';
}

/** A press next to the text must not take the focus out of the box. */
function stay(event: Event): void {
  event.preventDefault();
}
