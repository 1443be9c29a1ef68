import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { heard } from '../arranging/picker-page.js';
import { pictures, record } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';

/** Two clicks at once, counted as browsers do. */
function doubleClick(card: Element): void {
  for (const detail of [1, 2])
    card.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
}

describe('choosing one', () => {
  it('puts the newly chosen in the place of the one before', async () => {
    const { page, picker } = await openPicker();
    await page.choose('picture 1.jpg', 'picture 3.jpg');
    expect(page.selected).to.deep.equal(['picture 3.jpg']);
    expect(picker.value).to.deep.equal(['asset-3']);
  });

  it('is ticked, and nothing else is', async () => {
    const { page } = await openPicker();
    const ticks = (name: string): number =>
      [...page.option(name).querySelectorAll('*')].filter((element) => {
        const { content, borderBottomWidth } = getComputedStyle(element, '::before');
        const isShown = element.checkVisibility({ visibilityProperty: true });
        return content === '""' && parseFloat(borderBottomWidth) > 0 && isShown;
      }).length;
    await page.choose('picture 1.jpg', 'picture 3.jpg');
    await until('the tick', () => ticks('picture 3.jpg') === 1);
    expect(ticks('picture 1.jpg')).to.equal(0);
  });

  it('takes the choice away when it is pressed again', async () => {
    const { page, picker } = await openPicker();
    await page.choose('picture 1.jpg', 'picture 1.jpg');
    expect(picker.value).to.deep.equal([]);
    expect(page.button('Insert').disabled).to.equal(true);
    expect(page.words).to.include('Select an asset');
  });

  it('is picked at once by a double click', async () => {
    const { page, picker } = await openPicker({ value: ['asset-2'] });
    const picks = heard('asset-pick');
    doubleClick(page.option('picture 2.jpg'));
    await until('the pick', () => picks.length === 1);
    expect(picks[0]?.detail.items.map(({ id }) => id)).to.deep.equal(['asset-2']);
    expect(picker.value).to.deep.equal([]);
  });

  it('takes the first of several ids that the host gives', async () => {
    const { picker } = await openPicker({ value: ['asset-2', 'asset-1'] });
    expect(picker.value).to.deep.equal(['asset-2']);
  });
});

describe('choosing several', () => {
  it('keeps the person’s order, also of what another search found', async () => {
    const { page, picker } = await openPicker({ multiple: true });
    await page.choose('picture 3.jpg');
    await page.search('"picture 1"');
    await page.choose('picture 1.jpg');
    expect(picker.value).to.deep.equal(['asset-3', 'asset-1']);
    expect(page.button(/Insert/).textContent.trim()).to.equal('Insert 2');
    expect(page.announced).to.equal('2 selected');
  });

  it('takes a double click for one', async () => {
    const { page, picker } = await openPicker({ multiple: true });
    const picks = heard('asset-pick');
    doubleClick(page.option('picture 2.jpg'));
    await until('the links', () => page.has('button', /^Insert/));
    await page.ready();
    expect(picker.value).to.deep.equal(['asset-2']);
    expect(picks).to.deep.equal([]);
  });

  it('refuses more than the most, and says so to everybody', async () => {
    const { page, picker } = await openPicker({ multiple: true, max: 2 });
    const changes = heard('selection-change');
    await page.choose('picture 1.jpg', 'picture 2.jpg', 'picture 3.jpg');
    expect(picker.value).to.deep.equal(['asset-1', 'asset-2']);
    expect(page.selected).not.to.include('picture 3.jpg');
    expect(page.words).to.include('at most 2 assets');
    expect(page.announced).to.include('at most 2 assets');
    expect(changes.length).to.equal(2);

    await page.choose('picture 1.jpg', 'picture 3.jpg');
    expect(picker.value).to.deep.equal(['asset-2', 'asset-3']);
    expect(page.words).not.to.include('Remove one first');
  });

  it('explains how many are needed, and waits for them', async () => {
    const { page } = await openPicker({ multiple: true, min: 2 });
    expect(page.words).to.include('Select at least 2 assets');
    await page.choose('picture 1.jpg');
    expect(page.button('Insert').disabled).to.equal(true);
    expect(page.words).to.include('Select at least 2 assets');
    await page.choose('picture 2.jpg');
    expect(page.button('Insert 2').disabled).to.equal(false);
  });

  it('takes away one, and all, of what is chosen', async () => {
    const { page, picker } = await openPicker({ multiple: true });
    await page.choose('picture 1.jpg', 'picture 2.jpg', 'picture 3.jpg');
    page.press('Remove picture 2.jpg');
    expect(picker.value).to.deep.equal(['asset-1', 'asset-3']);
    await picker.updateComplete;
    expect(page.selected).to.deep.equal(['picture 1.jpg', 'picture 3.jpg']);
    page.press('Clear selection');
    expect(picker.value).to.deep.equal([]);
  });

  it('keeps the focus in the picker when what had it is taken away', async () => {
    const { page, picker } = await openPicker({ multiple: true });
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    page.button('Remove picture 2.jpg').focus();
    page.press('Remove picture 2.jpg');
    await picker.updateComplete;
    expect(document.activeElement === picker).to.equal(true);
    page.button('Clear selection').focus();
    page.press('Clear selection');
    await picker.updateComplete;
    expect(document.activeElement === picker).to.equal(true);
  });

  it('calls the list one in which several can be chosen', async () => {
    const { page, picker } = await openPicker({ multiple: true });
    expect(page.grid.ariaMultiSelectable).to.equal('true');
    picker.multiple = false;
    await picker.updateComplete;
    expect(page.grid.ariaMultiSelectable).not.to.equal('true');
  });
});

describe('what cannot be chosen', () => {
  const past = Date.UTC(2020, 0, 1);
  const records = [
    record(1),
    record(2, { filename: 'expired.jpg', expires: past }),
    record(3, { filename: 'embargo.jpg', released: Date.UTC(2100, 0, 1) }),
  ];

  it('says why, and is refused', async () => {
    const { page, picker } = await openPicker({}, records);
    const reasons = { 'expired.jpg': 'Expired', 'embargo.jpg': 'Available from' };
    for (const [filename, reason] of Object.entries(reasons)) {
      const option = page.option(filename);
      expect(option.ariaDisabled).to.equal('true');
      await until('the reason', () => option.textContent.includes(reason));
      await page.choose(filename);
      expect(page.announced).to.include(reason);
    }
    expect(picker.value).to.deep.equal([]);
  });

  it('can still be taken away where it was chosen before it lapsed', async () => {
    const { page, picker } = await openPicker({ value: ['asset-2'] }, records);
    await page.choose('expired.jpg');
    expect(picker.value).to.deep.equal([]);
  });
});

describe('the choice', () => {
  it('outlives searches and failures', async () => {
    const { page, picker, wire } = await openPicker({ multiple: true });
    await page.choose('picture 2.jpg');
    await page.search('zeppelin');
    expect(picker.value).to.deep.equal(['asset-2']);
    const mend = wire.spoil(() => new Response('', { status: 500 }));
    picker.reload();
    await until('the failure', () => page.words.includes('has a problem'));
    expect(picker.value).to.deep.equal(['asset-2']);
    await until('it in the tray', () => page.has('button', 'Remove picture 2.jpg'));
    mend();
  });

  it('is told to the host only when the person has changed it', async () => {
    const changes = heard('selection-change');
    const { page, picker } = await openPicker({ multiple: true, value: ['asset-1'] });
    picker.value = ['asset-2', 'asset-3'];
    await page.search('picture');
    picker.setAttribute('value', 'asset-1');
    await picker.updateComplete;
    expect(changes).to.deep.equal([]);
    await page.choose('picture 3.jpg');
    expect(changes.map(({ detail }) => detail)).to.deep.equal([{ ids: ['asset-1', 'asset-3'] }]);
  });

  it('stays where a host closes a picker that stands in the page', async () => {
    const { page, picker } = await openPicker();
    await page.choose('picture 2.jpg');
    const outcome = picker.show();
    picker.close();
    expect(await outcome).to.equal(undefined);
    expect(picker.value).to.deep.equal(['asset-2']);
  });

  it('is what the host says, by name where it is known and by id where it is not', async () => {
    const { page } = await openPicker({ multiple: true, value: ['asset-2', 'gone-9'] });
    await until('the name', () => page.has('button', 'Remove picture 2.jpg'));
    expect(page.has('button', 'Remove gone-9')).to.equal(true);
    expect(page.selected).to.deep.equal(['picture 2.jpg']);
  });

  it('is read from text too, as frameworks hand attributes to properties', async () => {
    const { picker } = await openPicker({ multiple: true });
    Object.assign(picker, { value: 'asset-1, asset-2' });
    expect(picker.value).to.deep.equal(['asset-1', 'asset-2']);
    Object.assign(picker, { value: null });
    expect(picker.value).to.deep.equal([]);
  });

  it('cannot be changed in a picker that is disabled', async () => {
    const { page, picker } = await openPicker({ multiple: true, value: ['asset-1'] }, pictures(3));
    await until('its name', () => page.has('button', 'Remove picture 1.jpg'));
    picker.disabled = true;
    await picker.updateComplete;
    const changes = heard('selection-change');
    const picks = heard('asset-pick');
    await page.choose('picture 2.jpg');
    for (const name of ['Remove picture 1.jpg', 'Clear selection', 'Insert']) {
      expect(page.button(name).matches(':disabled'), name).to.equal(true);
      page.press(name);
    }
    await settled();
    expect(changes).to.deep.equal([]);
    expect(picks).to.deep.equal([]);
    expect(picker.value).to.deep.equal(['asset-1']);
  });
});
