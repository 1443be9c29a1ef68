import type { AssetPicker } from '../../../../src/index.js';
import { copyText } from '../copy.js';
import { loadLive, type Live } from '../elements.js';
import { find } from '../find.js';
import { languages } from './code.js';
import { drawControls } from './controls.js';
import { logEvents } from './event-log.js';
import {
  firstSettings,
  fromFragment,
  toFragment,
  withValue,
  type Manifest,
  type Settings,
} from './settings.js';

interface Given {
  readonly manifest: Manifest;
  readonly descriptions: Readonly<Record<string, string>>;
}

/** The playground: controls, the live element, code to copy and what the element dispatches. */
class Playground extends HTMLElement {
  #settings!: Settings;
  #given!: Given;
  #live: Live | undefined;
  #language = 'Markup';

  connectedCallback(): void {
    this.#given = JSON.parse(this.#find('[data-given]').textContent) as Given;
    this.#settings = fromFragment(location.hash, this.#given.manifest);
    const tags = find(this, '[data-tag]', HTMLSelectElement);
    tags.addEventListener('change', () => this.#replace(firstSettings(tags.value)));
    this.#find('[data-reset]').addEventListener('click', () =>
      this.#replace(firstSettings(this.#settings.tag)),
    );
    this.#find('[data-copy]').addEventListener(
      'click',
      () => void copyText(this.#code, this.#find('[data-copy]')),
    );
    this.#find('[data-share]').addEventListener(
      'click',
      () => void copyText(location.href, this.#find('[data-share]')),
    );
    this.#find('[data-languages]').addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      this.#language = target.value;
      this.#drawCode();
    });
    addEventListener('hashchange', () => {
      if (location.hash === toFragment(this.#settings)) return;
      this.#replace(fromFragment(location.hash, this.#given.manifest));
    });
    const stage = this.#find('[data-stage]');
    logEvents(stage, this.#find('[data-events]'), this.#find('[data-pick]'));
    stage.addEventListener('asset-pick', () => this.#readOpen());
    stage.addEventListener('product-pick', () => this.#readOpen());
    stage.addEventListener('picker-cancel', () => this.#readOpen());
    this.#drawControls();
    this.#drawCode();
    void this.#start(stage);
  }

  async #start(stage: HTMLElement): Promise<void> {
    try {
      this.#live = await loadLive(this.dataset['base'] ?? '/');
      this.#drawStage();
    } catch {
      stage.textContent =
        'The playground needs a service worker, which this browser or window does not allow.';
    }
  }

  get #code(): string {
    return languages[this.#language]?.(this.#settings, this.#given.manifest) ?? '';
  }

  #replace(settings: Settings): void {
    this.#settings = settings;
    this.#write();
    this.#drawControls();
    this.#drawCode();
    this.#drawStage();
  }

  readonly #change = (name: string, value: string | undefined): void => {
    this.#settings = withValue(this.#settings, name, value);
    this.#write();
    this.#drawCode();
    const element = this.#element;
    if (value === undefined) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
    this.#drawOpener();
  };

  #write(): void {
    history.replaceState(history.state, '', toFragment(this.#settings));
  }

  /** A dialog closes itself, and its attribute goes. */
  #readOpen(): void {
    if (this.#element?.hasAttribute('open') || !('open' in this.#settings.values)) return;
    this.#settings = withValue(this.#settings, 'open', undefined);
    this.#write();
    this.#drawControls();
    this.#drawCode();
  }

  get #element(): HTMLElement | null {
    return this.#find('[data-stage]').querySelector(this.#settings.tag);
  }

  #drawControls(): void {
    const { manifest, descriptions } = this.#given;
    find(this, '[data-tag]', HTMLSelectElement).value = this.#settings.tag;
    drawControls(
      this.#find('[data-controls]'),
      this.#settings,
      manifest,
      descriptions,
      this.#change,
    );
  }

  #drawCode(): void {
    this.#find('[data-code]').textContent = this.#code;
  }

  #drawStage(): void {
    const live = this.#live;
    if (!live) return;
    const { tag, values } = this.#settings;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
    const elements = [element];
    if (tag === 'facet-panel') {
      // The panel shows what a picker has found.
      const picker = document.createElement('asset-picker');
      picker.id = 'picker';
      picker.setAttribute('base-url', 'https://api.example.com');
      elements.push(picker);
    }
    for (const each of elements) if (each.localName !== 'facet-panel') live.connect(each);
    this.#find('[data-stage]').replaceChildren(...elements);
    this.#drawOpener();
  }

  /** A closed dialog shows nothing: the page has the button that opens it. */
  #drawOpener(): void {
    const stage = this.#find('[data-stage]');
    const existing = stage.querySelector('[data-opener]');
    const isDialog = this.#settings.values['mode'] === 'dialog';
    if (!isDialog) existing?.remove();
    if (!isDialog || existing) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'live-run';
    button.dataset['opener'] = '';
    button.textContent = 'Open the dialog';
    button.addEventListener('click', () => void (this.#element as AssetPicker | null)?.show());
    stage.prepend(button);
  }

  #find(selector: string): HTMLElement {
    return find(this, selector, HTMLElement);
  }
}

customElements.define('element-playground', Playground);
