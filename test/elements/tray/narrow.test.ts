import { setViewport } from '@web/test-runner-commands';
import { openPicker } from '../arranging/picker.js';
import { wordsOf } from '../arranging/seen.js';
import { until } from '../arranging/until.js';

describe('the tray of a narrow picker', () => {
  before(() => setViewport({ width: 320, height: 640 }));

  it('says how many were removed, beside the button that puts them back', async () => {
    const { page } = await openPicker({ multiple: true });
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    page.press('Clear selection');
    const undo = await until('the button', () => page.has('button', 'Undo') && page.button('Undo'));
    const tools = undo.parentElement ?? document.body;
    await until('the words', () => wordsOf(tools).includes('2 removed'));
  });
});
