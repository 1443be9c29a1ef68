import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { PickerClient } from '../../api/assets/picker-client.js';
import { RequestController } from '../../controllers/request-controller.js';
import type { DetailsStore } from '../../core/pick/details-store.js';
import { PatienceController } from '../../controllers/patience-controller.js';
import type { PickStatus } from '../../core/pick/pick-maker.js';
import type { SearchState } from '../../controllers/search-state.js';
import { VisibilityController } from '../../controllers/visibility-controller.js';
import type { SelectionStore } from '../../core/selection/selection-store.js';
import type { Facet } from '../../model/facet/facet.js';
import type { Page } from '../../model/page/page.js';
import { movedTo } from '../../model/selection/selection-order.js';
import type { SelectedItem, Selection } from '../../model/selection/selection.js';
import type { User } from '../../model/sign-in/user.js';
import { choosingMessagesFor } from '../../text/english/choosing.js';
import type { ChoosingMessages } from '../../text/messages/choosing.js';
import type { Language } from '../../text/language.js';
import type { Messages } from '../../text/messages/messages.js';
import { BlockedPictures } from '../notices/blocked-pictures.js';
import { mostDrawn, renderAlone, renderChosenList } from '../tray/selected-list.js';
import { chosenListStyles } from '../tray/selected-list.styles.js';
import { particularsStyles } from '../tray/item-details.styles.js';
import { Marquee } from '../results/marquee.js';
import { Ranges } from '../results/ranges.js';
import { renderProgress } from '../tray/progress.js';
import { alertIcon } from '../styles/icons.js';
import { renderBanner } from '../notices/notice.js';
import { closeOverlays } from './overlays.js';
import type { ItemSummary } from '../tray/tray.js';

/** What choosing needs of a picker. */
export interface Chooser<Item extends { readonly id: string }> {
  readonly host: ReactiveControllerHost;
  readonly root: ShadowRoot;
  readonly selection: SelectionStore<Item>;
  readonly details: DetailsStore<Item>;
  /** The place of the keyboard in the list. */
  readonly roving: {
    readonly index: number;
    move(event: KeyboardEvent): boolean;
    focusOn(index: number, focus?: boolean): void;
  };
  readonly search: {
    readonly state: SearchState<Page<Item>>;
    readonly retry: () => void;
    /** How many places the list has, where any of them can be gone to. */
    readonly length?: number;
    readonly facets?: readonly Facet[];
  };
  /** The client for requests of low priority; undefined until there are results. */
  readonly idle: () => PickerClient | undefined;
  /** How far the pick is, and the way to give it up. */
  readonly pick: { readonly status: PickStatus; reset(): void };
  readonly words: () => Messages;
  readonly language: () => Language;
  readonly overrides: () => Partial<ChoosingMessages> | undefined;
  readonly limit: () => { readonly multiple: boolean; readonly max: number | undefined };
  /** Whether nothing may be changed. */
  readonly inactive: () => boolean;
  readonly itemAt: (index: number) => Item | undefined;
  /** Everything of the list that has been fetched. */
  readonly known: () => readonly Item[];
  /** Why an item cannot be chosen; undefined where it can. */
  readonly refusalOf: (item: Item) => string | undefined;
  readonly describe: (chosen: SelectedItem<Item>) => ItemSummary;
  /** Asks for details, where there is a way to the service. */
  readonly want: (ids: readonly string[]) => void;
  readonly announce: (text: string) => void;
  /** Says why nothing comes of what the person does. */
  readonly object: (why: string) => void;
}

/**
 * Ranges, everything at once, and the order of what is chosen; what has become of it since; and
 * patience with a service that keeps people waiting; and who is signed in. Fetched after the first
 * results, or where these keep one waiting.
 */
export class Choosing<Item extends { readonly id: string }> {
  protected readonly chooser: Chooser<Item>;
  readonly #ranges: Ranges<Item>;
  readonly #patience: PatienceController;
  readonly #user: RequestController<User>;
  /** The first of those chosen that are drawn, and the one it was last chosen for. */
  #first = 0;
  #shown: SelectedItem<Item> | undefined;

  constructor(chooser: Chooser<Item>) {
    this.chooser = chooser;
    const { host, root, search, announce } = chooser;
    const sheets = [chosenListStyles, particularsStyles].flatMap(
      ({ styleSheet }) => styleSheet ?? [],
    );
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    this.#ranges = new Ranges(chooser, () => this.words.rangeUnknown);
    this.#patience = new PatienceController(host, {
      search,
      onLong: () => announce(this.words.stillWaiting),
    });
    this.#user = new RequestController(host, chooser.idle, (api, call) => api.getUser(call));
    new VisibilityController(host, () => root.querySelectorAll('[data-chosen]'), chooser.want);
    new BlockedPictures(host, root);
    new Marquee(chooser, this.#ranges);
    closeOverlays(root);
  }

  /** The words of this part of a picker. */
  get words(): ChoosingMessages {
    return choosingMessagesFor(this.chooser.language(), this.chooser.overrides());
  }

  /** Who is signed in; undefined until that is known. */
  get user(): User | undefined {
    return this.#user.value;
  }

  /** Says that an answer takes long. */
  get waiting(): TemplateResult | typeof nothing {
    if (!this.#patience.long) return nothing;
    const { stillWaiting: title, stillWaitingHint: hint } = this.words;
    return renderBanner({ icon: alertIcon, title, hint, actions: [] });
  }

  /** Takes a click with Shift. Says whether it was one. */
  clicked(event: MouseEvent, index: number): boolean {
    return this.#ranges.clicked(event, index);
  }

  /** Takes the keys that choose more than one. Says whether it was one of these. */
  pressed(event: KeyboardEvent): boolean {
    return this.#ranges.pressed(event);
  }

  /** The list of what is chosen. */
  renderList(): TemplateResult | typeof nothing {
    const { selection, limit, pick, details } = this.chooser;
    const { chosen, active } = selection;
    const words = { ...this.chooser.words(), ...this.words };
    if (!limit().multiple) {
      const fault = active && this.#faultOf(active);
      return fault === undefined ? nothing : renderAlone(words, fault, () => selection.replace([]));
    }
    const list = renderChosenList<Item>({
      words,
      chosen,
      active,
      first: this.#firstOf(chosen, active),
      absent: this.#absent().length,
      disabled: this.chooser.inactive(),
      sketch: (each) => ({
        ...this.chooser.describe(each),
        fault: this.#faultOf(each),
        failed: details.of(each.id)?.status === 'failed',
      }),
      loaded: this.#loaded(),
      onActivate: (id) => selection.activate(id),
      onRemove: (id) => selection.remove(id),
      onRemoveAbsent: () => this.#removeAbsent(),
      onClear: () => selection.replace([]),
      onSelectAll: () => this.#ranges.take(this.chooser.known()),
      onMove: (id, place) => this.#move(id, place),
      onShowFrom: (first) => this.#showFrom(first),
      rendered: () => this.chooser.host.updateComplete,
    });
    const ready = chosen.filter(({ id }) => details.of(id)?.status === 'ready').length;
    if (pick.status !== 'preparing' || ready === chosen.length) return list;
    return html`${list}${renderProgress(words, ready, chosen.length, () => this.#stop())}`;
  }

  /** What has become of one since it was chosen; undefined where it can still be had. */
  #faultOf({ id, item }: SelectedItem<Item>): string | undefined {
    const detail = this.chooser.details.of(id);
    if (detail?.status === 'failed' && detail.failure.code === 'not-found') return this.words.gone;
    const known = detail?.status === 'ready' ? detail.item : item;
    return known && this.chooser.refusalOf(known);
  }

  #absent(): readonly SelectedItem<Item>[] {
    return this.chooser.selection.chosen.filter((each) => this.#faultOf(each) !== undefined);
  }

  /** How many of the list could be chosen at once; nought where that would change nothing. */
  #loaded(): number {
    const { selection, limit, known, refusalOf } = this.chooser;
    const items = known();
    const { max = Infinity } = limit();
    const held = new Set(selection.ids);
    const isOpen = (item: Item): boolean => !held.has(item.id) && refusalOf(item) === undefined;
    return items.length <= max && items.some(isOpen) ? items.length : 0;
  }

  #removeAbsent(): void {
    const absent = new Set(this.#absent());
    const { selection } = this.chooser;
    selection.replace(selection.chosen.filter((each) => !absent.has(each)));
  }

  /** A part of a long list is drawn: the one that holds the active one, until another is asked for. */
  #firstOf(chosen: Selection<Item>, active: SelectedItem<Item> | undefined): number {
    const place = active ? chosen.indexOf(active) : 0;
    const isOut = place < this.#first || place >= this.#first + mostDrawn;
    if (isOut && active !== this.#shown) this.#first = place - (place % mostDrawn);
    this.#shown = active;
    return Math.min(this.#first, Math.max(0, chosen.length - 1));
  }

  #showFrom(first: number): void {
    this.#first = first;
    this.chooser.host.requestUpdate();
  }

  #stop(): void {
    this.chooser.pick.reset();
    this.chooser.details.stop();
  }

  #move(id: string, place: number): void {
    const { selection, announce } = this.chooser;
    const order = movedTo(selection.chosen, id, place);
    const now = order.findIndex((chosen) => chosen.id === id);
    if (order[now] === selection.chosen[now]) return;
    this.#shown = undefined;
    selection.activate(id);
    selection.replace(order);
    const chosen = order[now];
    const name = chosen ? this.chooser.describe(chosen).name : id;
    announce(this.words.moved(name, now + 1, order.length));
  }
}
