import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { AssetRecord } from '../../../src/service/index.js';
import { library, openPicker, place } from '../arranging/picker.js';
import { heard, type PickerPage } from '../arranging/picker-page.js';
import { pictures, record } from '../arranging/records.js';
import { ScriptedSource } from '../arranging/scripted-source.js';
import { nameOf } from '../arranging/seen.js';
import { until } from '../arranging/until.js';

/** A person without a mouse: everything here goes by keys alone. */
class Keyboard {
  constructor(readonly page: PickerPage) {}

  /** What has the focus. */
  get at(): HTMLElement | undefined {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element instanceof HTMLElement ? element : undefined;
  }

  /** Presses keys one after the other; `Alt+ArrowLeft` holds one meanwhile. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const chord of keys) {
      const [key = '', ...held] = chord.split('+').reverse();
      for (const each of held) await sendKeys({ down: each });
      await sendKeys({ press: key === 'Space' ? ' ' : key });
      for (const each of held) await sendKeys({ up: each });
      await this.page.picker.updateComplete;
    }
  }

  /** Goes to what is called so by Tab. */
  async goTo(name: RegExp, key = 'Tab'): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (this.at && name.test(nameOf(this.at))) return;
      await this.press(key);
    }
    throw new Error(`Tab never comes to ${name}`);
  }

  /** Goes into the list of assets by Tab. */
  async goToList(): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (this.at?.role === 'gridcell' || this.at?.getAttribute('role') === 'gridcell') return;
      await this.press('Tab');
    }
    throw new Error('Tab never comes to the list');
  }
}

const mixed = [
  record(1, { filename: 'coast.jpg' }),
  record(2, { filename: 'film.mp4', formatType: 'video', format: 'MP4', duration: 61 }),
  record(3, { filename: 'boat.jpg' }),
];

async function open(
  properties: Parameters<typeof openPicker>[0] = {},
  records: readonly AssetRecord[] = mixed,
): Promise<Keyboard> {
  await setViewport({ width: 1200, height: 900 });
  const { page } = await openPicker({ multiple: true, ...properties }, records);
  await until('what chooses several', () => page.has('button', /^Select all/));
  const keyboard = new Keyboard(page);
  page.searchBox.focus();
  return keyboard;
}

const values = ({ page }: Keyboard): string =>
  page.picker.value.map((id) => id.replace('asset-', '')).join(' ');

describe('by keyboard alone a person', () => {
  it('searches, and begins anew', async () => {
    const keyboard = await open();
    await sendKeys({ type: 'boat' });
    await keyboard.press('Enter');
    await until('the result', () => keyboard.page.filenames.join() === 'boat.jpg');
    await sendKeys({ type: 'zzz' });
    await keyboard.press('Enter');
    await until('nothing', () => keyboard.page.words.includes('No assets found'));
    await keyboard.goTo(/^Clear search and filters$/);
    await keyboard.press('Enter');
    await until('all', () => keyboard.page.options.length === 3);
    expect(document.activeElement === keyboard.page.picker).to.equal(true);
  });

  it('filters, and removes the filter', async () => {
    const keyboard = await open();
    await until('the facets', () => keyboard.page.has('checkbox', /^Videos/));
    await keyboard.goTo(/^Videos/);
    await keyboard.press('Space');
    await until('the film', () => keyboard.page.filenames.join() === 'film.mp4');
    await keyboard.goTo(/^Remove filter .*Videos/);
    await keyboard.press('Enter');
    await until('all', () => keyboard.page.options.length === 3);
    expect(document.activeElement === keyboard.page.picker).to.equal(true);
  });

  it('passes all filters by one key', async () => {
    const keyboard = await open();
    await until('the facets', () => keyboard.page.has('checkbox', /^Videos/));
    await keyboard.goTo(/^Show 3 results$/);
    await until('it is seen while it has the focus', () => {
      const { clipPath } = getComputedStyle(keyboard.at ?? document.body);
      return clipPath === 'none';
    });
    await keyboard.press('Enter');
    await until('the list', () => keyboard.at?.role === 'gridcell');
  });

  it('does the whole job, from the search to the asset in a chosen size, in 15 presses of Tab', async () => {
    const keyboard = await open();
    const { picker } = keyboard.page;
    const picks = heard('asset-pick');
    await until('the facets', () => keyboard.page.has('checkbox', /^Videos/));
    let tabs = 0;
    picker.addEventListener('keydown', ({ key }) => (tabs += Number(key === 'Tab')));
    await sendKeys({ type: 'boat' });
    await until('the result', () => keyboard.page.filenames.join() === 'boat.jpg');
    await keyboard.goTo(/^Show 1 result$/);
    await keyboard.press('Enter');
    await until('the list', () => keyboard.at?.role === 'gridcell');
    await keyboard.press('Space');
    await keyboard.page.ready();
    await keyboard.goTo(/^Size(?! and)/);
    const size = keyboard.at as HTMLSelectElement;
    size.selectedIndex = size.options.length - 1;
    size.dispatchEvent(new Event('change'));
    await keyboard.goTo(/^Insert/);
    await keyboard.press('Enter');
    await until('the pick', () => picks.length === 1);
    expect(picks[0]?.detail.items[0]?.embed.name).to.equal('original');
    expect(tabs).to.be.at.most(15);
  });

  it('sets the order, and the layout', async () => {
    const keyboard = await open();
    await keyboard.goTo(/^Sort by/);
    const list = keyboard.at as HTMLSelectElement;
    await keyboard.press('ArrowDown', 'Enter');
    // Where the arrows open a list instead, the letters choose in it.
    if (list.value === '-created_date') await keyboard.press('o', 'Enter');
    await until('the oldest first', () => keyboard.page.filenames[0] === 'boat.jpg');
    await keyboard.goTo(/^List/);
    await keyboard.press('Space');
    await until('lines', () => keyboard.page.grid.ariaColCount === '1');
  });

  it('chooses one, a range and all, and takes one away', async () => {
    const keyboard = await open({ facets: 'none' }, pictures(5));
    await keyboard.goToList();
    await keyboard.press('Space');
    expect(values(keyboard)).to.equal('1');
    // What selects ranges is loaded with the first of them.
    await keyboard.press('ArrowRight', 'Shift+ArrowRight');
    await until('the range', () => values(keyboard) === '1 2 3');
    await keyboard.press('Control+a');
    expect(values(keyboard)).to.equal('1 2 3 4 5');
    await keyboard.press('Space');
    expect(values(keyboard)).to.equal('1 2 4 5');
  });

  it('reorders and removes in the tray, and clears it', async () => {
    const keyboard = await open({ facets: 'none' }, pictures(4));
    await keyboard.goToList();
    await keyboard.press('Control+a');
    await until('all', () => values(keyboard) === '1 2 3 4');
    await keyboard.goTo(/^Size and text of picture/);
    await keyboard.press('Alt+ArrowLeft');
    expect(values(keyboard)).to.equal('1 2 4 3');
    await until('the focus', () => nameOf(keyboard.at ?? document.body).includes('picture 4'));
    await keyboard.goTo(/^Move earlier$/);
    await keyboard.press('Enter');
    expect(values(keyboard)).to.equal('1 4 2 3');
    await keyboard.goTo(/^Remove picture 4/, 'Shift+Tab');
    await keyboard.press('Enter');
    expect(values(keyboard)).to.equal('1 2 3');
    await keyboard.goTo(/^Clear selection$/);
    await keyboard.press('Enter');
    expect(values(keyboard)).to.equal('');
    expect(document.activeElement === keyboard.page.picker).to.equal(true);
  });

  it('sets the size and the text, and confirms', async () => {
    const keyboard = await open({ facets: 'none' });
    const picks = heard('asset-pick');
    await keyboard.goToList();
    await keyboard.press('Space');
    await keyboard.page.ready();
    await until('the text', () => keyboard.page.has('textbox', /^Alt text/));
    await keyboard.goTo(/^Size(?! and)/);
    await keyboard.goTo(/^Alt text/);
    await sendKeys({ type: 'The coast' });
    await keyboard.goTo(/^Insert/);
    await keyboard.press('Enter');
    await until('the pick', () => picks.length === 1);
    expect(picks[0]?.detail.items[0]?.alt).to.include('The coast');
  });

  it('opens a dialog, and cancels by its button and by Escape', async () => {
    const { client } = library(mixed);
    const page = place({ client, mode: 'dialog', multiple: true });
    const keyboard = new Keyboard(page);
    const cancels = heard('picker-cancel');
    for (const way of ['button', 'key']) {
      const outcome = page.picker.show();
      await until('the results', () => page.options.length === 3);
      if (way === 'button') {
        await keyboard.goTo(/^Cancel$/);
        await keyboard.press('Enter');
      } else await keyboard.press('Escape');
      expect(await outcome).to.equal(undefined);
    }
    expect(cancels.length).to.equal(2);
  });

  it('signs in, and out', async () => {
    const { service } = library(mixed);
    const source = new ScriptedSource(service.issueTokens().accessToken, 'signed-out');
    const page = place({ baseUrl: service.baseUrl, tokens: source });
    const keyboard = new Keyboard(page);
    await until('the button', () => page.has('button', 'Sign in'));
    await keyboard.goTo(/^Sign in$/);
    await keyboard.press('Enter');
    expect(source.attempts).to.equal(1);
    expect(document.activeElement === page.picker).to.equal(true);
    await keyboard.goTo(/^Cancel$/);
    await keyboard.press('Enter');
    await until('the button', () => page.has('button', 'Sign in'));
    source.become('signed-in');
    await until('the account', () => page.has('button', /\bAccount\b/));
    expect(document.activeElement === page.picker).to.equal(true);
    await keyboard.goTo(/\bAccount\b/);
    await keyboard.press('Enter');
    await keyboard.goTo(/^Sign out$/);
    await keyboard.press('Enter');
    await until('the end', () => page.has('button', 'Sign in'));
    expect(source.status).to.equal('signed-out');
  });
});
