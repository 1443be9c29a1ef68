import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { generateCatalogue } from '../../../src/service/index.js';
import { drawPicture } from '../../../src/service/pictures/draw-picture.js';
import { makeRecord, searchFor } from '../catalogue/make-record.js';

const size = { width: 300, height: 200 };
const { items } = generateCatalogue({ count: 1200, seed: 1 }).search(
  searchFor(null, { limit: 1200 }),
);

/** The mean of red, green and blue, each 0 to 255. */
async function meanColour(svg: string): Promise<readonly number[]> {
  const { channels } = await sharp(Buffer.from(svg)).removeAlpha().stats();
  return channels.map(({ mean }) => mean);
}

describe('a drawn picture', () => {
  test('is the same each time, and of another asset another', () => {
    const pictures = new Set(items.map((record) => drawPicture(record, size)));
    assert.equal(pictures.size, items.length);
    for (const record of items.slice(0, 200)) assert.ok(pictures.has(drawPicture(record, size)));
  });

  test('holds no script, no style, no reference to anything outside, and no word of the record', () => {
    for (const record of items) {
      const svg = drawPicture(record, size);
      assert.doesNotMatch(
        svg.replace('http://www.w3.org/2000/svg', ''),
        /https?:|\/\/|data:|@import/,
      );
      assert.doesNotMatch(
        svg,
        /<(?!\/?(svg|defs|g|use|rect|circle|ellipse|path|stop|(linear|radial)Gradient)\b)/,
      );
      assert.doesNotMatch(svg, /\son\w+=|\bstyle=|href="[^#]|NaN|undefined|Infinity/);
    }
  });

  test('is small', () => {
    const lengths = items.map((record) => drawPicture(record, size).length).sort((a, b) => a - b);
    assert.ok((lengths[lengths.length >> 1] ?? 0) < 5000, 'the median');
    assert.ok((lengths.at(-1) ?? 0) < 16_000, 'the largest');
  });

  test('can be rendered at the size that was asked for, however long or narrow', async () => {
    const shapes = [
      [300, 200],
      [90, 160],
      [2048, 100],
      [16, 1000],
      [1, 1],
    ] as const;
    for (const [at, record] of items.slice(0, 60).entries()) {
      const [width, height] = shapes[at % shapes.length] ?? [1, 1];
      const rendered = await sharp(Buffer.from(drawPicture(record, { width, height }))).metadata();
      assert.deepEqual([rendered.width, rendered.height], [width, height]);
    }
  });

  test('shows what the words say: night is darker than noon, a red shoe redder than a teal one', async () => {
    const [night, noon] = await Promise.all(
      ['night', 'noon'].map((time) =>
        meanColour(drawPicture(makeRecord({ id: 'x', keywords: ['harbour', time] }), size)),
      ),
    );
    const sum = (channels: readonly number[] = []): number => channels.reduce((a, b) => a + b, 0);
    assert.ok(sum(night) < sum(noon) * 0.6, `${sum(night)} to ${sum(noon)}`);
    const [coral, teal] = await Promise.all(
      ['coral', 'teal'].map((colour) =>
        meanColour(drawPicture(makeRecord({ id: 'x', keywords: ['shoe', colour] }), size)),
      ),
    );
    assert.ok((coral?.[0] ?? 0) > (teal?.[0] ?? 0) + 10);
  });

  test('is drawn of any record, whatever its words', () => {
    for (const filename of ['', '<script>', '🙂', 'constructor __proto__', '\u0000']) {
      const svg = drawPicture(makeRecord({ filename, keywords: ['__proto__', 'toString'] }), size);
      assert.match(svg, /^<svg .*<\/svg>$/s);
      assert.doesNotMatch(svg, /script/);
    }
  });

  test('of a film shows that it can be played', () => {
    const words = { id: 'x', keywords: ['harbour'] };
    const film = drawPicture(makeRecord({ ...words, formatType: 'video' }), size);
    assert.ok(film.length > drawPicture(makeRecord(words), size).length);
  });
});
