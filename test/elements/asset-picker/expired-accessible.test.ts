import 'axe-core';
import type axeCore from 'axe-core';
import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { library, openPicker, place } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { until } from '../arranging/until.js';

declare const axe: typeof axeCore;

const records = pictures(60).map((each, index) => (index === 1 ? { ...each, expires: 0 } : each));
const ids = records.map(({ id }) => id);

const states: Readonly<Record<string, () => Promise<PickerPage>>> = {
  'a choice of which some has lapsed': async () => {
    const value = ['asset-1', 'asset-2', 'gone-9'];
    const { page } = await openPicker({ multiple: true, value }, records);
    await until('both', () => page.words.includes('2 no longer available'));
    return page;
  },
  'a single one that is gone': async () => {
    const { page } = await openPicker({ value: ['gone-9'] }, records);
    await until('the words', () => page.words.includes('No longer available'));
    return page;
  },
  'a long choice that is being handed out': async () => {
    const { page, wire } = await openPicker({ multiple: true, value: ids }, records);
    await until('the tray', () => page.has('button', /^Remove picture/));
    wire.hold(/assets\/asset-5\?/);
    page.press('Insert 60');
    await until('the bar', () => page.has('button', 'Stop'));
    return page;
  },
  'a countdown': async () => {
    const { client, wire } = library(records);
    wire.spoil(() => new Response('', { status: 429, headers: { 'retry-after': '60' } }));
    const page = place({ client });
    await until('the words', () => /wait \d+ seconds/.test(page.words));
    return page;
  },
};

for (const scheme of ['light', 'dark']) {
  describe(`nobody is kept out in ${scheme} colours`, () => {
    before(async () => {
      await setViewport({ width: 1000, height: 900 });
      document.documentElement.lang = 'en';
      document.title = 'Picker';
      document.documentElement.style.colorScheme = scheme;
    });

    for (const [name, open] of Object.entries(states)) {
      it(`by ${name}`, async () => {
        const { picker } = await open();
        const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
        const { violations } = await axe.run(picker, { rules });
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
        expect(found).to.deep.equal([]);
      });
    }
  });
}
