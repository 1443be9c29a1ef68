import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { SelectedItem, Selection } from '../../model/selection/selection.js';
import { fieldMessagesFor } from '../../text/english/field.js';
import type { FieldWords } from '../../text/messages/field.js';
import type { LaterMessages } from '../../text/language.js';
import type { Messages } from '../../text/messages/messages.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { PickerHost } from '../picker/picker-host.js';
import type { Identified } from '../picker/picker-kind.js';
import { fieldStyles } from './field.styles.js';
import { alertIcon, closeIcon, fileIcon } from '../styles/icons.js';

type Words = Messages & FieldWords;
type OwnWords = Partial<Messages & LaterMessages>;

/** The text next to the field's button, and an action. */
interface Hint {
  readonly text: string;
  readonly isAlert?: boolean;
  readonly action?: TemplateResult;
}

/**
 * How many selected items are rendered at first. Users can show more, whose names are then fetched.
 */
const maxRendered = 20;

/**
 * How much of the end of a long name, with its extension, is always shown. In UTF-16 code units.
 */
const endShown = 10;

/** Names up to this length are never shortened in the middle. In UTF-16 code units. */
const shortName = 16;

/**
 * A form field: a button that opens the picker's dialog, and the items in the form value, in order.
 * Details are fetched only for items that are drawn, and only while a user is signed in.
 */
export class Field<Item extends Identified> {
  readonly #picker: PickerContext<Item>;
  #items: Selection<Item> = [];
  #rendered = maxRendered;
  /** Whether a validation message is shown. */
  #told = false;

  /** `early` is the `invalid` event that the picker dispatched before its field was loaded. */
  constructor(picker: PickerContext<Item>, early?: Event) {
    this.#picker = picker;
    const { host, root } = picker;
    const { styleSheet } = fieldStyles;
    if (styleSheet) root.adoptedStyleSheets.push(styleSheet);
    host.addController({ hostUpdated: () => this.#loadDetails() });
    host.addEventListener('invalid', this.#onInvalid);
    if (early) this.#onInvalid(early);
  }

  /** Messages that differ in a form field. */
  get words(): OwnWords | undefined {
    const { language, host } = this.#picker;
    const { messages, mode } = host;
    if (mode !== 'field') return messages;
    return {
      confirm: fieldMessagesFor(language.language, messages).chooseThese,
      inserted: (count) => this.#picker.words.selected(count, host.max),
      ...(!host.multiple && { nothingSelected: () => this.#picker.words.title(false) }),
      ...messages,
    };
  }

  render(): TemplateResult {
    const { host, selection, inactive } = this.#picker;
    // While the dialog is open, the form value is the last confirmed selection.
    if (!host.open) this.#items = selection.items;
    if (host.validity?.valid !== false) this.#told = false;
    const words = this.#words;
    const { text, isAlert, action } = this.#hint(words);
    const name = labelOf(host);
    const isEmpty = this.#items.length === 0;
    return html`
      <fieldset
        class="form-field"
        part="field"
        role=${name ? nothing : 'none'}
        aria-label=${name || nothing}
        ?disabled=${inactive}
        ?data-told=${this.#told}
      >
        <button
          type="button"
          class="button"
          part="choose"
          aria-haspopup="dialog"
          aria-describedby="field-hint"
          @click=${this.#onOpen}
        >
          ${isEmpty ? words.title(host.multiple) : words.changeChoice}
        </button>
        <p id="field-hint" class="hint" data-tone=${isAlert ? 'alert' : nothing} ?hidden=${!text}>
          ${isAlert ? alertIcon : nothing}<span>${text}</span>
        </p>
        ${action} ${this.#renderPicks(words)}
      </fieldset>
    `;
  }

  get #words(): Words {
    const { language, words, host } = this.#picker;
    return { ...words, ...fieldMessagesFor(language.language, host.messages) };
  }

  #renderPicks(words: Words): TemplateResult | typeof nothing {
    const shown = this.#picker.access.account.signedOut
      ? this.#items.filter((each) => this.#isKnown(each))
      : this.#items;
    if (shown.length === 0) return nothing;
    const drawn = shown.slice(0, this.#rendered);
    const rest = shown.length - drawn.length;
    return html`
      <ol class="picks" role="list" aria-label=${words.selection} ?data-alone=${shown.length === 1}>
        ${repeat(
          drawn,
          ({ id }) => id,
          (each) => this.#renderPick(each, words),
        )}
      </ol>
      ${
        rest > 0
          ? html`<button type="button" class="link" @click=${this.#onMore}>
              ${words.laterChosen(rest)}
            </button>`
          : nothing
      }
    `;
  }

  #renderPick(each: SelectedItem<Item>, words: Words): TemplateResult {
    const { list, selection } = this.#picker;
    const { id } = each;
    const { name, picture } = list.summaryOf(each);
    const fault = this.#faultOf(each, words);
    const isLoading = !this.#isKnown(each) && !this.#hasFailed(id);
    const place = this.#items.indexOf(each) + 1;
    return html`
      <li data-item=${id} title=${isLoading ? nothing : name}>
        ${
          this.#items.length > 1
            ? html`<span class="nth" aria-hidden="true">${words.number(place)}</span>`
            : nothing
        }
        <span class="picture">
          ${picture === nothing ? html`<span class="kind">${fileIcon}</span>` : picture}
        </span>
        <span class="about">
          <span class="name" dir="auto" ?data-loading=${isLoading}
            >${isLoading ? nothing : renderName(name)}</span
          >
          ${fault === undefined ? nothing : html`<span class="lack" title=${fault}>${fault}</span>`}
        </span>
        <button
          type="button"
          class="button plain icon drop"
          title=${words.removeSelected(name)}
          @click=${() => selection.remove(id)}
        >
          ${closeIcon}
        </button>
      </li>
    `;
  }

  #hint(words: Words): Hint {
    const { details, host } = this.#picker;
    const { signedOut, possible, failure, status } = this.#picker.access.account;
    const items = this.#items;
    const { state } = this.#picker.access.connection;
    if (this.#told) return { text: host.validationMessage, isAlert: true };
    if (state.status === 'failed') {
      return { text: words.failures[state.failure.code]?.[0] ?? '', isAlert: true };
    }
    if (signedOut && !items.every((each) => this.#isKnown(each))) {
      const failed = failure && words.failures[failure.code]?.[0];
      const wait = (status === 'signing-in' && words.signingInHint) || words.signInToSee;
      return {
        text: `${words.selected(items.length, host.max)} · ${failed ?? wait}`,
        ...(possible && { action: link(words.signIn, () => void host.signIn()) }),
      };
    }
    const failed = items.map(({ id }) => id).filter((id) => this.#hasFailed(id));
    if (failed.some((id) => !this.#isGone(id))) {
      const again = link(words.tryAgain, () => details.retry(failed));
      return { text: words.namesFailed, isAlert: true, action: again };
    }
    if (items.length === 0) return { text: words.nothingChosen };
    return { text: host.multiple ? words.selected(items.length, host.max) : '' };
  }

  #loadDetails(): void {
    const ids = this.#items.slice(0, this.#rendered).map(({ id }) => id);
    if (this.#picker.host.mode === 'field' && !this.#picker.access.account.signedOut)
      this.#picker.details.load(ids);
  }

  /** Whether more than its id is known. */
  #isKnown({ id, item }: SelectedItem<Item>): boolean {
    return item !== undefined || this.#picker.details.of(id)?.status === 'ready';
  }

  #hasFailed(id: string): boolean {
    return this.#picker.details.of(id)?.status === 'failed';
  }

  /** Why the item is not available any more. Undefined if it is available. */
  #faultOf({ id, item }: SelectedItem<Item>, words: Words): string | undefined {
    const { details, list } = this.#picker;
    if (this.#isGone(id)) return words.gone;
    const detail = details.of(id);
    const known = detail?.status === 'ready' ? detail.item : item;
    return known && list.disabledReason(known);
  }

  #isGone(id: string): boolean {
    const detail = this.#picker.details.of(id);
    return detail?.status === 'failed' && detail.failure.code === 'not-found';
  }

  readonly #onOpen = ({ currentTarget }: Event): void => {
    // Safari does not focus a clicked button, so the focus could not be restored to it.
    (currentTarget as HTMLElement).focus();
    void this.#picker.host.show();
  };

  readonly #onMore = (): void => {
    this.#rendered += maxRendered;
    this.#picker.host.requestUpdate();
  };

  /** A page that shows its own message prevents the default of the event. */
  readonly #onInvalid = (event: Event): void => {
    queueMicrotask(() => this.#tell(!event.defaultPrevented));
    this.#picker.host.form?.addEventListener('reset', () => this.#tell(false), { once: true });
  };

  #tell(told: boolean): void {
    this.#told = told;
    this.#picker.host.requestUpdate();
  }
}

/** Renders a name in one line. It is shortened in the middle if it does not fit. */
function renderName(name: string): TemplateResult {
  if (name.length <= shortName) return html`<span>${name}</span>`;
  const end = name.slice(characterAt(name, name.length - endShown)).trimStart();
  // Spaces between both parts belong to the first, so that the end directly follows the ellipsis.
  const cut = name.length - end.length;
  return html`<span class="unseen">${name}</span
    ><span aria-hidden="true">${name.slice(0, cut)}</span
    ><span class="tail" aria-hidden="true">${end}</span>`;
}

/** Returns the start of the character at an index of a text. */
function characterAt(text: string, place: number): number {
  // Firefox supports it since 125. Before that, a character may be split.
  const { Segmenter } = Intl as Partial<typeof Intl>;
  return (Segmenter && new Segmenter().segment(text).containing(place)?.index) ?? place;
}

function link(label: string, run: () => void): TemplateResult {
  return html`<button type="button" class="link" @click=${run}>${label}</button>`;
}

/** Returns the page's label for the field. */
function labelOf({ ariaLabel, labels }: PickerHost): string {
  const texts = [...(labels ?? [])].map(({ textContent }) => textContent ?? '');
  return (ariaLabel ?? texts.join(' ')).trim().replace(/\s+/g, ' ');
}
