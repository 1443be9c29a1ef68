import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { pictures } from '../arranging/records.js';
import { allByRole } from '../arranging/seen.js';
import { until } from '../arranging/until.js';

describe('the tray of a narrow picker', () => {
  before(() => setViewport({ width: 320, height: 640 }));

  it('scrolls its list to what was selected last, and the page stays where it is', async () => {
    const { page, picker } = await openPicker({ multiple: true }, pictures(6));
    const at = window.scrollY;
    await page.choose('picture 1.jpg', 'picture 2.jpg', 'picture 3.jpg', 'picture 4.jpg');
    const list = (): Element | null | undefined => picker.shadowRoot?.querySelector('fieldset ul');
    await until('the last in view', () => {
      const box = list()?.getBoundingClientRect();
      const last = list()?.querySelector('[aria-pressed=true]')?.getBoundingClientRect();
      return box && last && last.left >= box.left - 1 && last.right <= box.right + 1;
    });
    expect(window.scrollY).to.equal(at);
  });

  it('names what its button opens in full, also in a language of longer words', async () => {
    const { page, picker } = await openPicker({ multiple: true });
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    picker.lang = 'ar';
    const button = await until('the button', () => allByRole(picker, 'button', /^الحجم · /)[0]);
    await until('room for its words', () => button.scrollWidth <= button.clientWidth);
  });

  it('says how many were removed, beside the button that puts them back', async () => {
    const { page } = await openPicker({ multiple: true });
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    page.press('Clear selection');
    await until('the words', () => page.words.includes('2 removed'));
    expect(page.has('button', 'Undo')).to.equal(true);
  });
});
