import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { pickAssets, type AssetPicker } from '../../../src/index.js';
import { library, openPicker, place, stage } from '../arranging/picker.js';
import { PickerPage } from '../arranging/picker-page.js';
import { settled, until } from '../arranging/until.js';

const pageListens = new AbortController();

/** The events of these types that come to the document, as shortcuts and dialog libraries listen. */
function leaked(...types: readonly string[]): readonly string[] {
  const events: string[] = [];
  for (const type of types) {
    document.addEventListener(type, () => events.push(type), { signal: pageListens.signal });
  }
  return events;
}

/** A dialog of the page's own, as many libraries make one, with a button that has the focus. */
function openHostDialog(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  const opener = document.createElement('button');
  dialog.append(opener);
  stage().append(dialog);
  opener.focus();
  return dialog;
}

describe('what is typed in a picker', () => {
  it('is no shortcut of the page, but Tab and Escape are heard by it', async () => {
    const { page } = await openPicker();
    const keys = leaked('keydown', 'keyup');
    page.searchBox.focus();
    await sendKeys({ type: 'abc' });
    await sendKeys({ press: 'Delete' });
    expect(keys).to.deep.equal([]);
    await sendKeys({ press: 'Escape' });
    await until('the empty box', () => page.searchBox.value === '');
    await sendKeys({ press: 'Escape' });
    await until('the key', () => keys.includes('keydown'));
  });
});

describe('a dialog over a dialog of the page', () => {
  it('can be clicked where the page has switched off pointers', async () => {
    document.body.style.pointerEvents = 'none';
    try {
      const page = place({ client: library().client, mode: 'dialog' });
      void page.picker.show();
      await until('the results', () => page.options.length === 3);
      const { x, y, width, height } = page.button('Cancel').getBoundingClientRect();
      expect(document.elementFromPoint(x + width / 2, y + height / 2) === page.picker).to.equal(
        true,
      );
    } finally {
      document.body.style.pointerEvents = '';
    }
  });

  it('lets the page hear of no click, wheel, touch, focus or key in it', async () => {
    const page = place({ client: library().client, mode: 'dialog', multiple: true });
    void page.picker.show();
    await until('the results', () => page.options.length === 3);
    const events = leaked('pointerdown', 'mousedown', 'click', 'wheel', 'touchstart', 'focusin');
    const keys = leaked('keydown', 'keyup');
    const option = page.option('picture 2.jpg');
    for (const type of ['pointerdown', 'mousedown', 'wheel', 'touchstart']) {
      option.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    }
    await page.choose('picture 2.jpg');
    page.searchBox.focus();
    await sendKeys({ press: 'Tab' });
    expect(events).to.deep.equal([]);
    expect(keys).to.deep.equal([]);
    expect(page.selected).to.deep.equal(['picture 2.jpg']);
  });

  it('closes by Escape before a page hears of it that listens on the way down', async () => {
    let closed = 0;
    const close = ({ key }: KeyboardEvent): void => void (closed += Number(key === 'Escape'));
    document.addEventListener('keydown', close, { capture: true });
    try {
      const page = place({ client: library().client, mode: 'dialog' });
      const outcome = page.picker.show();
      await until('the results', () => page.options.length === 3);
      await until('the focus', () => page.picker.shadowRoot?.activeElement === page.searchBox);
      await sendKeys({ press: 'Escape' });
      expect(await outcome).to.equal(undefined);
      await settled();
      expect(closed).to.equal(0);
    } finally {
      document.removeEventListener('keydown', close, { capture: true });
    }
  });

  it('ends a press before a page hears of it that listens on the way down', async () => {
    const page = place({ client: library().client, mode: 'dialog' });
    void page.picker.show();
    await until('the results', () => page.options.length === 3);
    const heard: string[] = [];
    const releases = ['pointerup', 'touchend'];
    const listener = ({ type }: Event): void => void heard.push(type);
    for (const type of releases) document.addEventListener(type, listener, true);
    const release = (target: Element): void => {
      for (const type of releases) {
        target.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      }
    };
    release(page.option('picture 2.jpg'));
    expect(heard).to.deep.equal([]);
    release(stage());
    expect(heard).to.deep.equal(releases);
    for (const type of releases) document.removeEventListener(type, listener, true);
  });

  it('opens within it when it is opened by a call, and gives the focus back', async () => {
    const dialog = openHostDialog();
    const opener = document.activeElement;
    let left = 0;
    dialog.addEventListener('focusout', ({ relatedTarget }) => {
      if (!dialog.contains(relatedTarget as Node | null)) left += 1;
    });
    const outcome = pickAssets({ client: library().client });
    const picker = await until('the picker', () =>
      dialog.querySelector<AssetPicker>('asset-picker'),
    );
    const page = new PickerPage(picker);
    await until('the results', () => page.options.length === 3);
    page.press('Cancel');
    expect(await outcome).to.equal(undefined);
    await until('the focus', () => document.activeElement === opener);
    expect(left).to.equal(0);
    expect(dialog.isConnected).to.equal(true);
  });
});

after(() => pageListens.abort());
