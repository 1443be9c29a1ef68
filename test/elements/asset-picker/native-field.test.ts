import { expect } from 'chai';
import type { AssetPicker } from '../../../src/index.js';
import { library, openPicker, place, stage } from '../arranging/picker.js';
import { select } from '../arranging/picker-page.js';
import { until } from '../arranging/until.js';

/** What markup makes, before anything was updated. */
function parsed(markup: string): { readonly form: HTMLFormElement; readonly picker: AssetPicker } {
  const form = document.createElement('form');
  form.innerHTML = markup;
  stage().append(form);
  const picker = form.querySelector('asset-picker');
  if (!picker) throw new Error('There is no picker in the markup');
  return { form, picker };
}

/** The events of these names that come to the picker's parent, in order. */
function told(picker: AssetPicker, ...names: readonly string[]): readonly string[] {
  const events: string[] = [];
  const note = ({ type, target }: Event): void => {
    events.push(target === picker ? type : `${type} of something else`);
  };
  for (const name of names) picker.parentElement?.addEventListener(name, note);
  return events;
}

const sent = (form: HTMLFormElement): readonly unknown[] => new FormData(form).getAll('hero');

describe('a picker as native form controls are', () => {
  for (const attributes of [
    'name="hero" value="asset-1,asset-2" multiple',
    'multiple value="asset-1,asset-2" name="hero"',
    'value="asset-1,asset-2" multiple name="hero"',
  ]) {
    it(`has its value whatever the order of its attributes: ${attributes}`, async () => {
      const { form, picker } = parsed(`<asset-picker ${attributes}></asset-picker>`);
      expect(sent(form)).to.deep.equal(['asset-1', 'asset-2']);
      await picker.updateComplete;
      expect(sent(form)).to.deep.equal(['asset-1', 'asset-2']);
    });
  }

  it('has its value whatever the order of its properties', async () => {
    const { page, picker } = await openPicker({ value: ['asset-1', 'asset-2'], multiple: true });
    expect(picker.value).to.deep.equal(['asset-1', 'asset-2']);
    expect(page.selected).to.deep.equal(['picture 1.jpg', 'picture 2.jpg']);
  });

  it('takes one id of several where it is not for several', () => {
    const { form, picker } = parsed('<asset-picker name="hero" value="a b"></asset-picker>');
    expect(picker.value).to.deep.equal(['a']);
    expect(sent(form)).to.deep.equal(['a']);
  });

  it('is right in the form in the same task, for ids, names and checks', () => {
    const { form, picker } = parsed('<asset-picker name="hero"></asset-picker>');
    picker.value = ['asset-2'];
    expect(sent(form)).to.deep.equal(['asset-2']);
    picker.name = 'other';
    expect([...new FormData(form).keys()]).to.deep.equal(['other']);
    picker.value = [];
    picker.required = true;
    expect(form.checkValidity()).to.equal(false);
    picker.required = false;
    expect(form.checkValidity()).to.equal(true);
  });

  it('says what it lacks, and has too much of, as others do', () => {
    const { form, picker } = parsed('<asset-picker multiple required></asset-picker>');
    expect(picker.willValidate).to.equal(true);
    expect(picker.validity?.valueMissing).to.equal(true);
    expect(picker.validationMessage).not.to.equal('');
    picker.value = ['a', 'b', 'c'];
    expect(picker.checkValidity()).to.equal(true);
    expect(picker.validationMessage).to.equal('');
    picker.max = 2;
    expect(picker.validity?.rangeOverflow).to.equal(true);
    expect(picker.validationMessage).to.include('3 of 2');
    expect(form.checkValidity()).to.equal(false);
    picker.disabled = true;
    picker.toggleAttribute('disabled', true);
    expect(picker.willValidate).to.equal(false);
  });

  it('takes words of the page’s own check, and sends invalid', () => {
    const { form, picker } = parsed('<asset-picker></asset-picker>');
    let invalid = 0;
    picker.addEventListener('invalid', () => (invalid += 1));
    picker.setCustomValidity('Not this one');
    expect(picker.validity?.customError).to.equal(true);
    expect(picker.validationMessage).to.equal('Not this one');
    expect(picker.checkValidity()).to.equal(false);
    expect(picker.reportValidity()).to.equal(false);
    expect(invalid).to.equal(2);
    picker.setCustomValidity('');
    expect(form.checkValidity()).to.equal(true);
  });

  it('has labels, and has the focus where one is clicked', async () => {
    const label = document.createElement('label');
    label.textContent = 'Hero';
    label.htmlFor = 'hero';
    stage().append(label);
    const { page, picker } = await openPicker({ id: 'hero' });
    expect([...(picker.labels ?? [])].includes(label)).to.equal(true);
    label.click();
    expect(picker.shadowRoot?.activeElement === page.searchBox).to.equal(true);
  });

  it('writes nothing on itself that the page did not', async () => {
    const { picker } = await openPicker();
    expect(picker.getAttributeNames()).to.deep.equal([]);
  });
});

describe('input and change', () => {
  it('come from a changed choice, once the value has changed', async () => {
    const { page, picker } = await openPicker({ multiple: true });
    const events = told(picker, 'input', 'change');
    const values: unknown[] = [];
    picker.addEventListener('input', () => values.push(picker.value));
    await page.choose('picture 2.jpg');
    await page.choose('picture 2.jpg');
    expect(events).to.deep.equal(['input', 'change', 'input', 'change']);
    expect(values).to.deep.equal([['asset-2'], []]);
  });

  it('come from nothing else: not from searching, sorting, narrowing or the page', async () => {
    const { page, picker } = await openPicker({ multiple: true });
    const events = told(picker, 'input', 'change');
    await page.search('picture');
    select(page.combobox('Sort by'), 'filename');
    page.checkBox(/^Images/).click();
    await until('the filter', () => page.has('button', /^Remove filter/));
    picker.value = ['asset-3'];
    await picker.updateComplete;
    expect(events).to.deep.equal([]);
  });

  it('come from a dialog when the person confirms, not before', async () => {
    const page = place({ client: library().client, mode: 'dialog', name: 'hero' });
    const events = told(page.picker, 'input', 'change');
    const outcome = page.picker.show();
    await until('the results', () => page.options.length === 3);
    await page.choose('picture 1.jpg');
    expect(events).to.deep.equal([]);
    page.press('Insert');
    await outcome;
    expect(events).to.deep.equal(['input', 'change']);
    expect(page.picker.value).to.deep.equal(['asset-1']);
  });
});
