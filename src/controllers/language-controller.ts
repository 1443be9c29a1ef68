import type { ReactiveController, ReactiveControllerHost } from 'lit';

let warned = false;
const watched = { attributeFilter: ['lang'] };

/**
 * Keeps its host in the language of the nearest `lang` attribute, its own or that of an ancestor,
 * across shadow trees. Only elements that can change it are observed.
 *
 * While a language is loading, and if it cannot be loaded, the previous one stays.
 */
export class LanguageController<Language> implements ReactiveController {
  /** The language to show. */
  language: Language;

  /** Whether the first language is still loading, so that a fallback is shown. */
  waiting: boolean | undefined;

  /** Resolves once the language that is loading is loaded or has failed. */
  ready: Promise<void> | undefined;

  readonly #host: ReactiveControllerHost & Element;
  readonly #languageFor: (tag: string) => Language | Promise<Language>;
  #watch: MutationObserver | undefined;
  #tag: string | undefined;

  constructor(
    host: ReactiveControllerHost & Element,
    language: Language,
    languageFor: (tag: string) => Language | Promise<Language>,
  ) {
    this.#host = host;
    this.language = language;
    this.#languageFor = languageFor;
    host.addController(this);
  }

  hostConnected(): void {
    this.#watch = new MutationObserver(() => this.#updateLanguage());
    this.#updateLanguage();
  }

  hostDisconnected(): void {
    this.#watch?.disconnect();
  }

  #updateLanguage(): void {
    let at: Element | null | undefined = this.#host;
    let tag: string | null = null;
    while (at && tag === null) {
      this.#watch?.observe(at, watched);
      tag = at.getAttribute('lang');
      at = at.parentElement ?? (at.parentNode as Partial<ShadowRoot> | null)?.host;
    }
    this.#host.requestUpdate();
    if (this.#tag !== (tag ??= '')) this.#take(tag);
  }

  /** Requests the language again, because more of it may be needed now. */
  reload(): void {
    this.#take(this.#tag ?? '');
  }

  #take(tag: string): void {
    this.#tag = tag;
    const found = this.#languageFor(tag);
    if (!(found instanceof Promise)) {
      this.#show(found);
      return;
    }
    this.waiting ??= true;
    const ready: Promise<void> = found
      .catch(() => {
        if (!warned) console.warn(`The words for "${tag}" could not be fetched.`);
        warned = true;
        return this.language;
      })
      .then((language) => {
        if (ready === this.ready) {
          this.#host.requestUpdate();
          this.#show(language);
        }
        // If the page has changed its language meanwhile, that one is waited for, too.
        return this.ready;
      });
    this.ready = ready;
  }

  #show(language: Language): void {
    this.language = language;
    this.waiting = false;
    this.ready = undefined;
  }
}
