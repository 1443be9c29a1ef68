import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { states } from '../arranging/states.js';
import { allByRole } from '../arranging/seen.js';
import { until } from '../arranging/until.js';
import { describeRoom } from './reach.js';

const tablet = { width: 768, height: 1024 };

describeRoom('on a tablet', tablet);

describe('on a tablet, before one asset is selected', () => {
  before(() => setViewport(tablet));

  it('the words are where it will be, and the button keeps its place', async () => {
    const { page, picker } = await openPicker();
    const words = [...(picker.shadowRoot?.querySelectorAll('fieldset p') ?? [])].find(
      ({ textContent }) => textContent.includes('Select an asset'),
    );
    const button = (): DOMRect => page.button('Insert').getBoundingClientRect();
    const { top } = button();
    expect(words?.getBoundingClientRect().bottom).to.be.lessThan(top);
    await page.choose('picture 1.jpg');
    await until('its fields', () => page.has('textbox', 'Alt text'));
    expect(page.textbox('Alt text').getBoundingClientRect().bottom).to.be.lessThan(top);
    expect(button().top).to.equal(top);
  });
});

describe('on a tablet, with several sizes of one asset', () => {
  before(() => setViewport(tablet));

  it('each is shown as a whole, and the fields keep their room', async () => {
    const { page, picker } = await openPicker({ multiple: true, severalSizes: true });
    const sizes = (): readonly HTMLElement[] => allByRole(picker, 'button', /^Remove size/);
    await page.choose('picture 1.jpg');
    for (const count of [1, 2]) {
      await until('the button', () => page.has('button', 'Add a size'));
      page.press('Add a size');
      await until('its size', () => sizes().length === count);
    }
    const [size] = sizes();
    const list = size?.parentElement;
    expect(list?.scrollWidth).to.equal(list?.clientWidth);
    for (const field of [page.combobox('Size'), page.textbox('Alt text')])
      expect(field.clientWidth).to.be.greaterThan(150);
  });
});

describe('on a tablet, in a language of long words', () => {
  before(() => setViewport(tablet));

  it('the alt text has room for a few words', async () => {
    const lacking = 'a picture that still lacks its alt text, in a language of long words';
    const page = await states[lacking]?.();
    const field = page?.textbox('Alt-Text').getBoundingClientRect();
    expect(field?.width).to.be.greaterThan(128);
  });
});
