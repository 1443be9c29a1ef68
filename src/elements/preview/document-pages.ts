import { html, nothing, type TemplateResult } from 'lit';
import type { Asset } from '../../model/asset/asset.js';
import { isUsable } from '../../model/asset/availability.js';
import { offeredEmbeds } from '../../model/embed/embed-choice.js';
import { shortText } from '../../model/text/short-text.js';
import type { PreviewMessages } from '../../text/messages/preview.js';
import { pictureAddress } from '../results/picture-address.js';

/** The pages of a document in the service's viewer, which users ask for. */
export class DocumentPages {
  readonly #update: () => void;
  /** Ends the watch over the page's policy. Undefined while the picture is shown. */
  #watch: AbortController | undefined;
  #isBlocked = false;

  constructor(update: () => void) {
    this.#update = update;
  }

  /** Whether the viewer is shown. */
  get areShown(): boolean {
    return this.#watch !== undefined;
  }

  /** Shows the picture again. */
  end(): void {
    this.#watch?.abort();
    this.#watch = undefined;
    this.#isBlocked = false;
  }

  /** Renders the viewer, or why it cannot be shown. */
  render(asset: Asset, url: string, words: PreviewMessages): TemplateResult {
    if (this.#isBlocked) return html`<p class="aside">${words.pagesBlocked}</p>`;
    // A frame of the page's own origin could leave a sandbox that allows it scripts and the origin.
    const isForeign = new URL(url).origin !== location.origin;
    return html`<iframe
      class="pages"
      sandbox=${isForeign ? 'allow-scripts allow-same-origin allow-popups' : 'allow-scripts'}
      referrerpolicy="no-referrer"
      title=${shortText(asset.filename)}
      src=${url}
    ></iframe>`;
  }

  /** Renders the button that shows the pages. Documents without a viewer have none. */
  renderButton(url: string | undefined, words: PreviewMessages): TemplateResult | typeof nothing {
    if (url === undefined) return nothing;
    return html`<button
      type="button"
      class="button plain"
      aria-pressed=${String(this.areShown)}
      @click=${() => this.#toggle(url)}
    >
      ${words.showPages}
    </button>`;
  }

  #toggle(url: string): void {
    const isAsked = !this.areShown;
    this.end();
    if (isAsked) {
      this.#watch = new AbortController();
      const { signal } = this.#watch;
      const { origin } = new URL(url);
      addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI }) => {
          if (effectiveDirective !== 'frame-src' || !blockedURI.startsWith(origin)) return;
          this.#isBlocked = true;
          this.#update();
        },
        { signal },
      );
    }
    this.#update();
  }
}

/** Returns the URL of the viewer for the pages of a document. Undefined if there is none. */
export function viewerOf(asset: Asset, hosts: string | null): string | undefined {
  const embeds = isUsable(asset) ? offeredEmbeds(asset) : [];
  const found = ['document_html5_viewer', 'document_viewer'].flatMap(
    (wanted) => embeds.find(({ name }) => name === wanted) ?? [],
  );
  return found[0] && pictureAddress(found[0].url, hosts);
}
