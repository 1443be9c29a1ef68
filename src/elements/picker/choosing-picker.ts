import { state } from 'lit/decorators.js';
import type { PickerClient } from '../../api/assets/picker-client.js';
import { afterPaint } from '../../grid/after-paint.js';
import type { DetailsStore } from '../../core/pick/details-store.js';
import type { RowFocus } from '../../grid/grid-types.js';
import { StoreController } from '../../controllers/store-controller.js';
import { SelectionStore } from '../../core/selection/selection-store.js';
import { SelectionChangeEvent } from '../../events/selection-change.js';
import type { SelectedItem } from '../../model/selection/selection.js';
import type { Chooser, Choosing } from './choosing.js';
import { PickerElement } from './picker-element.js';
import type { ItemSummary } from '../tray/tray.js';

/** What every picker does with a list of which a person chooses, by pointer and by keyboard. */
export abstract class ChoosingPicker<
  Item extends { readonly id: string },
  Pick,
> extends PickerElement<Pick> {
  /** Whether the person has just marked something, which shows already. */
  protected marked = false;

  /** Whether cells show that they are chosen before the picker is drawn. */
  protected readonly drawsAtOnce: boolean = false;

  /** Why nothing came of what the person did last. */
  @state() protected remark = '';

  /** How many were just handed over, in words, until the choice changes. */
  @state() protected inserted = '';

  protected readonly selection = new SelectionStore<Item>(
    () => ({ multiple: this.multiple, max: this.max }),
    () => this.selectionChanged(),
  );

  /** The place of the keyboard in the list. */
  protected abstract readonly roving: RowFocus;
  /** What stands at a place of the list. */
  protected abstract itemAt(index: number): Item | undefined;
  /** Everything of the list that has been fetched. */
  protected abstract known(): readonly Item[];
  /** Ranges and the order of what is chosen, once they are there. */
  protected abstract get choosing(): Choosing<Item> | undefined;

  protected abstract readonly details: DetailsStore<Item>;
  protected abstract readonly search: Chooser<Item>['search'];
  protected abstract readonly pick: Chooser<Item>['pick'];
  /** How one that is chosen looks where there is little room. */
  protected abstract describe(chosen: SelectedItem<Item>): ItemSummary;

  /** The client for requests of low priority; undefined until there are results. */
  protected abstract get idle(): PickerClient | undefined;

  /** Hands over what is chosen. */
  protected abstract confirm(): Promise<void>;

  /** Why an item cannot be chosen; undefined where it can. */
  protected refusalOf?(item: Item): string | undefined;

  /** Shows more of what stands at a place, where a picker can. */
  protected look?(index: number): void;

  constructor() {
    super();
    new StoreController(this, this.selection);
  }

  /** The client to ask, with branded links where they are wanted. */
  protected get api(): PickerClient | undefined {
    const client = this.connection.state.connection?.client;
    return client?.withBranded(this.brandedLinks || client.branded);
  }

  /** What choosing needs. */
  protected get chooser(): Chooser<Item> {
    const { selection, details, roving, search, pick } = this;
    return {
      ...{ selection, details, roving, search, pick },
      host: this,
      root: this.renderRoot as ShadowRoot,
      words: () => this.words,
      language: () => this.language.language,
      overrides: () => this.ownWords,
      limit: () => this,
      idle: () => this.idle,
      inactive: () => this.inactive,
      itemAt: (index) => this.itemAt(index),
      known: () => this.known(),
      refusalOf: (item) => this.refusalOf?.(item),
      describe: (chosen) => this.describe(chosen),
      want: this.want,
      announce: (text) => (this.announcement = text),
      object: this.object,
    };
  }

  /** Asks for details where there is a way to the service. */
  protected readonly want = (ids: readonly string[]): void => {
    if (this.api) this.details.want(ids);
  };

  /** Says why nothing comes of what the person does, until they do something else. */
  protected readonly object = (why: string): void => {
    this.announcement = this.remark = why;
  };

  protected readonly onChoose = (event: MouseEvent): void => {
    const index = (event.target as Element).closest<HTMLElement>('[data-index]')?.dataset['index'];
    if (index === undefined) return;
    if (event.detail > 1) this.#insist(Number(index));
    else if (this.inactive || !this.choosing?.clicked(event, Number(index)))
      this.#choose(Number(index));
  };

  protected readonly onKey = (event: KeyboardEvent): void => {
    if (!this.inactive && this.choosing?.pressed(event)) return;
    if (this.roving.move(event)) return;
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter' && this.look) this.look(this.roving.index);
    else this.#choose(this.roving.index);
  };

  protected override chosenIds(): readonly string[] {
    return this.selection.ids;
  }

  protected override chooseIds(ids: readonly string[]): void {
    this.remark = this.inserted = '';
    this.selection.reset(ids);
  }

  /** The person has chosen, or taken away. */
  protected selectionChanged(): void {
    const { ids } = this.selection;
    this.remark = this.inserted = '';
    this.tellForm();
    this.announcement = this.words.selected(ids.length, this.max);
    this.dispatchEvent(new SelectionChangeEvent({ ids }));
  }

  /** What the person marked is painted first; what else it changes waits. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const painted = this.marked && afterPaint();
    this.marked = false;
    return painted ? painted.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  /** A second click at once takes nothing back. Where one is picked, it is the answer. */
  #insist(index: number): void {
    const item = this.itemAt(index);
    if (!item || this.inactive || this.multiple) return;
    if (!this.selection.has(item.id)) this.#choose(index);
    if (this.selection.has(item.id)) void this.confirm();
  }

  #choose(index: number): void {
    const item = this.itemAt(index);
    if (!item) return;
    if (!this.inactive) this.#toggle(item);
    this.roving.focusOn(index);
  }

  #toggle(item: Item): void {
    const { selection } = this;
    this.marked = this.drawsAtOnce;
    const refusal = selection.has(item.id) ? undefined : this.refusalOf?.(item);
    if (refusal !== undefined) this.object(refusal);
    else if (!selection.toggle(item)) this.object(this.words.limitReached(this.max ?? 0));
  }
}
