import { copyText } from '../copy.js';
import { loadLive } from '../elements.js';
import { find } from '../find.js';
import { pairsOf } from './contrast.js';
import {
  cssOf,
  fromFragment,
  limits,
  propertiesOf,
  themes,
  toFragment,
  type Colours,
  type Scheme,
  type Theme,
} from './theme.js';

const plain = Object.values(themes)[0] as Theme;
const colourNames = ['surface', 'text', 'accent'] as const;
const lengthNames = ['radius', 'size', 'card'] as const;

/** The editor of themes: colours and lengths, their contrast, a picker that has them, and the CSS. */
class ThemeEditor extends HTMLElement {
  #theme: Theme = plain;
  #scheme: Scheme = 'light';

  connectedCallback(): void {
    this.#theme = fromFragment(location.hash, plain);
    this.#scheme = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
    const radio = find(this, `[name="scheme"][value="${this.#scheme}"]`, HTMLInputElement);
    radio.checked = true;
    this.#find('[data-schemes]').addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      this.#scheme = target.value === 'dark' ? 'dark' : 'light';
      this.#draw();
    });
    for (const name of colourNames) {
      const field = find(this, `[name="${name}"]`, HTMLInputElement);
      field.addEventListener('input', () => this.#setColours({ [name]: field.value }));
    }
    for (const name of lengthNames) {
      const field = find(this, `[name="${name}"]`, HTMLInputElement);
      [field.min, field.max] = limits[name].map(String) as [string, string];
      field.addEventListener('input', () =>
        this.#set({ ...this.#theme, [name]: Number(field.value) }),
      );
    }
    this.#find('[data-themes]').addEventListener('click', ({ target }) => {
      const name = target instanceof HTMLButtonElement ? target.textContent.trim() : '';
      const theme = themes[name];
      if (theme) this.#set(theme);
    });
    this.#find('[data-copy]').addEventListener(
      'click',
      () => void copyText(cssOf(this.#theme), this.#find('[data-copy]')),
    );
    addEventListener('hashchange', () => {
      this.#theme = fromFragment(location.hash, plain);
      this.#draw();
    });
    this.#draw();
    void this.#start();
  }

  async #start(): Promise<void> {
    const stage = this.#find('[data-stage]');
    try {
      const { copy } = await loadLive(this.dataset['base'] ?? '/');
      stage.replaceChildren(copy(find(this, 'template', HTMLTemplateElement)));
    } catch {
      stage.textContent =
        'The example needs a service worker, which this browser or window does not allow.';
    }
  }

  #setColours(changed: Partial<Colours>): void {
    this.#set({ ...this.#theme, [this.#scheme]: { ...this.#theme[this.#scheme], ...changed } });
  }

  #set(theme: Theme): void {
    this.#theme = theme;
    history.replaceState(history.state, '', toFragment(theme));
    this.#draw();
  }

  #draw(): void {
    const theme = this.#theme;
    const colours = theme[this.#scheme];
    for (const name of colourNames)
      find(this, `[name="${name}"]`, HTMLInputElement).value = colours[name];
    for (const name of lengthNames) {
      find(this, `[name="${name}"]`, HTMLInputElement).value = String(theme[name]);
      this.#find(`[data-length="${name}"]`).textContent = `${theme[name]} px`;
    }
    const stage = this.#find('[data-stage]');
    stage.style.colorScheme = this.#scheme;
    stage.style.backgroundColor = colours.surface;
    stage.style.color = colours.text;
    for (const [name, value] of propertiesOf(theme, this.#scheme))
      stage.style.setProperty(name, value);
    this.#find('[data-css]').textContent = cssOf(theme);
    this.#drawContrast(colours);
  }

  #drawContrast(colours: Colours): void {
    const rows = pairsOf(colours).map(({ what, front, back, ratio, needed }) => {
      const row = document.createElement('li');
      const sample = document.createElement('span');
      sample.className = 'sample';
      sample.textContent = 'Aa';
      sample.ariaHidden = 'true';
      sample.style.color = front;
      sample.style.backgroundColor = back;
      const enough = ratio >= needed;
      // Rounded down, so that what is too little never looks like enough.
      const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
      const words = document.createElement('span');
      words.textContent = what;
      const verdict = document.createElement('strong');
      verdict.textContent = enough ? `${shown} ✓` : `${shown}, needs ${needed}`;
      verdict.dataset['enough'] = String(enough);
      row.append(sample, words, verdict);
      return row;
    });
    this.#find('[data-contrast]').replaceChildren(...rows);
  }

  #find(selector: string): HTMLElement {
    return find(this, selector, HTMLElement);
  }
}

customElements.define('theme-editor', ThemeEditor);
