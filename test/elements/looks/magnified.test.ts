import { setViewport } from '@web/test-runner-commands';
import { states } from '../arranging/states.js';
import { until } from '../arranging/until.js';
import { visible } from './colours.js';

// A file of its own: WebKit styles another picker as it did the last one, also where what a media
// query asks for has changed while there was none.

describe('at 400 % zoom on a laptop, without scrolling, a person reads', () => {
  before(() => setViewport({ width: 320, height: 256 }));

  const reasons = {
    'signed out': 'Sign in to choose assets',
    'nothing found': 'No assets found',
    failure: 'The asset library has a problem',
  };
  for (const [state, words] of Object.entries(reasons)) {
    it(`why there is nothing to see: ${state}`, async () => {
      const { picker } = (await states[state]?.()) ?? {};
      if (!picker) throw new Error('There is no such state');
      // The notice and its styles may still be loading.
      await until('the words in view', () => {
        picker.scrollIntoView();
        const title = visible(picker).find(({ textContent }) => textContent.trim() === words);
        return title && title.getBoundingClientRect().bottom <= innerHeight;
      });
    });
  }
});
