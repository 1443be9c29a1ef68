import { property, query } from 'lit/decorators.js';
import { DialogController } from '../../controllers/dialog-controller.js';
import { EventBoundaryController } from '../../controllers/event-boundary-controller.js';
import { FocusController } from '../../controllers/focus-controller.js';
import { FormValueController, restoredIds } from '../../controllers/form-value-controller.js';
import { LanguageController } from '../../controllers/language-controller.js';
import { Deferred } from '../../controllers/deferred.js';
import { connectionOf } from '../../controllers/settings-problem-controller.js';
import { StoreController } from '../../controllers/store-controller.js';
import { SignInStore } from '../../core/connection/sign-in-store.js';
import { PickerCancelEvent } from '../../events/picker-cancel.js';
import { PickerErrorEvent } from '../../events/picker-error.js';
import { SignInChangeEvent } from '../../events/sign-in-change.js';
import type { Failure } from '../../model/failure.js';
import type { SignInStatus } from '../../model/sign-in/sign-in.js';
import { english, languageFor } from '../../text/languages.js';
import { messagesFor } from '../../text/messages-for.js';
import type { LaterMessages } from '../../text/language.js';
import type { Messages } from '../../text/messages/messages.js';
import { readIds } from './attribute-values.js';
import { ConnectedElement } from './connected-element.js';
import { settles } from './settled-values.js';

/**
 * What every picker offers its host, whatever it picks: the attributes of a form control and of
 * a dialog, signing in and out, and the promise of an outcome.
 */
export abstract class PickerElement<Pick> extends ConnectedElement {
  static readonly formAssociated = true;

  /** The text in the search box. */
  @property() query = '';

  /** The order, as the service names it, e.g. `-created_date`. */
  @property() sort = '';

  /** Lets the person pick more than one. */
  @property({ type: Boolean }) multiple = false;

  /** How many may be picked at most. Anything but a whole number above nought is no limit. */
  @property({ type: Number }) max: number | undefined = undefined;

  /** How many have to be picked at least. Anything but a whole number above nought is no limit. */
  @property({ type: Number }) min: number | undefined = undefined;

  /** Name of the form entries. */
  @property({ reflect: true, useDefault: true }) name = '';

  /** Whether the form needs a pick. */
  @property({ type: Boolean, reflect: true }) required = false;

  /** Takes no input. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** Whether the picker stands in the page, opens over it, or is a field with a button for that. */
  @property({ reflect: true, useDefault: true }) mode: 'inline' | 'dialog' | 'field' = 'inline';

  /** Whether the dialog is open. */
  @property({ type: Boolean, reflect: true }) open = false;

  /** How many results a request asks for, 1 to 100 (the service's own bounds). */
  @property({ attribute: 'page-size', type: Number }) pageSize = 50;

  /** Words that replace the picker's own. */
  @property({ attribute: false }) messages: Partial<Messages & LaterMessages> | undefined;

  @query('dialog') private readonly dialog!: HTMLDialogElement | null;

  protected readonly language = new LanguageController(this, english, languageFor);
  protected readonly connection = connectionOf(this);
  protected readonly account = new SignInStore({
    onChange: (status, before) => {
      this.dispatchEvent(new SignInChangeEvent({ status }));
      if (status === 'signed-in') this.signedIn(before);
    },
    onFailure: (failure) => this.report(failure),
  });
  readonly #outcome = new Deferred<Pick>(this);
  /** Undefined while the constructor runs, which sets properties already. */
  readonly #form: FormValueController | undefined;
  /** Whether the list has been asked for. Before that, nothing is searched for. */
  protected wanted = false;
  #connects = false;

  constructor() {
    super();
    this.#form = new FormValueController(this, () => ({
      name: this.name,
      ids: this.value,
      required: this.required,
      min: this.min ?? 0,
      max: this.max ?? Infinity,
      tooFew: this.words.tooFew,
      tooMany: this.words.selected,
      place: this.entrance,
    }));
    new FocusController(this);
    new StoreController(this, this.account);
    new EventBoundaryController(this, () => this.dialog?.open ?? false);
    new DialogController(
      this,
      // While rendering is postponed, the dialog still shows earlier content.
      () => (this.asked ? null : this.dialog),
      () => this.open,
      {
        onOpen: () => this.focus(),
        onClose: () => this.close(),
        onGiveUp: () => this.cancel(),
      },
    );
  }

  /** The ids of what is picked. In a dialog they change when the person confirms. */
  @property({ converter: readIds })
  get value(): readonly string[] {
    const ids = this.isDialog ? this.#confirmed : this.chosenIds();
    return this.multiple ? ids : ids.slice(0, 1);
  }

  // Frameworks set the property where markup has the attribute, and give it text or nothing.
  set value(ids: readonly string[] | string | null | undefined) {
    this.#confirmed = typeof ids === 'string' ? readIds.fromAttribute(ids) : (ids ?? []);
    this.chooseIds(this.#confirmed);
  }

  #confirmed: readonly string[] = [];

  /** The form this picker belongs to. */
  get form(): HTMLFormElement | null {
    return this.#form?.internals.form ?? null;
  }

  /** The labels of this picker. */
  get labels(): NodeList | undefined {
    return this.#form?.internals.labels;
  }

  /** What keeps the form from being sent: `valueMissing`, `rangeOverflow` or `customError`. */
  get validity(): ValidityState | undefined {
    return this.#form?.internals.validity;
  }

  /** Words that say so; empty if the picker is valid. */
  get validationMessage(): string {
    return this.#form?.internals.validationMessage ?? '';
  }

  /** Whether the form checks this picker: not while it is disabled. */
  get willValidate(): boolean {
    return this.#form?.internals.willValidate ?? false;
  }

  /** Returns whether the picker is valid. If not, it sends `invalid`. */
  checkValidity(): boolean {
    return this.#form?.internals.checkValidity?.() ?? true;
  }

  /** As `checkValidity()`, and shows the message to the user. */
  reportValidity(): boolean {
    return this.#form?.internals.reportValidity?.() ?? true;
  }

  /** Makes the picker invalid with this message; an empty one makes it valid again. */
  setCustomValidity(message: string): void {
    this.#form?.setCustomValidity(message);
  }

  /** Forms and checks see a changed property at once, without waiting for the update. */
  override requestUpdate(...change: Parameters<ConnectedElement['requestUpdate']>): void {
    if (settles(this, change)) return;
    super.requestUpdate(...change);
    if (FormValueController.dependsOn(change[0])) this.#form?.sync();
  }

  /** Opens the picker. Resolves to what the person picked; undefined when they gave up. */
  show(): Promise<Pick | undefined> {
    if (this.isDialog) this.open = true;
    else this.focus();
    return this.#outcome.wait();
  }

  /** Closes the picker without a pick: `show()` resolves to undefined. Sends no event. */
  close(): void {
    this.open = false;
    // What is chosen in a page is its value already: there is nothing to go back to.
    if (this.isDialog) this.chooseIds(this.#confirmed);
    this.#outcome.settle(undefined);
  }

  /** Asks the person to sign in. Call it straight from a gesture's handler. */
  signIn(): Promise<void> {
    this.#connects = true;
    this.takeConnection();
    return this.account.signIn();
  }

  /** Ends the session. What is chosen stays. */
  async signOut(): Promise<void> {
    await this.account.signOut();
    this.signedOut();
  }

  formResetCallback(): void {
    this.value = readIds.fromAttribute(this.getAttribute('value'));
  }

  /** The browser calls it also amid an update, which would swallow the wish for another. */
  formDisabledCallback(): void {
    queueMicrotask(() => this.requestUpdate());
  }

  formStateRestoreCallback(kept: unknown): void {
    this.value = restoredIds(kept);
  }

  /** Whether the host, or a fieldset around the picker, lets nothing be changed. */
  protected get inactive(): boolean {
    return this.disabled || this.matches(':disabled');
  }

  /** Whether the list is in a dialog. */
  protected get isDialog(): boolean {
    return this.isField || this.mode === 'dialog';
  }

  protected get isField(): boolean {
    return this.mode === 'field';
  }

  /** What has the focus first: the field's button, or the search box. */
  protected get entrance(): HTMLElement | null {
    const stop = this.open ? 'input' : '[part=choose],input';
    return this.shadowRoot?.querySelector<HTMLElement>(stop) ?? null;
  }

  /** The words to show. */
  protected get words(): Messages {
    return messagesFor(this.language.language, this.ownWords);
  }

  /** Brings the connection in line with the attributes. Says whether it is another than before. */
  protected takeConnection(): boolean {
    if (!this.connection.update(this.#settingsInUse())) return false;
    const { state } = this.connection;
    this.account.follow(state.connection?.tokens);
    if (state.status === 'failed') this.report(state.failure);
    this.connectionChanged();
    return true;
  }

  /** Hands over the pick. The value of a form's control stays; otherwise nothing is selected. */
  protected confirmed(pick: Pick, event: Event): void {
    this.#confirmed = this.name || this.isField ? this.chosenIds() : [];
    this.open = false;
    this.chooseIds(this.#confirmed);
    this.dispatchEvent(event);
    this.tellForm();
    this.#outcome.settle(pick);
  }

  /** Updates the form's entries at once, before rendering, after the user changed the choice. */
  protected tellForm(): void {
    // What is taken away beside a closed dialog needs no confirmation.
    if (!this.open) this.#confirmed = this.chosenIds();
    if (!this.#form?.sync()) return;
    this.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  protected readonly cancel = (): void => {
    this.dispatchEvent(new PickerCancelEvent());
    this.close();
  };

  protected report(failure: Failure): void {
    this.announceIn(this.language, () => this.words.failures[failure.code]?.[0] ?? '');
    // Where the person can sign in here, being signed out is no error.
    if (failure.code === 'sign-in-required' && this.account.possible) return;
    this.dispatchEvent(new PickerErrorEvent(failure));
  }

  /** Words that replace those of the language. */
  protected abstract get ownWords(): Partial<Messages & LaterMessages> | undefined;
  /** The ids of what is chosen now. */
  protected abstract chosenIds(): readonly string[];
  /** Takes over ids that the host gives. */
  protected abstract chooseIds(ids: readonly string[]): void;
  /** Another way to the service is in force, or none. */
  protected abstract connectionChanged(): void;
  /** There is a token again. */
  protected abstract signedIn(before: SignInStatus): void;
  /** The person is gone: what belongs to them must not be seen any more. */
  protected abstract signedOut(): void;

  #settingsInUse(): ReturnType<PickerElement<Pick>['connectionSettings']> | undefined {
    this.wanted ||= !this.isDialog || this.open;
    this.#connects ||= this.wanted || (this.isField && !!this.value[0]);
    return this.#connects && this.isConnected ? this.connectionSettings() : undefined;
  }
}
