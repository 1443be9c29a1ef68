import { html, type TemplateResult } from 'lit';
import { LazyModule } from '../../core/lazy-module.js';
import type { Resolved } from '../../core/pick/pick-maker.js';
import { toAssetPick } from '../../core/pick/to-asset-pick.js';
import type { Asset } from '../../model/asset/asset.js';
import type { Facet } from '../../model/facet/facet.js';
import { offeredAs, offeredEmbeds } from '../../model/embed/embed-choice.js';
import type { AssetPick, PickSettings } from '../../model/pick/pick.js';
import { withUsed } from '../../model/pick/used-assets.js';
import type { SelectedItem } from '../../model/selection/selection.js';
import type { KeyList } from '../keys/key-list.js';
import type { ListColumns } from '../list/list-columns.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { PickerPreferences } from '../picker/picker-preferences.js';
import type { Messages } from '../../text/messages/messages.js';
import type { AssetLines } from '../results/asset-lines.js';
import { AssetWords } from '../results/asset-words.js';
import { cardStyles } from '../results/card.styles.js';
import { loadPart } from '../../controllers/load-part.js';
import { UncountedFacets } from './uncounted-facets.js';
import { isAltMissing, renderAdjust, type Adjust, type Adjusting } from './size-and-text.js';
import { enableDragOut } from '../preview/drag-out.js';
import type { PickingPage, PreviewHost } from '../preview/preview-host.js';
import type { Preview } from '../preview/preview.js';
import type { ThumbnailRefresh } from '../preview/thumbnail-refresh.js';
import type { renditionsFor } from '../../model/pick/renditions.js';
import type { EditSize, SizeEditor } from '../size-editor/size-editor.js';
import type { VideoScrub } from '../scrub/video-scrub.js';
import type * as Choosing from '../tray/choosing.js';
import { selectionTools } from '../tray/late-tray.js';
import { sizeName } from '../tray/size-name.js';
import type { SelectionTools } from '../tray/selection-tools.js';

/**
 * Loaded after the first results: sizes and texts of selected assets, the pick, dragging out of the
 * picker, and asset groups. It loads rarely used modules itself, such as the preview.
 */
export class SelectedAssets {
  readonly tools: SelectionTools<Asset>;
  readonly #page: PickingPage;
  readonly #picker: SizingPicker;
  readonly #preview: LazyModule<Preview>;
  readonly #uncounted: UncountedFacets<Asset>;
  readonly #refresh: LazyModule<ThumbnailRefresh>;
  readonly #sizing: LazyModule<Sizing>;
  readonly #columns: LazyModule<ListColumns>;
  readonly #keys: LazyModule<KeyList>;
  readonly #scrub: LazyModule<VideoScrub>;
  readonly #choosing: LazyModule<typeof Choosing>;
  #assetWords: { readonly of: readonly unknown[]; readonly words: AssetWords } | undefined;

  constructor(picker: SizingPicker, previewHost: PreviewHost) {
    const { root } = picker;
    const { host } = previewHost;
    const update = (): void => host.requestUpdate();
    const page = {
      ...previewHost,
      pickSettings: () => this.#pickSettings,
      assetWords: () => this.assetWords(picker.words),
    };
    this.#page = page;
    const { styleSheet } = cardStyles;
    if (styleSheet) root.adoptedStyleSheets.push(styleSheet);
    this.#picker = picker;
    this.tools = selectionTools(
      picker,
      {
        onAim: () => loadPart(this.#preview),
        onCell: (index) => {
          if (picker.list.itemAt(index)?.kind === 'video') loadPart(this.#scrub);
        },
      },
      (selected) => {
        const detail = picker.details.of(selected.id);
        const isMissing =
          detail?.status === 'ready' && isAltMissing(selected, detail.item, this.#pickSettings);
        return isMissing ? this.tools.words.altMissing : undefined;
      },
    );
    this.#uncounted = new UncountedFacets(picker, host);
    this.#preview = new LazyModule(update, async () => {
      const { Preview } = await import('../preview/preview.js');
      return new Preview(page, picker, this.#editSize);
    });
    this.#sizing = new LazyModule(update, async () => {
      const { SizeEditor, renditionsFor } = await import('../size-editor/size-editor.js');
      const { stored } = picker.preferences;
      const editor = new SizeEditor(page, picker, stored, () => this.tools.words);
      return { editor, renditionsFor };
    });
    this.#choosing = new LazyModule(update, () => import('../tray/choosing.js'));
    this.#columns = new LazyModule(update, async () => {
      const { ListColumns } = await import('../list/list-columns.js');
      return new ListColumns(picker);
    });
    this.#scrub = new LazyModule(update, async () => {
      const { VideoScrub } = await import('../scrub/video-scrub.js');
      return new VideoScrub(picker, () => host.pictureHosts);
    });
    this.#keys = new LazyModule(update, async () => {
      const { KeyList } = await import('../keys/key-list.js');
      return new KeyList(picker);
    });
    root.addEventListener('keydown', (event) => {
      const { key, target } = event as KeyboardEvent;
      // Single keys work only on results and in the preview.
      if (key === '?' && (target as Element).closest('[data-index], .preview')) {
        loadPart(this.#keys, (keys) => keys.show());
      }
    });
    this.#refresh = new LazyModule(
      () => undefined,
      async () => {
        const { ThumbnailRefresh } = await import('../preview/thumbnail-refresh.js');
        return new ThumbnailRefresh(previewHost, picker);
      },
    );
    // `error` events of images do not bubble, so they are observed in the capture phase.
    root.addEventListener(
      'error',
      ({ target }) => loadPart(this.#refresh, (refresh) => refresh.add(target)),
      true,
    );
    if (root.querySelector('img[hidden]')) loadPart(this.#refresh);
    // Formatting the first date is slow, and the update that renders the others waits for a paint.
    const [shown] = picker.list.items();
    if (shown) this.assetWords(picker.words).lineOf(shown);
    enableDragOut(picker, page, () => this.tools.words);
    let previews = host.hasAttribute('data-preview');
    host.addController({
      hostUpdated: () => {
        if (this.#needsRenditions) loadPart(this.#sizing);
        const { length } = picker.selection.items;
        if (length > 1 || (length > 0 && page.host.severalSizes)) loadPart(this.#choosing);
        const first = previews && picker.list.itemAt(0);
        if (first) {
          previews = false;
          if (picker.list.disabledReason(first) === undefined) picker.selection.toggle(first);
          this.openPreview(0);
        }
        this.#coverOthers();
      },
    });
  }

  /** The facets without counts from the search. The same array until they change. */
  get facets(): readonly Facet[] | undefined {
    return this.#uncounted.facets;
  }

  /** Shows the asset at an index of the list. */
  openPreview(index: number): void {
    loadPart(
      this.#preview,
      (preview) => preview.open(index),
      () => this.#picker.feedback.reject(this.tools.words.previewFailed),
    );
  }

  /** Renders the headers of the columns of the list layout. */
  renderHead(): TemplateResult | undefined {
    if (!this.#columns.ready) loadPart(this.#columns);
    return this.#columns.ready?.renderHead();
  }

  /** The texts of the cells. The same object until they change. */
  lines(words: Messages, list: boolean): AssetLines {
    const base = this.assetWords(words);
    return (list && this.#columns.ready?.linesOf(base)) || base;
  }

  /** The name of an order that the list of orders does not have. */
  sortName(sort: string): string | undefined {
    return this.#columns.ready?.sortName(sort);
  }

  /** Renders the overlays of the results: the preview, and above it the editor of custom sizes. */
  renderOverlays(): TemplateResult {
    return html`${this.#preview.ready?.render()} ${this.#sizing.ready?.editor.render()}`;
  }

  /** The content below stays rendered, but is inert. */
  #coverOthers(): void {
    const { root } = this.#picker;
    const isSizing = this.#sizing.ready?.editor.isOpen === true;
    const isPreviewing = this.#preview.ready?.isOpen === true;
    const frame = root.querySelector('.frame');
    frame?.toggleAttribute('data-sizing', isSizing);
    frame?.toggleAttribute('data-previewing', isPreviewing);
    for (const part of root.querySelectorAll('.main, .side')) {
      part.toggleAttribute('inert', isSizing || isPreviewing);
    }
    root.querySelector('.preview')?.toggleAttribute('inert', isSizing);
  }

  /** Opens the editor of custom sizes. */
  readonly #editSize: EditSize = ({ dimensions, ...asset }, size, onApply) => {
    if (!dimensions) return;
    const edited = { asset: { ...asset, dimensions }, size, onApply };
    loadPart(
      this.#sizing,
      ({ editor }) => editor.open(edited),
      () => this.#picker.feedback.reject(this.tools.words.sizesFailed),
    );
  };

  /** Returns the pick, or undefined if one of the assets cannot be picked. */
  async toPick(
    resolved: readonly Resolved<Asset>[],
    branded: boolean,
  ): Promise<AssetPick | undefined> {
    if (this.#needsRenditions) await this.#sizing.load();
    const settings = this.#pickSettings;
    const missing = resolved.filter(({ selected, detail }) =>
      isAltMissing(selected, detail, settings),
    );
    if (this.#page.host.requireAlt && missing.length > 0) {
      const { requireAlt } = await this.#choosing.load();
      requireAlt(this.#picker, missing);
      return undefined;
    }
    const pick = toAssetPick(resolved, branded, settings);
    const { stored } = this.#picker.preferences;
    const { used } = stored.read('localStorage');
    const { filter } = this.#page.query();
    if (pick) stored.save('localStorage', { used: withUsed(used, pick.items, filter) });
    return pick;
  }

  /** The page's settings for picks. */
  get #pickSettings(): PickSettings {
    const { embed, keepUser, sizesAllowed, players, responsive, responsiveSizes } = this.#page.host;
    const renditions = this.#sizing.ready?.renditionsFor({
      sizes: sizesAllowed === 'presets' || sizesAllowed === 'custom' ? sizesAllowed : 'both',
      players: players === 'frame' ? 'frame' : 'link',
      responsive: responsive.match(/\d+/g)?.map(Number),
      ...{ responsiveSizes, keepUser },
    });
    return { preferred: embed || undefined, keepUser, renditions };
  }

  /** Whether the page's settings need the module for renditions. */
  get #needsRenditions(): boolean {
    const { sizesAllowed, players, responsive } = this.#page.host;
    return sizesAllowed === 'custom' || players === 'frame' || responsive !== '';
  }

  /** The texts about assets. The same object until the messages change. */
  assetWords(words: Messages): AssetWords {
    const more = this.tools.words;
    const known = this.#assetWords;
    const of = [words, more, this.#page.query().sort || '-created_date'] as const;
    if (known?.of.every((each, index) => each === of[index])) return known.words;
    const made = new AssetWords({ ...words, ...more }, of[2]);
    this.#assetWords = { of, words: made };
    return made;
  }

  /** Renders the size and text settings of one selected asset. */
  renderAdjust(adjust: Adjusting, selected: SelectedItem): TemplateResult {
    const words = { ...adjust.words, ...this.tools.words };
    const { sizesAllowed, severalSizes: several } = this.#page.host;
    const settings = { ...this.#pickSettings, sizesAllowed, editSize: this.#editSize };
    const onAdjust: Adjusting['onAdjust'] = (id, change) => {
      const { feedback, details } = this.#picker;
      // What kept the assets from being inserted may be settled now.
      if (feedback.message) {
        feedback.clear();
        details.reset();
      }
      adjust.onAdjust(id, change);
    };
    const choosing = this.#choosing.ready;
    const renderSizes: Adjust['renderSizes'] =
      choosing &&
      ((chosen, choice, asset) =>
        choosing.renderSizeTools({
          ...{ picker: this.#picker, selected: chosen, choice, several, onAdjust },
          offered: offeredEmbeds(asset),
          offeredOf: offeredEmbeds,
          nameOf: (name) => {
            const embed = name === undefined ? undefined : offeredAs(asset, name);
            return embed ? sizeName(words, asset, embed) : words.customSize;
          },
        }));
    return renderAdjust({ ...adjust, ...settings, words, onAdjust, renderSizes }, selected);
  }
}

/** The size editor, and the code for renditions other than presets. */
interface Sizing {
  readonly editor: SizeEditor;
  readonly renditionsFor: typeof renditionsFor;
}

/** A picker that stores the last custom size and the assets that were picked. */
interface SizingPicker extends PickerContext<Asset> {
  readonly preferences: PickerPreferences;
  readonly search: PickerContext<Asset>['search'] & { readonly setSort: (sort: string) => void };
}
