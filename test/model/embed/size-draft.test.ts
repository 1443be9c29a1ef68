import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CustomSize } from '../../../src/model/embed/custom-size.js';
import {
  changeDraft,
  draftOf,
  isEnlarged,
  rotateDraft,
  sizeOfDraft,
} from '../../../src/model/embed/size-draft.js';

const wide = { width: 1600, height: 900 };
const cut: CustomSize = { width: 300, height: 300, crop: 'ne', format: 'png', rotation: 90 };

describe('the size to begin with', () => {
  test('is the image’s own, else the last one, else the whole image', () => {
    assert.deepEqual(sizeOfDraft(draftOf(wide, cut, undefined)), cut);
    assert.deepEqual(sizeOfDraft(draftOf(wide, undefined, cut)), {
      ...cut,
      crop: 'c',
      rotation: 0,
    });
    assert.deepEqual(sizeOfDraft(draftOf(wide, undefined, undefined)), {
      ...{ width: 1280, height: 720, crop: null, format: 'web', rotation: 0 },
    });
  });

  test('is no larger than the image, nor than what the service makes', () => {
    const last: CustomSize = { ...cut, width: 2000, crop: null };
    const small = draftOf({ width: 400, height: 200 }, undefined, last);
    assert.deepEqual([small.width, small.height], ['400', '200']);
    const tall = draftOf({ width: 1000, height: 10_000 }, undefined, { ...last, width: 900 });
    assert.deepEqual([tall.width, tall.height], ['205', '2048']);
  });
});

describe('a size while it is entered', () => {
  const whole = draftOf(wide, undefined, undefined);

  test('keeps the proportions of the whole image, whichever side is entered', () => {
    assert.equal(changeDraft(whole, { width: '800' }, wide).height, '450');
    assert.equal(changeDraft(whole, { height: '90' }, wide).width, '160');
    assert.equal(changeDraft(whole, { width: '' }, wide).height, '');
  });

  test('is free where a part of the image fills it', () => {
    const draft = changeDraft(whole, { isCropped: true, width: '10' }, wide);
    assert.deepEqual([draft.width, draft.height], ['10', '720']);
  });

  test('turns with the image: the whole of it, or the part that is kept', () => {
    const turned = rotateDraft(whole, wide);
    assert.deepEqual([turned.width, turned.height, turned.rotation], ['720', '1280', 90]);
    let draft = draftOf(wide, { ...cut, crop: { x: 0.25, y: 0.5 }, rotation: 0 }, undefined);
    draft = rotateDraft(draft, wide);
    assert.deepEqual(draft.crop, { x: 0.5, y: 0.25 });
    assert.deepEqual([draft.width, draft.height], ['300', '300']);
    for (const anchor of ['se', 'sw', 'nw', 'ne'] as const) {
      const next = draftOf(wide, { ...cut, crop: 'ne' }, undefined);
      let times = ['se', 'sw', 'nw', 'ne'].indexOf(anchor) + 1;
      let now = next;
      for (; times > 0; times -= 1) now = rotateDraft(now, wide);
      assert.equal(now.crop, anchor);
    }
  });

  test('is said to be enlarged where it has more pixels than what it shows', () => {
    const size: CustomSize = { ...cut, crop: null, rotation: 0 };
    assert.equal(isEnlarged(wide, { ...size, width: 1600, height: 900 }), false);
    assert.equal(isEnlarged(wide, { ...size, width: 1601, height: 901 }), true);
    assert.equal(isEnlarged(wide, { ...size, crop: 'c', width: 901, height: 901 }), true);
  });
});
