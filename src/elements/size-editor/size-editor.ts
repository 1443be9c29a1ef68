import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Preferences } from '../../core/preferences/preferences.js';
import type { Asset, Dimensions } from '../../model/asset/asset.js';
import { readCustomSize, type CustomSize } from '../../model/embed/custom-size.js';
import { insertedUrl } from '../../model/embed/inserted-url.js';
import {
  changeDraft,
  draftOf,
  rotateDraft,
  sizeOfDraft,
  type SizeDraft,
} from '../../model/embed/size-draft.js';
import { renditionsFor } from '../../model/pick/renditions.js';
import { shortText } from '../../model/text/short-text.js';
import { sizingMessagesFor } from '../../text/english/sizing.js';
import type { SelectionMessages } from '../../text/messages/selection.js';
import type { Messages } from '../../text/messages/messages.js';
import type { SizingMessages } from '../../text/messages/sizing.js';
import { closeOnEscape } from '../picker/close-on-escape.js';
import type { PickerContext } from '../picker/picker-context.js';
import { returnIcon } from '../preview/icons.js';
import { renderIconButton } from '../styles/icon-button.js';
import type { PreviewHost } from '../preview/preview-host.js';
import { pictureAddress } from '../results/picture-address.js';
import { renderCrop } from './crop.js';
import { renderForm } from './form.js';
import { sizeEditorStyles } from './size-editor.styles.js';

// The editor and the code for renditions are one file of the bundle, because a custom size needs
// both.
export { renditionsFor };

const { custom } = renditionsFor({});

/** The delay after a change before its result is fetched, in milliseconds. */
const debounceMs = 80;

/** Opens the editor for a size of an image, with `size` as the initial value. */
export type EditSize = (
  asset: Asset,
  size: CustomSize | undefined,
  onApply: (size: CustomSize) => void,
) => void;

/** The asset whose size is edited. */
export interface Edited {
  readonly asset: Asset & { readonly dimensions: Dimensions };
  /** Its current custom size, if any. */
  readonly size: CustomSize | undefined;
  readonly onApply: (size: CustomSize) => void;
}

type Words = Messages & SelectionMessages & SizingMessages;

/** The editor for a size and a crop of an image. It covers the rest of the picker. */
export class SizeEditor implements ReactiveController {
  readonly #page: PreviewHost;
  readonly #picker: PickerContext<Asset>;
  readonly #preferences: Preferences;
  readonly #choosingWords: () => SelectionMessages;
  #edited: Edited | undefined;
  #draft: SizeDraft | undefined;
  /** The image of the last valid draft. */
  #result: string | undefined;
  #isResultFailed = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #last: CustomSize | undefined;
  #opener: Element | null = null;
  #isOpening = false;

  constructor(
    page: PreviewHost,
    picker: PickerContext<Asset>,
    preferences: Preferences,
    words: () => SelectionMessages,
  ) {
    this.#page = page;
    this.#picker = picker;
    this.#preferences = preferences;
    this.#choosingWords = words;
    const { root } = picker;
    const { styleSheet } = sizeEditorStyles;
    if (styleSheet) root.adoptedStyleSheets.push(styleSheet);
    page.host.addController(this);
    closeOnEscape(root, () => this.isOpen, this.#close);
  }

  /** Whether the editor is open. */
  get isOpen(): boolean {
    return this.#edited !== undefined;
  }

  hostDisconnected(): void {
    this.#end();
  }

  hostUpdate(): void {
    const { host } = this.#page;
    if (this.isOpen && host.mode !== 'inline' && !host.open) this.#end();
  }

  hostUpdated(): void {
    if (this.#isOpening) this.#find('.size-editor input[name=width]')?.focus();
    this.#isOpening = false;
  }

  /** Opens the editor for an asset. */
  open(edited: Edited): void {
    if (this.#picker.inactive) return;
    this.#opener = this.#picker.root.activeElement;
    this.#edited = edited;
    this.#isOpening = true;
    const last = this.#last ?? readCustomSize(this.#preferences.read('localStorage')['customSize']);
    this.#draft = draftOf(edited.asset.dimensions, edited.size, last);
    this.#showResult();
  }

  render(): TemplateResult | typeof nothing {
    const [edited, draft] = [this.#edited, this.#draft];
    if (!edited || !draft) return nothing;
    const { asset } = edited;
    const words = this.#words;
    const title = words.customSizeOf(shortText(asset.filename));
    const editing = {
      ...{ words, asset, draft, size: sizeOfDraft(draft) },
      hosts: this.#page.host.pictureHosts,
      onChange: this.#change,
    };
    return html`
      <div class="size-editor" role="dialog" aria-label=${title}>
        <div class="bar">
          ${renderIconButton(words.cancel, returnIcon, this.#close)}
          <h3 class="filename"><bdi>${title}</bdi></h3>
        </div>
        <div class="pair">
          ${renderCrop(editing)}
          ${renderForm({
            ...editing,
            result: this.#result,
            isResultFailed: this.#isResultFailed,
            onRotate: () => this.#take(rotateDraft(draft, asset.dimensions)),
            onResult: (isLoaded) => this.#setFailed(!isLoaded),
            onApply: this.#apply,
            onCancel: this.#close,
          })}
        </div>
      </div>
    `;
  }

  get #words(): Words {
    const { language, words, selectionWords } = this.#picker;
    const sizing = sizingMessagesFor(language.language, selectionWords);
    return { ...words, ...this.#choosingWords(), ...sizing };
  }

  readonly #change = (change: Partial<SizeDraft>): void => {
    const [edited, draft] = [this.#edited, this.#draft];
    if (edited && draft) this.#take(changeDraft(draft, change, edited.asset.dimensions));
  };

  #take(draft: SizeDraft): void {
    this.#draft = draft;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#showResult(), debounceMs);
    this.#page.host.requestUpdate();
  }

  /** Fetches the image of the draft, if the page may show it. */
  #showResult(): void {
    const size = this.#draft && sizeOfDraft(this.#draft);
    const choice = this.#edited && size && custom(this.#edited.asset, size);
    const { host } = this.#page;
    if (choice) {
      this.#result = pictureAddress(insertedUrl(choice.embed.url), host.pictureHosts);
    }
    host.requestUpdate();
  }

  #setFailed(isFailed: boolean): void {
    if (isFailed === this.#isResultFailed) return;
    this.#isResultFailed = isFailed;
    this.#page.host.requestUpdate();
  }

  readonly #apply = (): void => {
    const size = this.#draft && sizeOfDraft(this.#draft);
    if (!this.#edited || !size) return;
    this.#last = size;
    this.#preferences.save('localStorage', { customSize: size });
    this.#edited.onApply(size);
    this.#close();
  };

  /** Closes the editor and restores the focus. */
  readonly #close = (): void => {
    const opener = this.#opener as HTMLElement | null;
    const { host } = this.#page;
    this.#end();
    host.requestUpdate();
    void host.updateComplete.then(() => opener?.focus());
  };

  #end(): void {
    clearTimeout(this.#resting);
    this.#edited = this.#draft = this.#result = undefined;
    this.#opener = null;
    this.#isResultFailed = false;
  }

  #find(selector: string): HTMLElement | null {
    return this.#picker.root.querySelector<HTMLElement>(selector);
  }
}
