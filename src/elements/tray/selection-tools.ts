import { html, nothing, type TemplateResult } from 'lit';
import { RequestController } from '../../controllers/request-controller.js';
import { StoreController, connectStore } from '../../controllers/store-controller.js';
import { VisibilityController } from '../../controllers/visibility-controller.js';
import { LazyModule } from '../../core/lazy-module.js';
import { RetryCountdown } from '../../core/search/retry-countdown.js';
import { SlowRequest } from '../../core/search/slow-request.js';
import { afterPaint } from '../../grid/after-paint.js';
import { movedTo } from '../../model/selection/selection-order.js';
import type { SelectedItem, Selection } from '../../model/selection/selection.js';
import type { User } from '../../model/sign-in/user.js';
import { selectionMessagesFor } from '../../text/english/selection.js';
import type { SelectionMessages } from '../../text/messages/selection.js';
import { centreActive, maxRendered, renderAlone, renderSelectedList } from './selected-list.js';
import { selectedListStyles } from './selected-list.styles.js';
import { itemDetailsStyles } from './item-details.styles.js';
import { laterStyles } from '../results/later.styles.js';
import { startMarquees } from '../results/marquee-start.js';
import { RangeGestures } from '../results/range-gestures.js';
import { renderProgress } from './progress.js';
import { followFailures } from '../notices/follow-failures.js';
import { renderBanner } from '../notices/notice.js';
import { indexOf } from '../preview/index-of.js';
import {
  placePreviewButton,
  previewButtonStyles,
  type PreviewAims,
} from '../preview/preview-button.js';
import { loadPart } from '../../controllers/load-part.js';
import { closeOverlays } from '../picker/overlays.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { Identified } from '../picker/picker-kind.js';
import type { Undo } from './undo.js';

/** Returns what the user should know about a selected item. Undefined if there is nothing. */
export type NoteOf<Item> = (selected: SelectedItem<Item>) => string | undefined;

/**
 * Tools for the selection: ranges, selecting everything, the order, and items that are not
 * available any more. Also shows slow requests and the signed-in user. Loaded after the first
 * results, or earlier if these take long.
 */
export class SelectionTools<Item extends Identified> {
  readonly #picker: PickerContext<Item>;
  readonly #noteOf: NoteOf<Item>;
  readonly #ranges: RangeGestures<Item>;
  readonly #slow: SlowRequest;
  readonly #user: RequestController<User>;
  readonly #undo: LazyModule<Undo<Item>>;
  /** The index of the first rendered item, and the active item at that time. */
  #first = 0;
  #shown: SelectedItem<Item> | undefined;
  #pressed: Item | undefined;

  constructor(
    picker: PickerContext<Item>,
    aims: PreviewAims,
    noteOf: NoteOf<Item> = () => undefined,
  ) {
    const { host, root, search, announcer, list } = picker;
    this.#picker = picker;
    this.#noteOf = noteOf;
    const sheets = [
      selectedListStyles,
      itemDetailsStyles,
      laterStyles,
      previewButtonStyles,
    ].flatMap(({ styleSheet }) => styleSheet ?? []);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    this.#ranges = new RangeGestures(picker, () => this.words.rangeUnknown);
    this.#slow = connectStore(host, new SlowRequest(search));
    this.#slow.subscribe(() => this.#slow.state && announcer.say(this.words.stillWaiting));
    new StoreController(host, new RetryCountdown(search));
    this.#user = new RequestController(
      host,
      () => picker.idleClient,
      (client, call) => client.getUser(call),
    );
    new VisibilityController(host, () => root.querySelectorAll('[data-item]'), picker.details.load);
    followFailures(host, root);
    startMarquees(picker, this.#ranges);
    closeOverlays(root);
    placePreviewButton({
      root,
      name: () => this.words.preview,
      ...aims,
      onPreview: (index) => list.openPreview?.(index),
    });
    root.addEventListener('pointerdown', ({ target }) => {
      this.#pressed = list.itemAt(indexOf(target));
    });
    this.#undo = new LazyModule(
      () => host.requestUpdate(),
      async () => (await import('./choosing.js')).createUndo(picker),
    );
    this.#followChanges();
    if (!isMatch('(pointer: coarse)')) return;
    import('./choosing.js').then(
      ({ adaptToTouch }) => adaptToTouch(picker),
      () => undefined,
    );
  }

  /** The messages for the selection. */
  get words(): SelectionMessages {
    return selectionMessagesFor(this.#picker.language.language, this.#picker.selectionWords);
  }

  /** How many sizes are selected: more than items if some are selected in several sizes. */
  get count(): number {
    const { items } = this.#picker.selection;
    return items.reduce((count, { sizes = [] }) => count + sizes.length, items.length);
  }

  /** The item that the pointer was pressed on. Another may have its place since. */
  get pressed(): Item | undefined {
    return this.#pressed;
  }

  /** Returns why an item cannot be selected, after its name. */
  namedReason(item: Item): string {
    const { list } = this.#picker;
    const { name } = list.summaryOf({ id: item.id, item });
    return `${name}: ${list.disabledReason(item) ?? ''}`;
  }

  /** The signed-in user. Undefined until known. */
  get user(): User | undefined {
    return this.#user.value;
  }

  /** Renders a banner while a response takes long. */
  get waiting(): TemplateResult | typeof nothing {
    if (!this.#slow.state) return nothing;
    const { stillWaiting: title, stillWaitingHint: hint } = this.words;
    return renderBanner({ title, hint, actions: [] });
  }

  /**
   * Handles a click with Shift. Returns whether it was one. A click by script, which has no detail,
   * has no item that was pressed before.
   */
  handleClick(event: MouseEvent, index: number): boolean {
    if (event.detail === 0) this.#pressed = undefined;
    return this.#ranges.handleClick(event, index);
  }

  /** Handles keys that select several items or go to an end out of reach. Returns whether the key was handled. */
  handleKey(event: KeyboardEvent): boolean {
    const { search, list, inactive } = this.#picker;
    const { length = 0, total = 0 } = search.state;
    const isEnd = event.key === 'End' && !event.altKey && !event.shiftKey;
    if (!isEnd || inactive || total <= length) return this.#ranges.handleKey(event);
    event.preventDefault();
    import('../results/list-end.js').then(
      ({ goToFarEnd }) => goToFarEnd(this.#picker, () => this.words.fromTheEnd),
      () => list.focus.move(event),
    );
    return true;
  }

  /** Renders the list of selected items. */
  renderList(): TemplateResult | typeof nothing {
    const { host, selection, details, list: items, inactive } = this.#picker;
    const { items: selected, active } = selection;
    const words = { ...this.#picker.words, ...this.words };
    if (!host.multiple) {
      const fault = active && this.#faultOf(active);
      return fault === undefined
        ? html`<div class="all">${this.#undo.ready?.render()}</div>`
        : renderAlone(words, fault, () => selection.replace([]));
    }
    const ready = selected.filter(({ id }) => details.of(id)?.status === 'ready').length;
    const isPreparing = details.status === 'preparing' && ready < selected.length;
    return renderSelectedList<Item>({
      words,
      items: selected,
      active,
      first: this.#firstOf(selected, active),
      absent: this.#absent().length,
      disabled: inactive,
      summaryOf: (each) => ({
        ...items.summaryOf(each),
        fault: this.#faultOf(each),
        note: this.#noteOf(each),
        failed: details.of(each.id)?.status === 'failed',
      }),
      loaded: this.#loaded(),
      onActivate: (id) => selection.activate(id),
      onRemove: (id) => selection.remove(id),
      onRemoveAbsent: () => this.#removeAbsent(),
      onClear: () => selection.replace([]),
      onSelectAll: () => this.#ranges.takeAll(),
      onMove: (id, place) => this.#move(id, place),
      onShowFrom: (first) => this.#showFrom(first),
      rendered: () => host.updateComplete,
      aside: isPreparing
        ? renderProgress(words, ready, selected.length, () => this.#stop())
        : this.#undo.ready?.render(),
    });
  }

  /**
   * The host dispatches `selection-change` only after changes by the user. Some browsers never retry a
   * module that failed to load, so nothing is loaded while offline.
   */
  #followChanges(): void {
    const { host, root, selection, feedback } = this.#picker;
    let [before, now] = [selection.items, selection.items];
    selection.subscribe(() => ([before, now] = [now, selection.items]));
    host.addEventListener('selection-change', () => {
      const [all, kept] = [before, now];
      const isRemoval = kept.length < all.length;
      if (!isRemoval && isMatch('(prefers-reduced-motion:no-preference)')) {
        // What moves gets a layer of its own, which would delay the paint of the selection.
        void afterPaint().then(() => {
          const mark = root.querySelector('.item:focus .check');
          mark?.animate([{ scale: 0.6 }, {}], 150);
        });
      }
      // An insertion clears the selection, too.
      if (!feedback.inserted && isRemoval) loadPart(this.#undo, (undo) => undo.record(all, kept));
    });
  }

  /** Returns why a selected item is not available any more. Undefined if it is available. */
  #faultOf({ id, item }: SelectedItem<Item>): string | undefined {
    const detail = this.#picker.details.of(id);
    if (detail?.status === 'failed' && detail.failure.code === 'not-found') return this.words.gone;
    const known = detail?.status === 'ready' ? detail.item : item;
    return known && this.#picker.list.disabledReason(known);
  }

  #absent(): readonly SelectedItem<Item>[] {
    return this.#picker.selection.items.filter((each) => this.#faultOf(each) !== undefined);
  }

  /** Returns how many items of the list can be selected at once. 0 if that would have no effect. */
  #loaded(): number {
    const { host, selection, list } = this.#picker;
    const items = list.items();
    const { max = Infinity } = host;
    const held = new Set(selection.ids);
    const isOpen = (item: Item): boolean =>
      !held.has(item.id) && list.disabledReason(item) === undefined;
    return items.length <= max && items.some(isOpen) ? items.length : 0;
  }

  #removeAbsent(): void {
    const absent = new Set(this.#absent());
    const { selection } = this.#picker;
    selection.replace(selection.items.filter((each) => !absent.has(each)));
  }

  /**
   * Returns the index of the first rendered item of a long list: the part that contains the active
   * item, until the user shows another part.
   */
  #firstOf(selected: Selection<Item>, active: SelectedItem<Item> | undefined): number {
    const place = active ? selected.indexOf(active) : 0;
    const isOut = place < this.#first || place >= this.#first + maxRendered;
    if (active !== this.#shown) {
      if (isOut) this.#first = place - (place % maxRendered);
      void afterPaint().then(() => centreActive(this.#picker.root));
    }
    this.#shown = active;
    return Math.min(this.#first, Math.max(0, selected.length - 1));
  }

  #showFrom(first: number): void {
    const { host, root } = this.#picker;
    this.#first = first;
    root.querySelector('.list')?.scrollTo(0, 0);
    host.requestUpdate();
  }

  #stop(): void {
    this.#picker.details.reset();
    this.#picker.details.stop();
  }

  #move(id: string, place: number): void {
    const { selection, announcer, list } = this.#picker;
    const order = movedTo(selection.items, id, place);
    const now = order.findIndex((selected) => selected.id === id);
    if (order[now] === selection.items[now]) return;
    this.#shown = undefined;
    selection.activate(id);
    selection.replace(order);
    const selected = order[now];
    const name = selected ? list.summaryOf(selected).name : id;
    announcer.say(this.words.moved(name, now + 1, order.length));
  }
}

function isMatch(media: string): boolean {
  // Unit tests of pages may run without `matchMedia`.
  return 'matchMedia' in window && matchMedia(media).matches;
}
