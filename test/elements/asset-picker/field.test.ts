import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { confirm, openField, openList, told, type FieldPage } from '../arranging/field.js';
import { heard } from '../arranging/picker-page.js';
import { nameOf } from '../arranging/seen.js';
import { settled, until } from '../arranging/until.js';

/** What has the focus in the picker, by its name. */
function focused({ picker }: FieldPage): string | undefined {
  const element = picker.shadowRoot?.activeElement;
  return element ? nameOf(element) : undefined;
}

describe('a picker as a field', () => {
  it('is a button while it is empty, and asks the service for nothing', async () => {
    const { page, picker, wire } = await openField();
    expect(page.has('button', 'Choose an asset')).to.equal(true);
    expect(page.words).to.include('Nothing chosen');
    expect(picker.getBoundingClientRect().height).to.be.within(30, 80);
    await settled();
    expect(wire.sent).to.deep.equal([]);
  });

  it('takes what the person confirms, shows its name, and has the focus again', async () => {
    const field = await openField();
    const { page, picker, names } = field;
    const picks = heard('asset-pick');
    await openList(field);
    await page.choose('picture 2.jpg');
    expect(picker.value).to.deep.equal([]);
    expect(names()).to.deep.equal([]);
    await confirm(field);
    expect(picks[0]?.detail.items.map(({ id }) => id)).to.deep.equal(['asset-2']);
    expect(picker.value).to.deep.equal(['asset-2']);
    await until('the name', () => names().join() === 'picture 2.jpg');
    expect(page.announced).to.equal('1 selected');
    expect(focused(field)).to.equal('Change');
    expect(picker.getBoundingClientRect().height).to.be.below(120);
  });

  it('takes it without a name too, and again', async () => {
    const field = await openField({ name: '', multiple: true });
    await openList(field);
    await field.page.choose('picture 1.jpg');
    await confirm(field);
    await openList(field);
    expect(field.page.selected).to.deep.equal(['picture 1.jpg']);
    await field.page.choose('picture 3.jpg');
    await confirm(field);
    await until('the names', () => field.names().join() === 'picture 1.jpg,picture 3.jpg');
    expect(field.picker.value).to.deep.equal(['asset-1', 'asset-3']);
  });

  for (const [way, giveUp] of [
    ['Cancel', ({ page }) => page.press('Cancel')],
    ['Escape', () => sendKeys({ press: 'Escape' })],
  ] as const satisfies readonly (readonly [string, (field: FieldPage) => unknown])[]) {
    it(`keeps what it had when the person gives up by ${way}`, async () => {
      const field = await openField({ multiple: true, value: ['asset-3'] });
      const { page, picker, names } = field;
      await until('the name', () => names().join() === 'picture 3.jpg');
      const events = told(field, 'input', 'change', 'picker-cancel');
      await openList(field);
      await page.choose('picture 1.jpg', 'picture 3.jpg');
      expect(names()).to.deep.equal(['picture 3.jpg']);
      await giveUp(field);
      await until('no dialog', () => !page.has('dialog'));
      expect(events).to.deep.equal(['picker-cancel']);
      expect(picker.value).to.deep.equal(['asset-3']);
      expect(names()).to.deep.equal(['picture 3.jpg']);
      expect(focused(field)).to.equal('Change');
    });
  }

  it('opens by the method and by the attribute too', async () => {
    const field = await openField();
    const { page, picker } = field;
    const outcome = picker.show();
    await until('the results', () => page.options.length === 3);
    picker.close();
    expect(await outcome).to.equal(undefined);
    picker.setAttribute('open', '');
    await until('the dialog', () => page.has('dialog', 'Choose an asset'));
  });

  it('shows names for its value, and searches for nothing before it is opened', async () => {
    const field = await openField({ multiple: true, value: ['asset-3', 'asset-1'] });
    const { wire, names } = field;
    await until('the names', () => names().join() === 'picture 3.jpg,picture 1.jpg');
    expect(wire.searches.length).to.equal(0);
    expect([...wire.details].sort()).to.deep.equal(['asset-1', 'asset-3']);
    await openList(field);
    expect(wire.searches.length).to.equal(1);
    expect(field.page.selected).to.deep.equal(['picture 1.jpg', 'picture 3.jpg']);
  });

  it('shows the order of several, and says how many there are', async () => {
    const field = await openField({ multiple: true, max: 3, value: ['asset-2', 'asset-1'] });
    await until('the names', () => field.names().length === 2);
    const lines = [...(field.picker.shadowRoot?.querySelectorAll('ol li') ?? [])];
    const words = lines.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
    expect(words).to.deep.equal(['1 picture 2.jpg', '2 picture 1.jpg']);
    expect(field.page.words).to.include('2 of 3 selected');
  });
});

describe('a button beside each name in a field', () => {
  it('takes it away, tells the page, and leaves the keyboard in the field', async () => {
    const field = await openField({ multiple: true, value: ['asset-1', 'asset-2', 'asset-3'] });
    const { page, picker } = field;
    await until('the names', () => field.names().length === 3);
    const events = told(field, 'input', 'change', 'selection-change');
    page.button('Remove picture 2.jpg').focus();
    page.press('Remove picture 2.jpg');
    expect(picker.value).to.deep.equal(['asset-1', 'asset-3']);
    expect(field.sent()).to.deep.equal(['asset-1', 'asset-3']);
    expect(events).to.deep.equal(['input', 'change', 'selection-change']);
    await picker.updateComplete;
    expect(page.announced).to.equal('2 selected');
    expect(focused(field)).to.equal('Remove picture 1.jpg');
  });

  it('leads back to the field’s button with the last of them', async () => {
    const field = await openField({ value: ['asset-1'] });
    await until('the name', () => field.names().length === 1);
    field.page.button('Remove picture 1.jpg').focus();
    field.page.press('Remove picture 1.jpg');
    await until('the focus', () => focused(field) === 'Choose an asset');
    expect(field.sent()).to.deep.equal([]);
  });
});
