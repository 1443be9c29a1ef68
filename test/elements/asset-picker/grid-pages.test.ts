import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { place } from '../arranging/picker.js';
import { ScriptedSource } from '../arranging/scripted-source.js';
import { assetAt, openVast, vastClient, vastWire } from '../arranging/vast.js';
import { VastList } from '../arranging/vast-list.js';
import { settled, until } from '../arranging/until.js';
import type { Wire } from '../arranging/wire.js';

type Tell = Parameters<typeof openVast>[2];

async function openAt(
  total: number,
  tell?: Tell,
  properties: Parameters<typeof openVast>[1] = {},
  options?: Parameters<typeof openVast>[3],
): Promise<Awaited<ReturnType<typeof openVast>> & { readonly list: VastList }> {
  await setViewport({ width: 900, height: 800 });
  const opened = await openVast(total, properties, tell, options);
  return { ...opened, list: new VastList(opened.page) };
}

function offsets({ searches }: Wire): readonly number[] {
  return searches.map((params) => Number(params.get('offset')));
}

function range(from: number, count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => assetAt(from + index));
}

describe('the pages of a long list', () => {
  it('are fetched where somebody looks, and nowhere else', async () => {
    const { list, wire } = await openAt(1_000_000);
    await list.drag(0.5);
    await list.come();
    await settled();
    const [first, ...others] = offsets(wire);
    expect(first).to.equal(0);
    expect(others.length).to.be.within(1, 2);
    for (const offset of others) expect(offset).to.be.closeTo(list.first, 100);
  });

  it('are fetched for a row of which only the lower edge is seen', async () => {
    // Narrower than a row: one of its pages holds nothing of the next row. The first screen alone
    // takes ten of them.
    const { list } = await openAt(1_000_000, undefined, { pageSize: 2 }, { budget: true });
    await list.drag(0.5);
    await list.come();
    const [before = NaN] = list.places;
    await list.wheel(list.topOf(before) - 60);
    expect(list.places[0]).to.be.lessThan(before);
    await list.come();
  });

  it('are not fetched where the list flies past', async () => {
    const { list, wire } = await openAt(1_000_000);
    await list.come();
    await settled();
    const asked = offsets(wire).length;
    for (const share of [0.2, 0.25, 0.3, 0.35, 0.4]) {
      list.scroller.scrollTop = share * list.scroller.scrollHeight;
      list.scroller.dispatchEvent(new Event('scroll'));
      // A request would leave now. No time passes.
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    }
    await list.come();
    const fetched = offsets(wire).slice(asked);
    for (const offset of fetched) expect(offset).to.be.closeTo(400_000, 2000);
  });

  it('are given up on their way where nobody looks any more', async () => {
    const { list, wire } = await openAt(1_000_000);
    await settled();
    const held = wire.hold();
    const before = wire.sent.length;
    await list.drag(0.5);
    await until('the request', () => held.come);
    const wanted = wire.sent.slice(before).filter(({ signal }) => !signal.aborted);
    expect(wanted.length).to.be.at.least(1);
    await list.drag(0.9);
    await until('the pages being given up', () => wanted.every(({ signal }) => signal.aborted));
    held.release();
    await list.come();
    expect(list.first).to.be.within(890_000, 910_000);
  });

  it('are fetched again where they were forgotten meanwhile', async () => {
    const { list, wire } = await openAt(1_000_000, undefined, { pageSize: 100 });
    for (let step = 1; step <= 6; step += 1) {
      await list.drag(step / 7);
      await list.come();
    }
    await list.drag(0);
    await list.come();
    expect(list.seen[0]?.textContent).to.include('picture 0.jpg');
    expect(offsets(wire).filter((offset) => offset === 0).length).to.equal(2);
  });

  it('need not agree on how many results there are', async () => {
    const { list, page } = await openAt(420, ({ offset }) => ({ total: offset === 0 ? 400 : 420 }));
    await list.drag(1);
    await list.come();
    expect(page.places).to.be.within(420, 425);
    await list.drag(1);
    await list.come();
    expect(list.places.at(-1)).to.equal(419);
  });

  it('may say that the results have become few', async () => {
    const { list, page } = await openAt(400_000, ({ offset }) =>
      offset === 0 ? {} : { total: 130, items: range(offset, Math.min(50, 130 - offset)) },
    );
    await list.drag(0.7);
    await until('the end', () => page.places < 140);
    await list.come();
    expect(list.places.at(-1)).to.equal(129);
    await until('the words', () => page.words.includes('End of results'));
  });

  it('may be shorter than promised, and repeat what others hold', async () => {
    const { list } = await openAt(200, ({ offset }) => {
      if (offset === 50) return { items: range(50, 20) };
      return offset === 100 ? { items: range(60, 50) } : {};
    });
    const names = await list.page.readOn(50 + 20 + 40 + 50);
    expect(new Set(names).size).to.equal(160);
    expect(names.slice(68, 72)).to.deep.equal([68, 69, 70, 71].map((n) => `picture ${n}.jpg`));
    await list.drag(1);
    await list.come();
    expect(list.places.at(-1)).to.equal(159);
  });

  it('are listed where the service counts no results', async () => {
    const { page } = await openAt(30, () => ({ total: 0 }));
    expect(page.filenames[0]).to.equal('picture 0.jpg');
    expect(page.places).to.be.within(30, 36);
  });

  it('keep what is there where one far away fails, say so, and go on when asked to', async () => {
    const { list, page, wire } = await openAt(1_000_000);
    const mend = wire.spoil(() => new Response('', { status: 500 }), /offset=[1-9]/);
    await list.drag(0.5);
    await until('the failure', () => page.has('button', 'Try again'));
    expect(page.words).to.include('The asset library has a problem');
    expect(list.first).to.be.within(490_000, 510_000);
    const asked = wire.searches.length;
    await list.wheel(100);
    await settled();
    expect(wire.searches.length).to.equal(asked);
    mend();
    page.press('Try again');
    await list.come();
    expect(list.first).to.be.within(490_000, 510_000);
    expect(page.has('button', 'Try again')).to.equal(false);
    await list.drag(0);
    await list.come();
  });

  it('wait for a sign-in where the session ends far down, and go on there', async () => {
    await setViewport({ width: 900, height: 800 });
    const source = new ScriptedSource('token');
    const wire = vastWire(1_000_000);
    const page = place({ client: vastClient(wire, source), tokens: source, facets: 'none' });
    await until('the first results', () => page.options.length > 0);
    const list = new VastList(page);
    const mend = wire.spoil(() => new Response('', { status: 401 }), /offset=[1-9]/);
    await list.drag(0.5);
    await until('the words', () => page.has('button', 'Sign in'));
    expect(list.first).to.be.within(490_000, 510_000);
    mend();
    page.press('Sign in');
    source.succeed();
    await list.come();
    expect(list.first).to.be.within(490_000, 510_000);
    expect(list.seen[0]?.textContent).to.include(`picture ${list.places[0]}.jpg`);
  });
});
