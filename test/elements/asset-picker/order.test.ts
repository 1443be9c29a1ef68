import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { heard, type PickerPage } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { allByRole, byRole, nameOf } from '../arranging/seen.js';
import { until } from '../arranging/until.js';

async function openTray(value: readonly string[] = ids(4), count = 4): Promise<PickerPage> {
  await setViewport({ width: 1200, height: 900 });
  const { page } = await openPicker({ multiple: true, facets: 'none', value }, pictures(count));
  const shown = Math.min(value.length, 4);
  await until('names', () => allByRole(page.picker, 'button', /^Remove p/).length >= shown);
  await page.ready();
  return page;
}

function ids(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `asset-${index + 1}`);
}

const entry = (page: PickerPage, number: number): HTMLButtonElement =>
  page.button(`Size and text of picture ${number}.jpg`);

async function press(page: PickerPage, key: string, ...held: readonly string[]): Promise<void> {
  for (const each of held) await sendKeys({ down: each });
  await sendKeys({ press: key });
  for (const each of held) await sendKeys({ up: each });
  await page.picker.updateComplete;
}

/** The name of what has the focus in the picker. */
function focused({ picker }: PickerPage): string {
  const element = picker.shadowRoot?.activeElement;
  return element ? nameOf(element) : '';
}

/** Drags one that is chosen onto another, as a browser tells of it. */
function drag(page: PickerPage, from: number, onto: number, transfer = new DataTransfer()): void {
  const tell = (target: Element, type: string): boolean =>
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }),
    );
  tell(entry(page, from), 'dragstart');
  tell(entry(page, onto), 'dragover');
  tell(entry(page, onto), 'drop');
}

describe('the order of what is chosen', () => {
  it('is changed by dragging one onto the place of another, and announced', async () => {
    const page = await openTray();
    const changes = heard('selection-change');
    drag(page, 1, 3);
    await page.picker.updateComplete;
    expect(page.picker.value).to.deep.equal(['asset-2', 'asset-3', 'asset-1', 'asset-4']);
    expect(page.announced).to.equal('picture 1.jpg is now 3 of 4');
    drag(page, 4, 2);
    expect(page.picker.value).to.deep.equal(['asset-4', 'asset-2', 'asset-3', 'asset-1']);
    expect(changes.length).to.equal(2);
  });

  it('takes nothing for one of its own that is dragged in from elsewhere', async () => {
    const page = await openTray();
    const transfer = new DataTransfer();
    transfer.setData('text/plain', 'asset-4');
    const event = { bubbles: true, cancelable: true, dataTransfer: transfer };
    expect(entry(page, 1).dispatchEvent(new DragEvent('dragover', event))).to.equal(true);
    entry(page, 1).dispatchEvent(new DragEvent('drop', event));
    expect(page.picker.value).to.deep.equal(ids(4));
  });

  it('is changed by Alt and the arrows, and the focus goes along', async () => {
    const page = await openTray();
    entry(page, 4).focus();
    await press(page, 'ArrowLeft', 'Alt');
    expect(page.picker.value).to.deep.equal(['asset-1', 'asset-2', 'asset-4', 'asset-3']);
    expect(page.announced).to.equal('picture 4.jpg is now 3 of 4');
    await until('the focus', () => focused(page) === 'Size and text of picture 4.jpg');
    await press(page, 'ArrowLeft', 'Alt');
    await press(page, 'ArrowLeft', 'Alt');
    await press(page, 'ArrowLeft', 'Alt');
    expect(page.picker.value[0]).to.equal('asset-4');
    await until('the focus', () => focused(page) === 'Size and text of picture 4.jpg');
  });

  it('follows the arrows as the page is read, also from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const page = await openTray();
    entry(page, 4).focus();
    await press(page, 'ArrowRight', 'Alt');
    document.documentElement.removeAttribute('dir');
    expect(page.picker.value).to.deep.equal(['asset-1', 'asset-2', 'asset-4', 'asset-3']);
  });

  it('is changed by buttons for the one whose details are shown', async () => {
    const page = await openTray();
    entry(page, 2).click();
    await page.picker.updateComplete;
    page.press('Move earlier');
    await page.picker.updateComplete;
    expect(page.picker.value).to.deep.equal(['asset-2', 'asset-1', 'asset-3', 'asset-4']);
    expect(page.button('Move earlier').ariaDisabled).to.equal('true');
    page.press('Move earlier');
    page.press('Move later');
    await page.picker.updateComplete;
    expect(page.picker.value).to.deep.equal(['asset-1', 'asset-2', 'asset-3', 'asset-4']);
    expect(page.announced).to.equal('picture 2.jpg is now 2 of 4');
  });

  it('is the order that the page gets', async () => {
    const page = await openTray();
    drag(page, 4, 1);
    const picks = heard('asset-pick');
    page.press('Insert 4');
    await until('the pick', () => picks.length === 1);
    const [pick] = picks;
    expect(pick?.detail.items.map(({ id }) => id)).to.deep.equal([
      ...['asset-4', 'asset-1', 'asset-2', 'asset-3'],
    ]);
  });

  it('stays as it is in a picker that is disabled', async () => {
    const page = await openTray();
    page.picker.disabled = true;
    await page.picker.updateComplete;
    drag(page, 1, 3);
    expect(page.picker.value).to.deep.equal(ids(4));
  });
});

describe('the tray by ear', () => {
  const places = (page: PickerPage): readonly string[] =>
    allByRole(page.picker, 'button', /^Size and text of/).map(
      (button) =>
        `${/\d/.exec(nameOf(button))?.[0] ?? ''}: ${button.ariaDescription?.slice(0, 6) ?? ''}`,
    );

  it('says the place of each, also once it is another', async () => {
    const page = await openTray();
    expect(places(page)).to.deep.equal(['1: 1 of 4', '2: 2 of 4', '3: 3 of 4', '4: 4 of 4']);
    entry(page, 4).focus();
    await press(page, 'ArrowLeft', 'Alt');
    expect(places(page)).to.deep.equal(['1: 1 of 4', '2: 2 of 4', '4: 3 of 4', '3: 4 of 4']);
    page.press('Remove picture 1.jpg');
    await page.picker.updateComplete;
    expect(places(page)).to.deep.equal(['2: 1 of 3', '4: 2 of 3', '3: 3 of 3']);
  });

  it('says its keys once, for the whole list, if there is more than one', async () => {
    const page = await openTray(ids(2));
    const said = (): string => byRole(page.picker, 'list', 'Selected assets').ariaDescription ?? '';
    expect(said()).to.match(/^Arrow keys go to the next/);
    page.press('Remove picture 1.jpg');
    await page.picker.updateComplete;
    expect(said()).to.equal('');
  });
});

describe('the tray by keyboard', () => {
  it('is one stop, with the arrows inside it', async () => {
    const page = await openTray();
    const entries = allByRole(page.picker, 'button', /^Size and text of/);
    expect(entries.filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1);
    entry(page, 4).focus();
    await press(page, 'ArrowLeft');
    await until('the one before', () => focused(page) === 'Size and text of picture 3.jpg');
    expect(entry(page, 3).ariaPressed).to.equal('true');
    expect(page.picker.value).to.deep.equal(ids(4));
  });

  it('takes away by Delete, and goes to the next', async () => {
    const page = await openTray();
    entry(page, 2).focus();
    await press(page, 'Delete');
    expect(page.picker.value).to.deep.equal(['asset-1', 'asset-3', 'asset-4']);
    await until('the next', () => focused(page) === 'Size and text of picture 3.jpg');
  });
});

describe('a long choice', () => {
  it('is drawn in parts, and every one can be reached', async () => {
    const page = await openTray(ids(100), 100);
    const names = (): readonly string[] =>
      allByRole(page.picker, 'button', /^Remove /).map((button) => nameOf(button));
    expect(names().length).to.be.lessThan(50);
    expect(names()).to.include('Remove picture 100.jpg');
    page.press('80 before');
    await page.picker.updateComplete;
    expect(names().length).to.be.lessThan(50);
    page.press('40 before');
    await page.picker.updateComplete;
    await until('the first', () => names().includes('Remove picture 1.jpg'));
    page.press('60 more');
    await page.picker.updateComplete;
    await until('those between', () => names().includes('Remove picture 41.jpg'));
  });

  it('asks only for what is seen of it, until it is confirmed', async () => {
    await setViewport({ width: 1200, height: 900 });
    const value = ids(150);
    const { page, wire } = await openPicker({ multiple: true, value }, pictures(150));
    await until('names', () => page.has('button', 'Remove picture 150.jpg'));
    await page.ready();
    await until('the rest of what is seen', () => wire.details.length > 5);
    expect(new Set(wire.details).size).to.be.lessThan(60);
    const picks = heard('asset-pick');
    page.press('Insert 150');
    await until('the pick', () => picks.length === 1);
    expect(picks[0]?.detail.items.length).to.equal(150);
    expect(new Set(wire.details).size).to.equal(150);
    expect(wire.details.length).to.equal(150);
  });
});
