import { expect } from 'chai';
import { pickAssets, type AssetPicker } from '../../../src/index.js';
import { library, stage } from '../arranging/picker.js';
import { PickerPage } from '../arranging/picker-page.js';
import { until } from '../arranging/until.js';

async function opened(): Promise<PickerPage> {
  const picker = await until('the picker', () =>
    document.querySelector<AssetPicker>('asset-picker'),
  );
  const page = new PickerPage(picker);
  await until('the results', () => page.options.length === 3);
  return page;
}

function isGone(): boolean {
  return document.querySelector('asset-picker') === null;
}

describe('a picker opened by a call', () => {
  it('resolves to the pick, and leaves nothing on the page', async () => {
    const outcome = pickAssets({ client: library().client, multiple: true, value: ['asset-2'] });
    const page = await opened();
    await page.choose('picture 1.jpg');
    page.press('Insert 2');
    const pick = await outcome;
    expect(pick?.items.map(({ id }) => id)).to.deep.equal(['asset-2', 'asset-1']);
    expect(isGone()).to.equal(true);
  });

  it('resolves to nothing when the person gives up, with the focus where it came from', async () => {
    const opener = document.createElement('button');
    stage().append(opener);
    opener.focus();
    const outcome = pickAssets({ client: library().client });
    const page = await opened();
    page.press('Cancel');
    expect(await outcome).to.equal(undefined);
    expect(isGone()).to.equal(true);
    await until('the focus', () => document.activeElement === opener);
  });

  it('is given up by its signal', async () => {
    const giveUp = new AbortController();
    const outcome = pickAssets({ client: library().client, signal: giveUp.signal });
    await opened();
    giveUp.abort();
    expect(await outcome).to.equal(undefined);
    expect(isGone()).to.equal(true);
  });

  it('does not open where its signal has been given already', async () => {
    const { client, wire } = library();
    expect(await pickAssets({ client, signal: AbortSignal.abort() })).to.equal(undefined);
    expect(isGone()).to.equal(true);
    expect(wire.sent).to.deep.equal([]);
  });

  it('takes no room in a page that is as high as its window', async () => {
    const fitting = document.createElement('style');
    fitting.textContent = 'body { margin: 0 } main { block-size: 100vh }';
    stage().append(fitting);
    const before = document.documentElement.scrollHeight;
    expect(before).to.equal(innerHeight);
    const outcome = pickAssets({ client: library().client });
    const page = await opened();
    expect(document.documentElement.scrollHeight).to.equal(before);
    page.press('Cancel');
    await outcome;
  });
});
