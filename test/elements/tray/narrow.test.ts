import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { until } from '../arranging/until.js';

describe('the tray of a narrow picker', () => {
  before(() => setViewport({ width: 320, height: 640 }));

  it('says how many were removed, beside the button that puts them back', async () => {
    const { page } = await openPicker({ multiple: true });
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    page.press('Clear selection');
    await until('the words', () => page.words.includes('2 removed'));
    expect(page.has('button', 'Undo')).to.equal(true);
  });
});
