import { expect } from 'chai';
import { confirm, openField, openList, told } from '../arranging/field.js';
import { stage } from '../arranging/picker.js';
import { until } from '../arranging/until.js';

describe('a field in its form', () => {
  it('sends what was confirmed, goes back with the form, and is restored', async () => {
    const field = await openField({ multiple: true });
    field.picker.setAttribute('value', 'asset-3');
    expect(field.sent()).to.deep.equal(['asset-3']);
    await openList(field);
    await field.page.choose('picture 1.jpg');
    expect(field.sent()).to.deep.equal(['asset-3']);
    await confirm(field);
    expect(field.sent()).to.deep.equal(['asset-3', 'asset-1']);
    field.form.reset();
    expect(field.sent()).to.deep.equal(['asset-3']);
    await until('the name', () => field.names().join() === 'picture 3.jpg');
    field.picker.formStateRestoreCallback('["asset-2","asset-1"]');
    expect(field.sent()).to.deep.equal(['asset-2', 'asset-1']);
    await until('the names', () => field.names().join() === 'picture 2.jpg,picture 1.jpg');
  });

  it('sends input and change for a changed choice, and for nothing else', async () => {
    const field = await openField({ multiple: true, value: ['asset-2'] });
    const { page, picker } = field;
    const events = told(field, 'input', 'change');
    await openList(field);
    await page.search('picture');
    await page.choose('picture 1.jpg');
    await page.choose('picture 1.jpg');
    await confirm(field);
    picker.value = ['asset-3'];
    await picker.updateComplete;
    expect(events).to.deep.equal([]);
    await openList(field);
    await page.choose('picture 1.jpg');
    await confirm(field);
    expect(events).to.deep.equal(['input', 'change']);
  });

  it('holds the form up while it lacks a choice, and says so where it stands', async () => {
    const field = await openField({ required: true });
    const { form, page, picker } = field;
    let submitted = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted += 1;
    });
    form.requestSubmit();
    await until('the words', () => page.words.includes('Select at least 1 asset.'));
    expect(picker.shadowRoot?.activeElement === page.button('Choose an asset')).to.equal(true);
    expect(submitted).to.equal(0);
    await openList(field);
    await page.choose('picture 1.jpg');
    await confirm(field);
    await until('no complaint', () => !page.words.includes('Select at least 1 asset.'));
    form.requestSubmit();
    expect(submitted).to.equal(1);
  });

  it('complains no more once the form is reset', async () => {
    const { form, page } = await openField({ required: true });
    form.requestSubmit();
    await until('the words', () => page.words.includes('Select at least 1 asset.'));
    form.reset();
    await until('no complaint', () => !page.words.includes('Select at least 1 asset.'));
  });

  it('leaves the words to a page that has its own', async () => {
    const { form, page, picker } = await openField({ required: true });
    picker.addEventListener('invalid', (event) => event.preventDefault());
    expect(form.checkValidity()).to.equal(false);
    await picker.updateComplete;
    expect(page.words).to.include('Nothing chosen');
  });

  it('lets nothing be changed while it or its fieldset is disabled', async () => {
    const field = await openField({ value: ['asset-1'] });
    const { form, page, picker } = field;
    await until('the name', () => field.names().length === 1);
    const fieldset = document.createElement('fieldset');
    form.append(fieldset);
    fieldset.disabled = true;
    fieldset.append(picker);
    const isOff = (name: string): boolean => page.button(name).matches(':disabled');
    await until('no input', () => isOff('Change') && isOff('Remove picture 1.jpg'));
    expect(field.sent()).to.deep.equal([]);
    expect(field.names()).to.deep.equal(['picture 1.jpg']);
    fieldset.disabled = false;
    await until('input', () => !isOff('Change'));
    picker.disabled = true;
    await until('no input', () => isOff('Change'));
  });

  it('is named by its label, which leads to its button', async () => {
    const label = document.createElement('label');
    label.textContent = ' Hero  picture ';
    label.htmlFor = 'hero';
    stage().append(label);
    const { page, picker } = await openField({ id: 'hero' });
    expect(page.has('group', 'Hero picture')).to.equal(true);
    label.click();
    expect(picker.shadowRoot?.activeElement === page.button('Choose an asset')).to.equal(true);
    expect(page.has('dialog')).to.equal(false);
  });
});
