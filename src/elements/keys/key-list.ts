import { html, nothing, render, type TemplateResult } from 'lit';
import { keyMessagesFor } from '../../text/english/keys.js';
import { selectionMessagesFor } from '../../text/english/selection.js';
import type { Asset } from '../../model/asset/asset.js';
import { closeOnEscape } from '../picker/close-on-escape.js';
import type { PickerContext } from '../picker/picker-context.js';
import { renderIconButton } from '../styles/icon-button.js';
import { closeIcon } from '../styles/icons.js';
import { keyListStyles } from './key-list.styles.js';

/** The keys of each action, in the order of the actions: the names of keys by their index. */
const keysOf: readonly (readonly (number | string)[])[] = [
  ['←', '↑', '↓', '→'],
  [5, 6],
  [3, 4],
  [0],
  [7, '+', '↓'],
  [8, '+', 'A'],
  [1],
  ['?'],
  ['←', '→'],
  ['+', '−'],
  ['0', '1'],
  [10],
  [9, '+', '→'],
  [2],
];

/** Shows the keys of a picker in a dialog. */
export class KeyList {
  readonly #picker: PickerContext<Asset>;
  readonly #dialog = document.createElement('dialog');

  constructor(picker: PickerContext<Asset>) {
    const { root } = picker;
    this.#picker = picker;
    this.#dialog.className = 'keys';
    this.#dialog.setAttribute('aria-labelledby', 'keys-title');
    // Around its content, the dialog itself is empty.
    this.#dialog.addEventListener('click', ({ target }) => target === this.#dialog && this.close());
    const { styleSheet } = keyListStyles;
    if (styleSheet) root.adoptedStyleSheets.push(styleSheet);
    closeOnEscape(
      root,
      () => this.#dialog.open,
      () => this.close(),
    );
  }

  /** Opens the dialog, in the current language. */
  show(): void {
    const { root } = this.#picker;
    root.querySelector('.frame')?.append(this.#dialog);
    if (!this.#dialog.isConnected || this.#dialog.open) return;
    render(this.#render(), this.#dialog);
    this.#dialog.showModal();
  }

  readonly close = (): void => this.#dialog.close();

  #render(): TemplateResult {
    const { host, words, language, selectionWords } = this.#picker;
    const { keysTitle, keyNames, keyActions } = keyMessagesFor(language.language, selectionWords);
    const { preview } = selectionMessagesFor(language.language, selectionWords);
    const [names, actions] = [keyNames.split('|'), keyActions.split('|')];
    if (/Mac|iP/.test(navigator.platform)) names[8] = '⌘';
    const group = (title: string, from: number, end: number): TemplateResult => html`
      <section>
        <h3>${title}</h3>
        <dl>
          ${actions.slice(from, end).map((action, at) => {
            const isForSeveral = /^[45]$/.test(String(from + at));
            return isForSeveral && !host.multiple
              ? nothing
              : renderAction(action, keysOf[from + at] ?? [], names);
          })}
        </dl>
      </section>
    `;
    return html`
      <div class="key-list">
        <header class="heading">
          <h2 id="keys-title">${keysTitle}</h2>
          ${renderIconButton(words.close, closeIcon, this.close)}
        </header>
        <div class="key-groups">
          ${group(words.assets, 0, 7)} ${group(preview, 8, 12)}
          ${host.multiple ? group(words.selection, 12, 14) : nothing} ${group(keysTitle, 7, 8)}
        </div>
      </div>
    `;
  }
}

function renderAction(
  action: string,
  keys: readonly (number | string)[],
  names: readonly string[],
): TemplateResult {
  // Keys pressed together, and arrows, are at the places they have on keyboards.
  const isFixed = keys.length > 2 || keys[0] === '←';
  return html`<div class="fact">
    <dt>${action}</dt>
    <dd dir=${isFixed ? 'ltr' : nothing}>
      ${keys.map((key) => {
        if (key === '+' && keys.length > 2) return '+';
        return html`<kbd>${typeof key === 'number' ? names[key] : key}</kbd> `;
      })}
    </dd>
  </div>`;
}
