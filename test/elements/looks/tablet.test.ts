import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { states } from '../arranging/states.js';
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

describe('on a tablet, in a language of long words', () => {
  before(() => setViewport(tablet));

  it('the alt text has room for a few words', async () => {
    const lacking = 'a picture that still lacks its alt text, in a language of long words';
    const page = await states[lacking]?.();
    const field = page?.textbox('Alt-Text').getBoundingClientRect();
    expect(field?.width).to.be.greaterThan(128);
  });
});
