import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge, judgeScrolling } from '../../../bench/picker/bounds.js';
import { pooled, typical, type Figures, type Times } from '../../../bench/picker/figures.js';
import { readOptions } from '../../../bench/picker/options.js';
import { covered, median, quantile } from '../../../bench/picker/quantile.js';
import { listVerdicts, tabulate } from '../../../bench/picker/table.js';

const floor: Figures = {
  ...{ firstPainted: 600, requestSent: 250, blocking: 60, scriptBytes: 2, facetClick: 150 },
  ...{
    facetMark: 25,
    facetWork: 30,
    lastKey: 160,
    requestsForWord: 15,
    ...{ selection: 20, selectionMedian: 15, keyPress: 20, keyPressMedian: 15 },
  },
  ...{ frame: 16.8, longTasks: 0, nodes: 800, domNodes: 2000, heap: 1.7, thumbnails: 70 },
  ...{ laterFrame: 16.8, laterLongTasks: 0, laterHeap: 1.9 },
};

describe('what the measurement of the picker makes of its figures', () => {
  it('takes the value that as many lie below as asked, and the middle one', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    assert.equal(quantile(values, 0.95), 95);
    assert.equal(quantile([7], 0.95), 7);
    assert.equal(median([9, 1, 5]), 5);
    assert.equal(median([1, 2, 3, 10]), 2.5);
    assert.ok(Number.isNaN(median([])));
  });

  it('counts time once where requests ran beside each other, and only while it was waited', () => {
    const requests = [
      [0, 20],
      [10, 40],
      [30, 35],
      [90, 300],
    ] as const;
    assert.equal(covered(requests, [5, 100]), 35 + 10);
    assert.equal(covered([], [5, 100]), 0);
  });

  it('takes the actions of all visits together, so that one slow action in each counts once', () => {
    const [facetClicks, facetMarks, facetWorks] = [[100], [20], [30]];
    const facets = { facetClicks, facetMarks, facetWorks };
    const visit = (slowest: number): Times => ({
      ...facets,
      keyPresses: [],
      selections: [...Array.from({ length: 39 }, () => 10), slowest],
    });
    const { selection, selectionMedian, keyPress } = pooled([visit(90), visit(10), visit(10)]);
    assert.deepEqual([selection, selectionMedian], [10, 10]);
    assert.ok(Number.isNaN(keyPress));
    assert.equal(pooled([visit(90), visit(80), visit(70), visit(60)]).selection, 10);
    const slow = { ...visit(50), selections: [50, 50, 50, 50, 50] };
    assert.equal(pooled([visit(10), slow]).selection, 50);
  });

  it('takes the medians of what is measured once in a visit', () => {
    assert.equal(typical([{ heap: 1 }, { heap: 3 }, { heap: 2 }]).heap, 2);
    assert.throws(() => typical([]), /Nothing was visited/);
  });

  it('holds ours to the hand-written page where the promise is a ratio', () => {
    const broken = (ours: Partial<Figures>): readonly string[] =>
      judge({ ...floor, requestsForWord: 1, ...ours }, floor)
        .filter(({ held }) => !held)
        .map(({ words }) => words);
    assert.deepEqual(broken({}), []);
    assert.deepEqual(broken({ firstPainted: 660 }), []);
    assert.match(broken({ firstPainted: 661 }).join(), /^first results/);
    assert.match(broken({ heap: 3.5 }).join(), /^heap/);
    assert.match(broken({ longTasks: 1 }).join(), /^fling, long tasks$/);
    assert.match(broken({ laterLongTasks: 1 }).join(), /^fling after all that, long tasks$/);
    assert.match(broken({ laterHeap: 3.9 }).join(), /^heap after all that/);
    assert.match(broken({ keyPress: Number.NaN }).join(), /^key press/);
    assert.match(broken({ requestsForWord: 2 }).join(), /^requests/);
  });

  it('holds typing to InstantSearch where that was measured, too', () => {
    const held = (lastKey: number): readonly boolean[] =>
      judge({ ...floor, requestsForWord: 1, lastKey }, floor, { ...floor, lastKey: 800 })
        .filter(({ words }) => words.startsWith('last key'))
        .map((verdict) => verdict.held);
    assert.deepEqual([held(800), held(801)], [[true], [false]]);
  });

  it('asks of scrolling the same wherever it is', () => {
    const verdicts = judgeScrolling({ frame: 33, longTasks: 0, nodes: 2_001, heap: 2 }, floor);
    assert.deepEqual(
      verdicts.map(({ held }) => held),
      [false, true, false, true],
    );
    assert.match(listVerdicts('Then:', verdicts), /^Then:\nFAILED {2}fling, p95[^\n]*33\.0 of/);
  });

  it('sets pages beside each other, with a dash for what one cannot do', () => {
    const ours = { ...floor, firstPainted: 660, selection: Number.NaN };
    const table = tabulate(
      new Map([
        ['floor', floor],
        ['ours', ours],
      ]),
    );
    assert.match(table, /first results painted, ms +600 +660 +1\.10\n/);
    assert.match(table, /selection to repaint, p95, ms +20\.0 +– +–\n/);
  });

  it('says what is wrong with how it was called', () => {
    assert.equal(readOptions([]).rounds, 5);
    assert.deepEqual(readOptions(['--pages', 'ours,floor']).pages, ['ours', 'floor']);
    assert.equal(readOptions(['--many', '0']).many, 0);
    assert.equal(readOptions(['--dist', 'elsewhere']).build, false);
    assert.equal(readOptions(['--slowdown', '1.7']).slowdown, 1.7);
    assert.throws(() => readOptions(['--rounds', '0']), /--rounds has to be/);
    for (const slowdown of ['0.5', 'much', 'Infinity']) {
      assert.throws(() => readOptions(['--slowdown', slowdown]), /--slowdown has to be/);
    }
    assert.throws(() => readOptions(['--pages', 'theirs']), /--pages knows floor, ours/);
    assert.throws(() => readOptions(['--pages', 'before']), /needs --before/);
  });

  it('visits another build only if there is one', () => {
    assert.equal(readOptions([]).pages.includes('before'), false);
    assert.ok(readOptions(['--before', 'elsewhere']).pages.includes('before'));
  });
});
