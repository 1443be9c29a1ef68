import { html, nothing, type TemplateResult } from 'lit';
import type { Asset } from '../../model/asset/asset.js';
import { directionOf, nextSort } from '../../model/query/column-sort.js';
import { listMessagesFor } from '../../text/english/list.js';
import type { ListMessages } from '../../text/messages/list.js';
import type { SelectionMessages } from '../../text/messages/selection.js';
import type { Messages } from '../../text/messages/messages.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { PickerPreferences } from '../picker/picker-preferences.js';
import type { AssetLines } from '../results/asset-lines.js';
import type { AssetWords } from '../results/asset-words.js';
import { icon } from '../styles/icons.js';
import { listStyles } from './list.styles.js';

/** What the columns need from a picker. */
interface Listing extends PickerContext<Asset> {
  readonly preferences: PickerPreferences;
  readonly search: PickerContext<Asset>['search'] & { readonly setSort: (sort: string) => void };
}

type ColumnWords = Messages & SelectionMessages & ListMessages;

/** A column. The service cannot sort by one without a field. */
interface Column {
  readonly name: string;
  readonly label: string;
  readonly field?: string;
}

const arrow = icon('M12 19V5M6 11l6-6 6 6');
const densityIcon = icon('M4 4.5h16M4 9.5h16M4 14.5h16M4 19.5h16');

/** The columns of the list layout: their headers, which sort, and the density of the rows. */
export class ListColumns {
  readonly #picker: Listing;
  #dense: boolean;
  #lines: { readonly base: AssetWords; readonly lines: AssetLines } | undefined;

  constructor(picker: Listing) {
    const { root, preferences } = picker;
    this.#picker = picker;
    this.#dense = preferences.stored.read('localStorage')['dense'] === true;
    const { styleSheet } = listStyles;
    if (styleSheet) root.adoptedStyleSheets.push(styleSheet);
    this.#showDensity();
  }

  /** The name of an order that the list of orders does not have. */
  sortName(sort: string): string | undefined {
    const column = this.#columns(sort).find(
      ({ field }) => field && directionOf(field, sort) !== 'none',
    );
    return column && `${column.label} ${sort.startsWith('-') ? '↓' : '↑'}`;
  }

  /** The texts of an asset, one for each column. The same object until `base` changes. */
  linesOf(base: AssetWords): AssetLines {
    if (this.#lines?.base === base) return this.#lines.lines;
    const { nameOf, iconOf } = base;
    const lines: AssetLines = {
      ...{ nameOf, iconOf },
      disabledReason: (asset) => base.disabledReason(asset),
      lineOf: (asset) => this.#renderLine(base, asset),
    };
    this.#lines = { base, lines };
    return lines;
  }

  #renderLine(base: AssetWords, asset: Asset): TemplateResult {
    const { words } = this.#picker;
    const { dimensions, sizeInBytes } = asset;
    const expiry = base.expiryOf(asset);
    const cell = (name: string, text: unknown, title = text): TemplateResult =>
      html`<span class="column ${name}" title=${title || nothing}>${text}</span> `;
    const kind = base.formatOf(asset);
    return html`${cell('kind', html`${base.iconOf(asset)}${kind}`, kind)}${cell(
      'size',
      sizeInBytes === undefined ? '' : words.fileSize(sizeInBytes),
    )}${cell(
      'dimensions',
      dimensions && words.dimensions(dimensions.width, dimensions.height),
    )}${cell(expiry ? 'date soon' : 'date', expiry ?? base.dateOf(asset))}`;
  }

  /** Renders the headers of the columns, and the button for the density. */
  renderHead(): TemplateResult {
    const { root } = this.#picker;
    const sort = this.#sort;
    const { compactRows, sortBy } = this.#words;
    return html`
      <div class="heads" role="table" aria-label=${sortBy}>
        <div class="words" role="row">
          ${this.#columns(sort).map((column) => this.#renderColumn(column, sort))}
        </div>
      </div>
      <button
        type="button"
        class="button plain icon dense"
        title=${compactRows}
        aria-pressed=${String(this.#dense)}
        @click=${() => {
          this.#dense = !this.#dense;
          this.#picker.preferences.stored.save('localStorage', { dense: this.#dense });
          this.#showDensity();
          (root.host as Element & { requestUpdate(): void }).requestUpdate();
        }}
      >
        ${densityIcon}
      </button>
    `;
  }

  #renderColumn({ name, label, field }: Column, sort: string): TemplateResult {
    if (field === undefined) {
      return html`<span class="column ${name}" role="columnheader">${label}</span>`;
    }
    const direction = directionOf(field, sort);
    return html`<span class="column ${name}" role="columnheader" aria-sort=${direction}>
      <button
        type="button"
        class="head"
        ?disabled=${this.#picker.inactive}
        @click=${() => this.#picker.search.setSort(nextSort(field, sort))}
      >
        ${label}${direction === 'none' ? nothing : arrow}
      </button>
    </span>`;
  }

  get #words(): ColumnWords {
    const { words, language, selectionWords } = this.#picker;
    return { ...words, ...listMessagesFor(language.language, selectionWords) };
  }

  /** The order of the list, by the service's name. */
  get #sort(): string {
    return this.#picker.search.state.query.sort || '-created_date';
  }

  #columns(sort: string): readonly Column[] {
    const words = this.#words;
    const isUpdated = /last_update/.test(sort);
    return [
      { name: 'title', label: words.columnName, field: 'filename' },
      { name: 'kind', label: words.factFormat, field: 'file_format' },
      { name: 'size', label: words.fileFacets[1], field: 'file_size' },
      { name: 'dimensions', label: words.columnDimensions },
      {
        name: 'date',
        label: isUpdated ? (words.sortNames['-last_update_date'] ?? '') : words.uploaded[0],
        field: isUpdated ? 'last_update_date' : 'created_date',
      },
    ];
  }

  #showDensity(): void {
    this.#picker.root.querySelector('.frame')?.toggleAttribute('data-dense', this.#dense);
  }
}
