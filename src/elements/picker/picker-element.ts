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
import { initialFocusOf, isDialog, type PickerHost } from './picker-host.js';
import type { Identified, PickerKind } from './picker-kind.js';
import { PickerParts } from './picker-parts.js';
import { PickerValue } from './picker-value.js';
import { normalizeProperty } from './normalize-property.js';

/**
 * The base class of all pickers: the attributes of the connection, of a form control and of a
 * dialog, sign-in, and the promise of the outcome. `PickerParts` implements the behaviour.
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

  /** URL of the version 2.0 API. */
  @property({ attribute: 'base-url' }) baseUrl = '';

  /** URL of the customer site, which asks the user to allow access. */
  @property({ attribute: 'site-url' }) siteUrl = '';

  /** The OAuth client id of the integration. */
  @property({ attribute: 'client-id' }) clientId = '';

  /** The redirect URI for signing in. By default `callback.html` next to an unbundled script. */
  @property({ attribute: 'redirect-uri' }) redirectUri = '';

  /** URL of the relay page, for pages in a frame of another site. */
  @property({ attribute: 'relay-uri' }) relayUri = '';

  /** URL of the token broker. */
  @property({ attribute: 'broker-url' }) brokerUrl = '';

  /** A token source of the host. Takes precedence over the attributes. */
  @property({ attribute: false }) tokens: TokenSource | undefined;

  /** An API client. Takes precedence over all settings above. */
  @property({ attribute: false }) client: PickerClient | undefined;

  /** Requests branded links. */
  @property({ type: Boolean, attribute: 'branded-links' }) brandedLinks = false;

  /** The service's dialect: `spec`, `acquia`, or a custom one as a property. */
  @property() profile: string | Profile = 'spec';

  /**
   * Hosts that pictures, videos and audio may come from, e.g. `previews.example.com
   * *.cdn.example.com`: host names or origins, separated by spaces. Without it, any host over https.
   */
  @property({ attribute: 'picture-hosts' }) pictureHosts = '';

  /**
   * Whether the browser stores the user's preferences for each connection: order, layout, searches
   * and the ids of inserted assets. `off` stores and restores nothing.
   */
  @property() remember: 'on' | 'off' = 'on';

  /** The text in the search box. */
  @property() query = '';

  /** The sort order by the service's name, e.g. `-created_date`. */
  @property() sort = '';

  /** Allows more than one item to be picked. */
  @property({ type: Boolean }) multiple = false;

  /** The maximum number of picked items. Values that are not positive integers set no limit. */
  @property({ type: Number }) max: number | undefined = undefined;

  /** The minimum number of picked items. Values that are not positive integers set no limit. */
  @property({ type: Number }) min: number | undefined = undefined;

  /** Name of the form entries. */
  @property({ reflect: true, useDefault: true }) name = '';

  /** Whether the form needs a pick. */
  @property({ type: Boolean, reflect: true }) required = false;

  /** Disables all input. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** Whether the picker is part of the page, a dialog, or a field with a button for the dialog. */
  @property({ reflect: true, useDefault: true }) mode: 'inline' | 'dialog' | 'field' = 'inline';

  /** Whether the dialog is open. */
  @property({ type: Boolean, reflect: true }) open = false;

  /** How many results one request returns, from 1 to 100 (the service's limits). */
  @property({ attribute: 'page-size', type: Number }) pageSize = 50;

  /** Messages that replace the picker's own. */
  @property({ attribute: false }) messages: Partial<Messages & LaterMessages> | undefined;

  /** The differences between the pickers. */
  protected abstract readonly kind: PickerKind<Item, Q, P, Pick>;
  protected readonly parts: PickerParts<Item, Q, P, Pick>;
  readonly #outcome = new Deferred<Pick>(this);
  /** Undefined during the constructor, which already sets properties. */
  readonly #value: PickerValue | undefined;

  constructor() {
    super();
    const cancel = (): void => this.#cancel();
    const value = (this.#value = new PickerValue(this, () => this.parts));
    // Asked at every event, and looking for what is not there takes the whole tree.
    const dialog = (): HTMLDialogElement | null =>
      isDialog(this) ? this.renderRoot.querySelector('dialog[part]') : null;
    new EventBoundaryController(this, () => dialog()?.open ?? false);
    new DialogController(
      this,
      // While rendering is postponed, the dialog still shows earlier content.
      () => (this.parts.timing.isRequestOnly ? null : dialog()),
      () => this.open,
      { onOpen: () => this.focus(), onClose: () => this.close(), onCancel: cancel },
    );
    this.parts = new PickerParts(this, {
      kind: () => this.kind,
      onSelect: () => value.onSelect(),
      onPick: (event) => this.#onPick(event),
      onCancel: cancel,
    });
  }

  /** The picked ids. In a dialog they change when the user confirms. */
  @property({ converter: readIds })
  get value(): readonly string[] {
    return this.#value?.ids ?? [];
  }

  // Frameworks set the property instead of the attribute, as a string or as nothing.
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

  /** Why the picker is invalid: `valueMissing`, `rangeOverflow` or `customError`. */
  get validity(): ValidityState | undefined {
    return this.#internals.validity;
  }

  /** The message for it; empty if the picker is valid. */
  get validationMessage(): string {
    return this.#internals.validationMessage ?? '';
  }

  /** Whether the form validates this picker. False while it is disabled. */
  get willValidate(): boolean {
    return this.#internals.willValidate ?? false;
  }

  /** Returns whether the picker is valid. If it is not, dispatches `invalid`. */
  checkValidity(): boolean {
    return this.#internals.checkValidity?.() ?? true;
  }

  /** Like `checkValidity()`, and shows the message to the user. */
  reportValidity(): boolean {
    return this.#internals.reportValidity?.() ?? true;
  }

  /** Makes the picker invalid with this message. An empty message makes it valid again. */
  setCustomValidity(message: string): void {
    this.#value?.form.setCustomValidity(message);
  }

  /** Opens the picker. Resolves to what the user picked; undefined if they cancelled. */
  show(): Promise<Pick | undefined> {
    if (isDialog(this)) this.open = true;
    else this.focus();
    return this.#outcome.wait();
  }

  /** Closes the picker without a pick: `show()` resolves to undefined. Dispatches no event. */
  close(): void {
    this.open = false;
    this.#value?.restore();
    this.#outcome.settle(undefined);
  }

  /** Asks the user to sign in. Call it directly in the handler of a user gesture. */
  signIn(): Promise<void> {
    return this.parts.access.signIn();
  }

  /** Ends the session. The selection stays. */
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
    initialFocusOf(this)?.focus(options);
  }

  formResetCallback(): void {
    this.value = readIds.fromAttribute(this.getAttribute('value'));
  }

  /** May be called during an update, in which a request for another update would be lost. */
  formDisabledCallback(): void {
    queueMicrotask(() => this.requestUpdate());
  }

  formStateRestoreCallback(state: unknown): void {
    this.value = restoredIds(state);
  }

  /** The form value and its validity change at once, without waiting for the update. */
  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    if (normalizeProperty(this, change)) return;
    super.requestUpdate(...change);
    if (FormValueController.dependsOn(change[0])) this.#value?.form.sync();
  }

  protected override createRenderRoot(): ShadowRoot {
    // After the controllers that render: what it asks for needs a layout.
    new FocusController(this);
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

  /** Dispatches the pick. */
  #onPick(event: CustomEvent<Pick>): void {
    this.#value?.confirm();
    this.open = false;
    this.dispatchEvent(event);
    this.#value?.onSelect();
    this.#outcome.settle(event.detail);
  }
}
