import { openPicker } from '../arranging/picker.js';
import { record } from '../arranging/records.js';
import { until } from '../arranging/until.js';

const records = [
  record(1, { filename: 'cliffs in autumn.jpg' }),
  record(2, { filename: 'forest in winter.jpg' }),
];

describe('a word that is half typed', () => {
  for (const text of ['clif', 'cliffs in autum']) {
    it(`finds what begins with it: ${text}`, async () => {
      const { page } = await openPicker({}, records);
      page.type(text);
      await until('the result', () => page.filenames.join() === 'cliffs in autumn.jpg');
    });
  }

  it('is a whole word once a space follows it', async () => {
    const { page } = await openPicker({}, records);
    page.type('clif ');
    await until('nothing', () => page.words.includes('No assets found'));
  });
});
