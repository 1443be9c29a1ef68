import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Detail } from '../../core/pick/details-store.js';
import type { Asset } from '../../model/asset/asset.js';
import { usedWith } from '../../model/pick/used-with.js';
import type { FindingContext } from './finding.js';

/**
 * The assets that were picked last. Only their ids are stored: their names and pictures are fetched
 * each time, so that assets that are gone or have expired are left out.
 */
export class UsedAssets {
  readonly #context: FindingContext;

  constructor(context: FindingContext) {
    this.#context = context;
  }

  /** Fetches what is not known yet of the assets. */
  load(): void {
    this.#context.picker.details.load(this.#ids);
  }

  /** Undefined if nothing was picked. */
  render(): TemplateResult | undefined {
    const ids = this.#ids;
    const { picker, words } = this.#context;
    if (ids.length === 0) return undefined;
    const { usedAssets, usedAbsent, forgetUsed, detailFailed, tryAgain } = words();
    const known = ids.map((id) => ({ id, detail: picker.details.of(id) }));
    const absent = known.filter(({ detail }) => this.#isAbsent(detail));
    const failed = known.filter(
      ({ detail }) => detail?.status === 'failed' && !this.#isAbsent(detail),
    );
    const shown = known.filter((each) => !absent.includes(each) && !failed.includes(each));
    return html`
      <div class="section used" role="group" aria-label=${usedAssets}>
        <p class="recent-title" aria-hidden="true">${usedAssets}</p>
        <ul class="stops">
          ${repeat(
            shown,
            ({ id }) => id,
            ({ detail }) => this.#renderAsset(detail),
          )}
        </ul>
        <p class="notes">
          ${absent.length > 0 ? html`<span>${usedAbsent(absent.length)}</span>` : nothing}
          ${
            failed.length > 0
              ? html`<span>${detailFailed}</span>
                  <button
                    type="button"
                    class="link"
                    @click=${() => picker.details.retry(failed.map(({ id }) => id))}
                  >
                    ${tryAgain}
                  </button>`
              : nothing
          }
          <button type="button" class="link" @click=${this.#forget}>${forgetUsed}</button>
        </p>
      </div>
    `;
  }

  get #ids(): readonly string[] {
    const { preferences, search } = this.#context.picker;
    const { used } = preferences.stored.read('localStorage');
    return usedWith(used, search.state.query.filter);
  }

  /** Whether an asset is gone or cannot be selected any more. */
  #isAbsent(detail: Detail<Asset> | undefined): boolean {
    const { list } = this.#context.picker;
    if (detail?.status === 'ready') return list.disabledReason(detail.item) !== undefined;
    return detail?.status === 'failed' && ['not-found', 'forbidden'].includes(detail.failure.code);
  }

  #renderAsset(detail: Detail<Asset> | undefined): TemplateResult {
    if (detail?.status !== 'ready') return html`<li class="empty" aria-hidden="true"></li>`;
    const { inactive, list, selection } = this.#context.picker;
    const { item } = detail;
    const { name, picture } = list.summaryOf({ id: item.id, item });
    return html`<li>
      <button
        type="button"
        class="again"
        title=${name}
        aria-pressed=${String(selection.has(item.id))}
        ?disabled=${inactive}
        @click=${() => this.#toggle(item)}
      >
        <span class="picture">${picture}</span>
        <bdi>${name}</bdi>
        <span class="tick" aria-hidden="true"></span>
      </button>
    </li>`;
  }

  #toggle(asset: Asset): void {
    const { host, selection, feedback, words } = this.#context.picker;
    if (!selection.toggle(asset)) feedback.reject(words.limitReached(host.max ?? 0));
    host.requestUpdate();
  }

  readonly #forget = (): void => {
    const { picker, panel } = this.#context;
    // The list disappears, so the focus moves to the box.
    panel.open();
    picker.preferences.stored.save('localStorage', { used: [] });
    picker.host.requestUpdate();
  };
}
