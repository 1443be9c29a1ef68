import { LitElement, noChange, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { PickerClient } from '../../api/assets/picker-client.js';
import type { Profile } from '../../api/profile.js';
import type { TokenSource } from '../../api/token-source.js';
import { Deferred } from '../../controllers/deferred.js';
import { DialogController } from '../../controllers/dialog-controller.js';
import { EventBoundaryController } from '../../controllers/event-boundary-controller.js';
import type { FacetView } from '../../controllers/facet-panel-link.js';
import { FocusController } from '../../controllers/focus-controller.js';
import { FormValueController, restoredIds } from '../../controllers/form-value-controller.js';
import { PickerCancelEvent } from '../../events/picker-cancel.js';
import type { Page } from '../../model/page/page.js';
import type { ListQuery } from '../../model/query/query.js';
import type { LaterMessages } from '../../text/language.js';
import type { Messages } from '../../text/messages/messages.js';
import { resultStyles } from '../results/results.styles.js';
import { baseStyles } from '../styles/base.styles.js';
import { frameStyles } from '../styles/frame.styles.js';
import { trayStyles } from '../tray/tray.styles.js';
import { readIds } from './attribute-values.js';
import { entranceOf, isDialog, type PickerHost } from './picker-host.js';
import type { Identified, PickerKind } from './picker-kind.js';
import { PickerParts } from './picker-parts.js';
import { PickerValue } from './picker-value.js';
import { settles } from './settled-values.js';

/**
 * What every picker offers its host page, whatever it picks: the attributes of the connection, of a
 * form control and of a dialog, signing in and out, and the promise of an outcome. What it does is
 * in its parts.
 */
export abstract class PickerElement<
  Item extends Identified,
  Q extends ListQuery,
  P extends Page<Item>,
  Pick,
>
  extends LitElement
  implements PickerHost
{
  static readonly formAssociated = true;

  static override styles = [baseStyles, frameStyles, resultStyles, trayStyles];

  /** Address of the version 2.0 API. */
  @property({ attribute: 'base-url' }) baseUrl = '';

  /** Address of the customer site, where access is allowed. */
  @property({ attribute: 'site-url' }) siteUrl = '';

  /** The OAuth client id of the integration. */
  @property({ attribute: 'client-id' }) clientId = '';

  /** Where the sign-in window lands. By default `callback.html` beside the script, if not bundled. */
  @property({ attribute: 'redirect-uri' }) redirectUri = '';

  /** The relay page, for pages shown in another site's frame. */
  @property({ attribute: 'relay-uri' }) relayUri = '';

  /** Address of the token broker. */
  @property({ attribute: 'broker-url' }) brokerUrl = '';

  /** A token source of the host's own. Wins over the attributes. */
  @property({ attribute: false }) tokens: TokenSource | undefined;

  /** A ready API client. Wins over everything above. */
  @property({ attribute: false }) client: PickerClient | undefined;

  /** Asks for branded links. */
  @property({ type: Boolean, attribute: 'branded-links' }) brandedLinks = false;

  /** The service's dialect: `spec`, `acquia`, or one of the host's own as a property. */
  @property() profile: string | Profile = 'spec';

  /**
   * Hosts that pictures, films and sounds may come from, e.g. `previews.example.com
   * *.cdn.example.com`: host names or origins, separated by spaces. Without it, any host over https.
   */
  @property({ attribute: 'picture-hosts' }) pictureHosts = '';

  /**
   * Whether this browser keeps what the user sets here, by connection: order, layout, and what
   * they searched for. `off` keeps and restores nothing.
   */
  @property() remember: 'on' | 'off' = 'on';

  /** The text in the search box. */
  @property() query = '';

  /** The order, as the service names it, e.g. `-created_date`. */
  @property() sort = '';

  /** Lets the user pick more than one. */
  @property({ type: Boolean }) multiple = false;

  /** How many may be picked at most. Values that are not positive integers set no limit. */
  @property({ type: Number }) max: number | undefined = undefined;

  /** How many have to be picked at least. Values that are not positive integers set no limit. */
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

  /** What is particular to this picker. */
  protected abstract readonly kind: PickerKind<Item, Q, P, Pick>;
  protected readonly parts: PickerParts<Item, Q, P, Pick>;
  readonly #outcome = new Deferred<Pick>(this);
  /** Undefined while the constructor runs, which sets properties already. */
  readonly #value: PickerValue | undefined;

  constructor() {
    super();
    const cancel = (): void => this.#cancel();
    const value = (this.#value = new PickerValue(this, () => this.parts));
    new FocusController(this);
    const dialog = (): HTMLDialogElement | null => this.renderRoot.querySelector('dialog');
    new EventBoundaryController(this, () => dialog()?.open ?? false);
    new DialogController(
      this,
      // While rendering is postponed, the dialog still shows earlier content.
      () => (this.parts.timing.isRequestOnly ? null : dialog()),
      () => this.open,
      { onOpen: () => this.focus(), onClose: () => this.close(), onGiveUp: cancel },
    );
    this.parts = new PickerParts(this, {
      kind: () => this.kind,
      onSelect: () => value.onSelect(),
      onPick: (event) => this.#onPick(event),
      onCancel: cancel,
    });
  }

  /** The ids of what is picked. In a dialog they change when the user confirms. */
  @property({ converter: readIds })
  get value(): readonly string[] {
    return this.#value?.ids ?? [];
  }

  // Frameworks set the property where markup has the attribute, and give it text or nothing.
  set value(ids: readonly string[] | string | null | undefined) {
    this.#value?.set(typeof ids === 'string' ? readIds.fromAttribute(ids) : (ids ?? []));
  }

  /** The form this picker belongs to. */
  get form(): HTMLFormElement | null {
    return this.#internals.form ?? null;
  }

  /** The labels of this picker. */
  get labels(): NodeList | undefined {
    return this.#internals.labels;
  }

  /** What keeps the form from being sent: `valueMissing`, `rangeOverflow` or `customError`. */
  get validity(): ValidityState | undefined {
    return this.#internals.validity;
  }

  /** Words that say so; empty if the picker is valid. */
  get validationMessage(): string {
    return this.#internals.validationMessage ?? '';
  }

  /** Whether the form checks this picker: not while it is disabled. */
  get willValidate(): boolean {
    return this.#internals.willValidate ?? false;
  }

  /** Returns whether the picker is valid. If not, it sends `invalid`. */
  checkValidity(): boolean {
    return this.#internals.checkValidity?.() ?? true;
  }

  /** As `checkValidity()`, and shows the message to the user. */
  reportValidity(): boolean {
    return this.#internals.reportValidity?.() ?? true;
  }

  /** Makes the picker invalid with this message; an empty one makes it valid again. */
  setCustomValidity(message: string): void {
    this.#value?.form.setCustomValidity(message);
  }

  /** Opens the picker. Resolves to what the user picked; undefined if they cancelled. */
  show(): Promise<Pick | undefined> {
    if (isDialog(this)) this.open = true;
    else this.focus();
    return this.#outcome.wait();
  }

  /** Closes the picker without a pick: `show()` resolves to undefined. Sends no event. */
  close(): void {
    this.open = false;
    this.#value?.restore();
    this.#outcome.settle(undefined);
  }

  /** Asks the user to sign in. Call it straight from a gesture's handler. */
  signIn(): Promise<void> {
    return this.parts.access.signIn();
  }

  /** Ends the session. What is chosen stays. */
  async signOut(): Promise<void> {
    await this.parts.access.account.signOut();
    this.parts.searches.onSignedOut();
  }

  /** Searches again from the start, and fetches the details of selected items again. */
  reload(): void {
    this.parts.searches.reload();
  }

  /** Shows the facets in a panel elsewhere on the page. `<facet-panel for>` calls it. */
  tieFacetPanel(panel: FacetView & HTMLElement): () => void {
    return this.parts.frame.panels.tie(panel);
  }

  /** Moves the focus to the search box, or to the button of a field. */
  override focus(options?: FocusOptions): void {
    entranceOf(this)?.focus(options);
  }

  formResetCallback(): void {
    this.value = readIds.fromAttribute(this.getAttribute('value'));
  }

  /** The browser also calls it during an update, which would drop the request for another. */
  formDisabledCallback(): void {
    queueMicrotask(() => this.requestUpdate());
  }

  formStateRestoreCallback(state: unknown): void {
    this.value = restoredIds(state);
  }

  /** Forms and checks see a changed property at once, without waiting for the update. */
  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    if (settles(this, change)) return;
    super.requestUpdate(...change);
    if (FormValueController.dependsOn(change[0])) this.#value?.form.sync();
  }

  protected override createRenderRoot(): ShadowRoot {
    return this.attachShadow({ mode: 'open' });
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return this.parts.timing.schedule(() => void super.scheduleUpdate());
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    return this.parts.timing.isUnfinished ? this.getUpdateComplete() : done;
  }

  protected override render(): TemplateResult | typeof noChange {
    return this.parts.timing.isRequestOnly ? noChange : this.parts.frame.render();
  }

  get #internals(): Partial<ElementInternals> {
    return this.#value?.form.internals ?? {};
  }

  #cancel(): void {
    this.dispatchEvent(new PickerCancelEvent());
    this.close();
  }

  /** Hands over the pick. */
  #onPick(event: CustomEvent<Pick>): void {
    this.#value?.confirm();
    this.open = false;
    this.dispatchEvent(event);
    this.#value?.onSelect();
    this.#outcome.settle(event.detail);
  }
}
