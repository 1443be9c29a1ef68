import 'dam-elements/define/asset-picker';
import { pickAssets, type AssetPick, type AssetPicker } from 'dam-elements';
import './page.css';

/** What a dialog of the page holds: a picker, or a button that opens one. */
export type Contents = 'picker' | 'button';

/** Fills a dialog. A framework calls it with null when it takes the place away. */
export const fill: Readonly<Record<Contents, (place: HTMLElement | null) => void>> = {
  picker: (place) => place?.replaceChildren(createPicker()),
  button: (place) => place?.replaceChildren(createButton('Choose assets', () => void choose())),
};

/** Puts the buttons into the page that open its dialog. */
export function offer(open: (contents: Contents) => void): void {
  document.querySelector('main')?.append(
    createButton('Open a picker', () => open('picker')),
    createButton('Open a button', () => open('button')),
  );
  document.documentElement.dataset['ready'] = '';
}

/** Notes in the page that its dialog has closed. */
export function noteClosed(): void {
  note('closed');
}

function createPicker(): AssetPicker {
  const picker = document.createElement('asset-picker');
  picker.multiple = true;
  for (const [name, value] of Object.entries(settings())) picker.setAttribute(name, value);
  picker.addEventListener('asset-pick', ({ detail }) => notePick(detail));
  return picker;
}

async function choose(): Promise<void> {
  const options = Object.entries(settings()).map(([name, value]) => [
    name.replace(/-\w/g, (match) => match.slice(1).toUpperCase()),
    value,
  ]);
  notePick(await pickAssets({ ...Object.fromEntries(options), multiple: true }));
}

function settings(): Record<string, string> {
  const connection = document.querySelector('#settings')?.textContent ?? '';
  return { ...JSON.parse(connection), 'redirect-uri': '/dam/callback.html' };
}

function notePick(pick: AssetPick | undefined): void {
  note(pick ? `picked ${pick.items.map(({ filename }) => filename).join(' and ')}` : 'cancelled');
}

function note(text: string): void {
  document.querySelector('output')?.append(`${text}; `);
}

function createButton(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', press);
  return button;
}

// Shortcuts, as pages with tools to draw or to write have them.
document.addEventListener('keydown', ({ key, target }) => {
  if (!(target instanceof HTMLInputElement) && /^(\w|Backspace|Delete)$/.test(key))
    note(`shortcut ${key}`);
});
