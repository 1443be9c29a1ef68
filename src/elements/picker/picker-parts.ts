import type { PickerClient } from '../../api/assets/picker-client.js';
import { Announcer } from '../../controllers/announcer.js';
import { LanguageController } from '../../controllers/language-controller.js';
import { SelectionStore } from '../../core/selection/selection-store.js';
import { connectStore } from '../../controllers/store-controller.js';
import { UpdateTiming } from '../../controllers/update-timing.js';
import { SelectionChangeEvent } from '../../events/selection-change.js';
import type { Page } from '../../model/page/page.js';
import type { ListQuery } from '../../model/query/query.js';
import type { Language, LaterMessages } from '../../text/language.js';
import { english, languageFor, withNotices } from '../../text/languages.js';
import type { Messages } from '../../text/messages/messages.js';
import { ResultGestures } from '../results/result-gestures.js';
import type { SelectionTools } from '../tray/selection-tools.js';
import { Feedback } from './feedback.js';
import { FieldPart } from './field-part.js';
import { LazyPicking } from './lazy-picking.js';
import type { PickerContext } from './picker-context.js';
import { PickerFrame } from './picker-frame.js';
import { isInactive, type PickerHost } from './picker-host.js';
import type { Identified, ItemList, PickerKind } from './picker-kind.js';
import { PickerPreferences } from './picker-preferences.js';
import { SearchCoordinator } from './search-coordinator.js';
import { ServiceAccess } from './service-access.js';

/** What the parts need from their element. */
export interface Owner<Item extends Identified, Q extends ListQuery, P extends Page<Item>, Pick> {
  /** The differences between the pickers. Created after the parts. */
  readonly kind: () => PickerKind<Item, Q, P, Pick>;
  /** The user changed what is selected. */
  readonly onSelect: () => void;
  /** The user confirmed. */
  readonly onPick: (event: CustomEvent<Pick>) => void;
  readonly onCancel: () => void;
}

/** The parts that every picker owns, each with one concern. */
export class PickerParts<
  Item extends Identified,
  Q extends ListQuery,
  P extends Page<Item>,
  Pick,
> implements PickerContext<Item> {
  readonly host: PickerHost;
  readonly language: LanguageController<Language>;
  readonly announcer: Announcer;
  readonly feedback: Feedback;
  readonly timing: UpdateTiming;
  readonly access: ServiceAccess;
  readonly selection: SelectionStore<Item>;
  readonly details: LazyPicking<Item, Pick>;
  readonly preferences: PickerPreferences;
  readonly field: FieldPart<Item>;
  readonly frame: PickerFrame<Item, Q, P>;
  readonly searches: SearchCoordinator<Item, Q, P>;
  readonly gestures: ResultGestures<Item>;
  readonly confirm: () => Promise<void>;
  readonly cancel: () => void;
  readonly onPick: (event: CustomEvent<Pick>) => void;
  readonly #owner: Owner<Item, Q, P, Pick>;
  #needsNotices = false;

  constructor(host: PickerHost, owner: Owner<Item, Q, P, Pick>) {
    this.host = host;
    this.#owner = owner;
    this.cancel = owner.onCancel;
    this.onPick = owner.onPick;
    this.language = new LanguageController(host, english, (tag) => this.#languageFor(tag));
    this.announcer = new Announcer(host, this.language);
    this.feedback = new Feedback(this.announcer);
    // Formatting the first number is slow.
    this.timing = new UpdateTiming(
      host,
      () => this.words.number(0),
      () => this.access.isListWanted,
    );
    this.access = new ServiceAccess(this, {
      onConnection: () => this.searches.onConnection(),
      onSignedIn: (before) => this.searches.onSignedIn(before),
    });
    const selection = new SelectionStore<Item>(
      () => host,
      () => this.#onSelect(),
    );
    this.selection = connectStore(host, selection);
    this.details = new LazyPicking(this);
    this.confirm = this.details.confirm;
    this.preferences = new PickerPreferences(this);
    this.field = new FieldPart(this);
    this.frame = new PickerFrame(this);
    this.searches = new SearchCoordinator(this);
    this.gestures = new ResultGestures(this);
  }

  get kind(): PickerKind<Item, Q, P, Pick> {
    return this.#owner.kind();
  }

  get root(): ShadowRoot {
    return this.host.renderRoot as ShadowRoot;
  }

  get search(): PickerKind<Item, Q, P, Pick>['search'] {
    return this.kind.search;
  }

  get list(): ItemList<Item> {
    return this.kind.list;
  }

  get tools(): SelectionTools<Item> | undefined {
    return this.kind.tools();
  }

  get showsSelectionAtOnce(): boolean {
    return this.kind.showsSelectionAtOnce === true;
  }

  get words(): Messages {
    return this.kind.words();
  }

  /** Messages that replace those of the language. */
  get ownWords(): Partial<Messages & LaterMessages> | undefined {
    return this.field.words;
  }

  get selectionWords(): Partial<Messages & LaterMessages> | undefined {
    const { selectionWords } = this.kind;
    return selectionWords ? selectionWords() : this.ownWords;
  }

  get inactive(): boolean {
    return isInactive(this.host);
  }

  get idleClient(): PickerClient | undefined {
    const { account, connection } = this.access;
    if (!this.search.state.page || account.signedOut) return undefined;
    return connection.state.connection?.client;
  }

  /** Loads the messages for notices, unless the language already has them. */
  loadNotices(): void {
    if (this.language.language.assets.signingInTitle !== undefined) return;
    this.#needsNotices = true;
    this.language.reload();
  }

  readonly onResults = (): void => this.frame.suggestions.onResults();

  /** Replaces the selection on behalf of the host page. */
  replaceSelection(ids: readonly string[]): void {
    this.feedback.clear();
    this.selection.reset(ids);
  }

  #languageFor(tag: string): Language | Promise<Language> {
    const found = languageFor(tag);
    if (!this.#needsNotices) return found;
    return Promise.resolve(found)
      .catch(() => this.language.language)
      .then(withNotices);
  }

  #onSelect(): void {
    const { ids } = this.selection;
    this.details.reset();
    this.feedback.clear();
    this.#owner.onSelect();
    this.announcer.say(this.words.selected(ids.length, this.host.max));
    this.host.dispatchEvent(new SelectionChangeEvent({ ids }));
  }
}
