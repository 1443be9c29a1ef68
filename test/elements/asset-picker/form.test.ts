import { expect } from 'chai';
import type { AssetPicker } from '../../../src/index.js';
import { library, openPicker, place, stage } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { settled, until } from '../arranging/until.js';

interface Form {
  readonly form: HTMLFormElement;
  readonly page: PickerPage;
  readonly picker: AssetPicker;
}

async function openForm(attributes: Readonly<Record<string, string>>): Promise<Form> {
  const form = document.createElement('form');
  const fieldset = document.createElement('fieldset');
  form.append(fieldset);
  stage().append(form);
  const page = place({ client: library(pictures(3)).client }, fieldset);
  for (const [name, value] of Object.entries(attributes)) page.picker.setAttribute(name, value);
  await until('the results', () => page.options.length === 3);
  return { form, page, picker: page.picker };
}

function entries({ form }: Form): readonly unknown[] {
  return new FormData(form).getAll('hero');
}

describe('in a form', () => {
  it('gives one entry for each asset, in the person’s order', async () => {
    const made = await openForm({ name: 'hero', multiple: '' });
    expect(entries(made)).to.deep.equal([]);
    await made.page.choose('picture 3.jpg', 'picture 1.jpg');
    expect(entries(made)).to.deep.equal(['asset-3', 'asset-1']);
    expect([...new FormData(made.form).keys()]).to.deep.equal(['hero', 'hero']);
    expect(made.picker.form === made.form).to.equal(true);
  });

  it('gives what was chosen as soon as the page is told of it', async () => {
    const made = await openForm({ name: 'hero', multiple: '' });
    const told: unknown[] = [];
    made.picker.addEventListener('selection-change', () => told.push(entries(made)));
    await made.page.choose('picture 3.jpg', 'picture 1.jpg');
    expect(told).to.deep.equal([['asset-3'], ['asset-3', 'asset-1']]);
  });

  it('gives nothing without a name', async () => {
    const { form, page } = await openForm({});
    await page.choose('picture 1.jpg');
    expect([...new FormData(form)]).to.deep.equal([]);
  });

  it('starts from its attribute, and goes back there when the form is reset', async () => {
    const made = await openForm({ name: 'hero', multiple: '', value: 'asset-2 asset-3' });
    expect(entries(made)).to.deep.equal(['asset-2', 'asset-3']);
    await made.page.choose('picture 1.jpg', 'picture 2.jpg');
    expect(entries(made)).to.deep.equal(['asset-3', 'asset-1']);
    made.form.reset();
    await made.picker.updateComplete;
    expect(entries(made)).to.deep.equal(['asset-2', 'asset-3']);
    expect(made.page.selected).to.deep.equal(['picture 2.jpg', 'picture 3.jpg']);
  });

  it('holds the form up while a required pick is missing, at a place that can be seen', async () => {
    const { form, page, picker } = await openForm({ name: 'hero', required: '' });
    let submitted = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted += 1;
    });
    expect(form.checkValidity()).to.equal(false);
    expect(picker.matches(':invalid')).to.equal(true);
    form.requestSubmit();
    expect(submitted).to.equal(0);
    expect(document.activeElement === picker).to.equal(true);

    await page.choose('picture 1.jpg');
    expect(form.checkValidity()).to.equal(true);
    form.requestSubmit();
    expect(submitted).to.equal(1);
  });

  it('is valid when empty and not required, but not with fewer than the least', async () => {
    const { form, page } = await openForm({ name: 'hero', multiple: '', min: '2' });
    expect(form.checkValidity()).to.equal(true);
    await page.choose('picture 1.jpg');
    expect(form.checkValidity()).to.equal(false);
    await page.choose('picture 2.jpg');
    expect(form.checkValidity()).to.equal(true);
  });

  it('takes no input and gives no entry while its fieldset is disabled, and does again after', async () => {
    const made = await openForm({ name: 'hero', value: 'asset-2' });
    const fieldset = made.form.querySelector('fieldset');
    fieldset?.toggleAttribute('disabled', true);
    await until('no input', () => made.page.searchBox.disabled);
    expect(entries(made)).to.deep.equal([]);
    await made.page.choose('picture 1.jpg');
    expect(made.picker.value).to.deep.equal(['asset-2']);

    fieldset?.toggleAttribute('disabled', false);
    await until('input', () => !made.page.searchBox.disabled);
    expect(made.picker.disabled).to.equal(false);
    await made.page.choose('picture 1.jpg');
    expect(entries(made)).to.deep.equal(['asset-1']);
  });

  it('stays disabled by its own attribute when its fieldset is enabled', async () => {
    const made = await openForm({ name: 'hero', disabled: '' });
    const fieldset = made.form.querySelector('fieldset');
    fieldset?.toggleAttribute('disabled', true);
    fieldset?.toggleAttribute('disabled', false);
    await made.picker.updateComplete;
    expect(made.page.searchBox.disabled).to.equal(true);
    made.picker.disabled = false;
    await until('input', () => !made.page.searchBox.disabled);
  });

  it('does not submit the form when the person searches or confirms', async () => {
    const { form, page } = await openForm({ name: 'hero' });
    let submitted = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted += 1;
    });
    await page.search('picture');
    await page.choose('picture 1.jpg');
    page.press('Insert');
    await settled();
    expect(submitted).to.equal(0);
  });

  it('takes up what the browser kept of it, and nothing else', async () => {
    const { picker } = await openPicker({ multiple: true });
    picker.formStateRestoreCallback('["asset-2","asset-1"]');
    expect(picker.value).to.deep.equal(['asset-2', 'asset-1']);
    for (const kept of ['not json', '{"a":1}', null, new FormData(), '[1,null,"asset-3"]']) {
      picker.formStateRestoreCallback(kept);
    }
    expect(picker.value).to.deep.equal(['asset-3']);
  });

  it('gives the value of a dialog only once it is confirmed', async () => {
    const made = await openForm({ name: 'hero' });
    made.picker.mode = 'dialog';
    void made.picker.show();
    await made.picker.updateComplete;
    await made.page.choose('picture 2.jpg');
    expect(entries(made)).to.deep.equal([]);
    made.page.press('Insert');
    await until('the entry', () => entries(made).join() === 'asset-2');
  });
});
