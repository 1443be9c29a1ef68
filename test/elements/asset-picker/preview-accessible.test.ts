import 'axe-core';
import type axeCore from 'axe-core';
import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { PreviewPage } from '../arranging/preview-page.js';
import { record } from '../arranging/records.js';
import { until } from '../arranging/until.js';

declare const axe: typeof axeCore;

const records = [
  record(1, { metadata: { credit: ['Ana'] } }),
  record(2, { formatType: 'audio', format: 'MP3', filename: 'a.mp3' }),
  record(3, { formatType: 'pdf', format: 'PDF', filename: 'a.pdf' }),
  record(4, { formatType: 'generic_binary', format: 'ZIP', filename: 'a.zip', expires: 0 }),
];

for (const scheme of ['light', 'dark']) {
  for (const width of [1000, 360]) {
    describe(`nobody is kept out of the preview in ${scheme} colours, ${width} pixels wide`, () => {
      before(async () => {
        await setViewport({ width, height: 800 });
        document.documentElement.lang = 'en';
        document.title = 'Picker';
        document.documentElement.style.colorScheme = scheme;
      });

      it('of a picture, a sound, a document and a file that cannot be had', async () => {
        const { page, picker } = await openPicker({ facets: 'none', multiple: true }, records);
        const preview = new PreviewPage(page);
        await preview.open(0);
        for (const name of ['picture 1.jpg', 'a.mp3', 'a.pdf', 'a.zip']) {
          await until(name, () => preview.name === `Preview of ${name}`);
          await preview.ready();
          const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
          const { violations } = await axe.run(picker, { rules });
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
          expect(found, name).to.deep.equal([]);
          preview.press('Next asset');
        }
      });
    });
  }
}
