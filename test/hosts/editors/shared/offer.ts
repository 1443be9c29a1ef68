import 'dam-elements/define/asset-picker';
import type { AssetPicker } from 'dam-elements';

/** What the page can do with its editor, whichever it is. */
export interface Offer {
  /** The content as it would be stored. */
  readonly save: () => string;
  /** Replaces the content by what was stored, by way of the editor's own JSON where it has one. */
  readonly load: (html: string) => void;
  readonly setReadOnly: (isReadOnly: boolean) => void;
  readonly destroy: () => unknown;
}

/** What the editor starts with. */
export const content =
  '<p>The first boats came back before dawn.</p><p>Later the market opened.</p>';

/** The page's picker. */
export const picker = find('#picker') as AssetPicker;

/** Where the editor goes. */
export const place = find('#editor');

/** The page's own button, for editors without a toolbar. */
export function addButton(insert: () => void): void {
  place.before(button('Insert an asset', insert));
}

/** Puts the editor's offer into buttons that a person, or a test, can press. */
export function offer({ save, load, setReadOnly, destroy }: Offer): void {
  const saved = document.createElement('textarea');
  saved.ariaLabel = 'Saved';
  document.body.append(
    button('Save', () => (saved.value = save())),
    button('Load', () => load(saved.value)),
    button('Make read-only', () => setReadOnly(true)),
    saved,
  );
  // For what happens to an editor while the dialog keeps the page's buttons out of reach.
  addEventListener('replace-content', () => load('<p>Replaced.</p>'));
  addEventListener('destroy-editor', () => void destroy());
  addEventListener('make-read-only', () => setReadOnly(true));
  document.documentElement.dataset['ready'] = '';
}

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', press);
  return element;
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
