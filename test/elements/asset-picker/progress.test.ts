import { expect } from 'chai';
import { openPicker } from '../arranging/picker.js';
import { heard, type PickerPage } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { everyElement } from '../arranging/seen.js';
import { settled, until } from '../arranging/until.js';

type Opened = Awaited<ReturnType<typeof openPicker>>;

/** A picker in which very many are chosen, whose links are not known. */
async function openLong(): Promise<Opened> {
  const value = Array.from({ length: 200 }, (_, index) => `asset-${index + 1}`);
  const made = await openPicker({ multiple: true, facets: 'none', value }, pictures(200));
  await until('the tray', () => made.page.has('button', /^Remove picture/));
  await made.page.ready();
  return made;
}

function bar({ picker }: PickerPage): HTMLProgressElement | undefined {
  return everyElement(picker).find((each) => each instanceof HTMLProgressElement);
}

describe('handing out very many', () => {
  it('shows how far it is, and says what of', async () => {
    const { page, wire } = await openLong();
    const held = wire.hold(/assets\/asset-20\?/);
    const picks = heard('asset-pick');
    page.press('Insert 200');
    const progress = await until('the bar', () => bar(page));
    expect(progress.max).to.equal(200);
    await until('nearly all', () => page.words.includes('199 of 200 ready'));
    expect(progress.value).to.equal(199);
    expect(progress.ariaLabel).to.equal('199 of 200 ready');
    expect(picks).to.deep.equal([]);
    held.release();
    await until('the pick', () => picks.length === 1);
    await until('no bar', () => bar(page) === undefined);
  });

  it('can be stopped: nothing is handed out, the rest is not asked for, the choice stays', async () => {
    const { page, picker, wire } = await openLong();
    const held = [20, 21, 22, 23].map((each) => wire.hold(new RegExp(`assets/asset-${each}\\?`)));
    const picks = heard('asset-pick');
    page.press('Insert 200');
    await until('some', () => held.every(({ come }) => come));
    page.press('Stop');
    for (const each of held) each.release();
    await until('no bar', () => bar(page) === undefined);
    await settled();
    // Only what is seen of the choice is still asked for.
    expect(new Set(wire.details).size).to.be.lessThan(100);
    expect(picks).to.deep.equal([]);
    expect(picker.value.length).to.equal(200);

    page.press('Insert 200');
    await until('the pick', () => picks.length === 1);
  });

  it('shows no bar where everything is known', async () => {
    const { page } = await openPicker({ multiple: true }, pictures(3));
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    await page.ready();
    const seen: unknown[] = [];
    const watch = new MutationObserver(() => seen.push(bar(page)));
    watch.observe(page.picker.shadowRoot ?? page.picker, { childList: true, subtree: true });
    const picks = heard('asset-pick');
    page.press('Insert 2');
    await until('the pick', () => picks.length === 1);
    watch.disconnect();
    expect(seen.filter(Boolean)).to.deep.equal([]);
  });
});
