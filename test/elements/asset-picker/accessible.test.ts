import 'axe-core';
import type axeCore from 'axe-core';
import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { library, openPicker, place } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { record } from '../arranging/records.js';
import { ScriptedSource } from '../arranging/scripted-source.js';
import { until } from '../arranging/until.js';

declare const axe: typeof axeCore;

const mixed = [
  record(1, { metadata: { colour: ['red'] }, categories: ['Photography/Coast'] }),
  record(2, { formatType: 'video', format: 'MP4', duration: 61, metadata: { colour: ['blue'] } }),
  record(3, { expires: 0 }),
];

const states: Readonly<Record<string, () => Promise<PickerPage>>> = {
  'signed out': async () => {
    const tokens = new ScriptedSource('wat_acme_x', 'signed-out');
    const page = place({ baseUrl: 'http://api.test', tokens });
    await until('the button', () => page.has('button', 'Sign in'));
    return page;
  },
  loading: async () => {
    const { client, wire } = library();
    const held = wire.hold();
    const page = place({ client });
    await until('the request', () => held.come);
    return page;
  },
  results: async () => (await openPicker({}, mixed)).page,
  'the list layout': async () => (await openPicker({ layout: 'list' }, mixed)).page,
  'facets applied': async () => {
    const { page } = await openPicker({}, mixed);
    const isNarrow = !page.has('checkbox');
    if (isNarrow) page.press('Filters');
    await until('the facets', () => page.has('checkbox', /^red/));
    page.checkBox(/^red/).click();
    await until('the results', () => page.announced === '1 result');
    if (isNarrow) page.press('Filters (1)');
    await until('the chip', () => page.has('button', /^Remove filter/));
    return page;
  },
  'the filters of a narrow picker': async () => {
    const { page } = await openPicker({}, mixed);
    if (page.has('button', 'Filters')) page.press('Filters');
    await until('the facets', () => page.has('checkbox', /^red/));
    return page;
  },
  'several chosen': async () => {
    const { page } = await openPicker({ multiple: true, max: 2 }, mixed);
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    await page.ready();
    return page;
  },
  dialog: async () => {
    const page = place({ client: library(mixed).client, mode: 'dialog' });
    void page.picker.show();
    await until('the results', () => page.options.length === 3);
    await page.choose('picture 1.jpg');
    await page.ready();
    return page;
  },
  'nothing found': async () => {
    const { page } = await openPicker({}, mixed);
    await page.search('zeppelin');
    return page;
  },
  failure: async () => {
    const { client, wire } = library();
    wire.spoil(() => new Response('', { status: 500 }));
    const page = place({ client });
    await until('the words', () => page.has('button', 'Try again'));
    return page;
  },
  disabled: async () => (await openPicker({ disabled: true, value: ['asset-1'] }, mixed)).page,
};

function complaints({ violations }: axeCore.AxeResults): readonly string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}

for (const scheme of ['light', 'dark']) {
  for (const width of [1000, 360]) {
    describe(`nobody is kept out in ${scheme} colours, ${width} pixels wide`, () => {
      before(async () => {
        await setViewport({ width, height: 800 });
        document.documentElement.lang = 'en';
        document.title = 'Picker';
        document.documentElement.style.colorScheme = scheme;
      });

      for (const [name, open] of Object.entries(states)) {
        it(`by ${name}`, async () => {
          const { picker } = await open();
          const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
          expect(complaints(await axe.run(picker, { rules }))).to.deep.equal([]);
        });
      }
    });
  }
}
