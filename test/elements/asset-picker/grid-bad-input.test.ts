import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { assetAt, openVast } from '../arranging/vast.js';
import { VastList } from '../arranging/vast-list.js';
import { until } from '../arranging/until.js';

const file = { format: 'JPEG', format_type: 'image', size_in_bytes: 1 };

function sized(width: unknown, height: unknown): object {
  return { file_properties: { ...file, image_properties: { width, height } } };
}

/** What a library may hold that nobody had in mind. */
const odd: readonly object[] = [
  { filename: 'w'.repeat(10_000) },
  { filename: 'w '.repeat(5000) },
  { filename: '\u202Egpj.tneconni' },
  { filename: '\u2067\u202E\u2066 unclosed \u200F.jpg' },
  { filename: '' },
  { filename: null },
  { filename: '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(40) },
  { filename: `Z${'\u0300\u0316\u033A'.repeat(60)}algo.jpg` },
  { filename: 'ภาษาไทย أبجد हिन्दी 日本語\n\n\n new\tline.jpg' },
  { thumbnails: null },
  { thumbnails: {} },
  { thumbnails: { '300px': { url: 'javascript:alert(1)' } } },
  { thumbnails: { '300px': { url: 'http://127.0.0.1:9/none.png' } } },
  { thumbnails: { '300px': { url: 'data:image/png;base64,AAAA' } } },
  { file_properties: null },
  { file_properties: { format: '', format_type: '' } },
  { file_properties: { format: 'F'.repeat(3000), format_type: 'nonsense' } },
  sized(0, 0),
  sized(-1, 5),
  sized(1e9, 1e9),
  sized(1.7e308, 1),
  { released_and_not_expired: false },
  { file_properties: { ...file, video_properties: { width: 1, height: 1, duration: 1e12 } } },
];

async function openOdd(layout: 'grid' | 'list'): Promise<VastList> {
  await setViewport({ width: 900, height: 1000 });
  const { page, picker } = await openVast(odd.length * 100, { layout }, ({ offset, limit }) => ({
    items: Array.from({ length: limit }, (_, index) =>
      assetAt(offset + index, odd[(offset + index) % odd.length]),
    ),
  }));
  picker.style.setProperty('--picker-height', '980px');
  const list = new VastList(page);
  await list.come();
  return list;
}

/** Every row of the list as it is drawn, from the top down. */
function rows(list: VastList): readonly DOMRect[] {
  const boxes = [...list.page.grid.children].map((row) => row.getBoundingClientRect());
  return boxes.sort((one, other) => one.top - other.top);
}

function expectUniform(list: VastList): void {
  const boxes = rows(list);
  expect(boxes.length).to.be.greaterThan(3);
  const [first] = boxes;
  for (const [index, box] of boxes.entries()) {
    expect(box.height).to.be.closeTo(first?.height ?? 0, 0.5);
    expect(box.top).to.be.at.least((boxes[index - 1]?.bottom ?? -Infinity) - 0.5);
  }
  for (const cell of list.cells) {
    const box = cell.getBoundingClientRect();
    const row = cell.parentElement?.getBoundingClientRect() ?? box;
    expect(box.bottom).to.be.at.most(row.bottom + 0.5);
    for (const inner of cell.querySelectorAll('[title], img')) {
      const { left, right } = inner.getBoundingClientRect();
      if (right > left) expect(left).to.be.at.least(box.left - 0.5);
      expect(right).to.be.at.most(box.right + 0.5);
    }
  }
}

describe('assets that nobody had in mind', () => {
  for (const layout of ['grid', 'list'] as const) {
    it(`stand in rows alike, none over another: ${layout}`, async () => {
      const list = await openOdd(layout);
      for (const share of [0, 0.31, 0.72, 1]) {
        await list.drag(share);
        expectUniform(list);
        await list.come();
        expectUniform(list);
      }
      const before = list.scroller.scrollWidth;
      expect(before).to.be.at.most(list.scroller.clientWidth);
    });
  }

  it('take as much room while they are on their way', async () => {
    await setViewport({ width: 900, height: 1000 });
    const { page, wire } = await openVast(1_000_000);
    const list = new VastList(page);
    const height = rows(list)[0]?.height ?? 0;
    const held = wire.hold();
    const other = wire.hold();
    await list.drag(0.5);
    await until('the request', () => held.come);
    expect(list.seen.some(({ ariaBusy }) => ariaBusy === 'true')).to.equal(true);
    for (const row of rows(list)) expect(row.height).to.be.closeTo(height, 0.5);
    held.release();
    other.release();
    await list.come();
    for (const row of rows(list)) expect(row.height).to.be.closeTo(height, 0.5);
  });

  it('have something to be called by, whatever their name', async () => {
    const list = await openOdd('list');
    for (const cell of list.cells) expect(cell.textContent.trim()).not.to.equal('');
  });

  it('can be chosen and gone through by keys like any other', async () => {
    const list = await openOdd('grid');
    const { picker } = list.page;
    list.cells[0]?.focus();
    for (let step = 1; step < odd.length; step += 1) {
      expect(await list.press('ArrowRight')).to.equal(step);
    }
    await list.press('Home', ' ');
    expect(picker.value).to.deep.equal(['asset-0']);
  });
});
