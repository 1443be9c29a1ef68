import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ScrollScale, maxElementHeightPx } from '../../src/grid/scroll-scale.js';

const view = 600;
const limit = 10_000;
const full = 1_000_000;
const endOfFirefox: number = 17_895_697;

/** A list of which 600 pixels are seen at once, in an element of 10,000 at most. */
function scaleOf(height: number): ScrollScale {
  const scale = new ScrollScale(limit);
  scale.resize(height, view);
  return scale;
}

describe('a list that fits into an element', () => {
  test('is where the element is', () => {
    const scale = scaleOf(8000);
    assert.equal(scale.room, 8000);
    for (const top of [0, 1, 350, 7400]) {
      scale.onScrolled(top);
      assert.deepEqual([scale.at, scale.top, scale.shift], [top, top, 0]);
      assert.equal(scale.isStuck, false);
    }
    assert.equal(scale.moveTo(3000), 3000);
  });

  test('is not left at either end', () => {
    const scale = scaleOf(8000);
    assert.equal(scale.moveTo(-50), 0);
    assert.equal(scale.moveTo(9000), 7400);
  });
});

describe('a list that is taller than an element can be', () => {
  test('makes the element as tall as can be, by default less than any browser ends at', () => {
    assert.equal(scaleOf(full).room, limit);
    const usual = new ScrollScale();
    usual.resize(40_000_000, view);
    assert.equal(usual.room, maxElementHeightPx);
    assert.ok(maxElementHeightPx < endOfFirefox);
  });

  test('is at its ends where the bar is at its own', () => {
    const scale = scaleOf(full);
    scale.onScrolled(limit - view);
    assert.equal(scale.at, full - view);
    assert.equal(scale.moveTo(full), limit - view);
    scale.onScrolled(0);
    assert.equal(scale.at, 0);
    assert.equal(scale.moveTo(-1), 0);
  });

  test('goes as far by a long way of the bar as the bar says', () => {
    const scale = scaleOf(full);
    scale.onScrolled((limit - view) / 2);
    assert.equal(scale.at, (full - view) / 2);
  });

  test('goes by small steps as far as they are, however many', () => {
    const scale = scaleOf(full);
    scale.moveTo(500_000);
    let { top } = scale;
    for (let step = 0; step < 20; step += 1) scale.onScrolled((top += 120));
    assert.equal(scale.at, 500_000 + 20 * 120);
    for (let step = 0; step < 20; step += 1) scale.onScrolled((top -= 90));
    assert.equal(scale.at, 500_000 + 20 * 30);
  });

  test('shows every place where it is in the element', () => {
    const scale = scaleOf(full);
    const top = scale.moveTo(500_000);
    assert.equal(500_000 + scale.shift, top);
    scale.onScrolled(top + 100);
    assert.equal(500_100 + scale.shift, top + 100);
  });

  test('is put right without moving', () => {
    const scale = scaleOf(full);
    scale.moveTo(500_000);
    scale.onScrolled(scale.top + 1000);
    const { at } = scale;
    const put = scale.moveTo(at);
    assert.equal(scale.at, at);
    assert.equal(put, scale.top);
    scale.onScrolled(put);
    assert.equal(scale.at, at, 'the element tells of having been put');
  });

  test('is stuck where the element ends and the list does not', () => {
    const high = scaleOf(full);
    high.moveTo(20_000);
    assert.deepEqual([high.isStuck], [false]);
    const stuck: number[] = [];
    for (let top = high.top; top > 0; top -= 150) {
      high.onScrolled(top);
      if (high.isStuck) stuck.push(top);
    }
    assert.notDeepEqual(stuck, [], 'told before the element stops');
  });

  test('is stuck at neither end of its own', () => {
    const scale = scaleOf(full);
    scale.moveTo(0);
    assert.equal(scale.isStuck, false);
    scale.moveTo(full);
    assert.equal(scale.isStuck, false);
  });

  test('comes to both of its ends by small steps alone', () => {
    const scale = scaleOf(60_000);
    let top = 0;
    const step = (by: number): void => {
      scale.onScrolled((top = Math.max(0, Math.min(top + by, limit - view))));
      if (scale.isStuck) top = scale.moveTo(scale.at);
    };
    for (let steps = 0; steps < 496; steps += 1) step(120);
    assert.equal(scale.at, 60_000 - view);
    for (let steps = 0; steps < 496; steps += 1) step(-120);
    assert.equal(scale.at, 0);
  });
});

describe('a list whose length changes', () => {
  test('stays where it is as long as there is such a place', () => {
    const scale = scaleOf(full);
    scale.moveTo(500_000);
    scale.resize(800_000, view);
    assert.equal(scale.at, 500_000);
    scale.resize(100_000, view);
    assert.equal(scale.at, 100_000 - view);
    scale.resize(300, view);
    assert.equal(scale.at, 0);
  });

  test('grows out of the element without moving', () => {
    const scale = scaleOf(9000);
    scale.onScrolled(4000);
    scale.resize(full, view);
    assert.deepEqual([scale.at, scale.shift], [4000, 0]);
  });
});
