import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AssetRecord } from '../../../../src/service/index.js';
import { assetRecord } from '../../asset-record.js';
import { at, caller, textAt } from '../../caller.js';

const { service } = caller(
  [
    assetRecord({ width: 3000, height: 2000 }),
    assetRecord({ id: '2', externalId: 'smallsmall', width: 300, height: 200 }),
  ],
  { quirks: true },
);

const ask = (query: string, format = 'jpeg', id = 'abcdefghij'): Promise<Response> =>
  service.fetch(`${service.brandedUrl}/content/${id}/${format}/a.${format}?${query}`);

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly color: string | undefined;
  /** Where the picture's middle is, in the result. */
  readonly middle: readonly [number, number];
  readonly degrees: number;
  /** How large the picture itself was drawn. */
  readonly scaled: readonly [number, number];
}

const number = String.raw`(-?[\d.]+)`;
const shape = new RegExp(
  `^<svg [^>]* width="${number}" height="${number}"><rect [^>]*fill="([^"]*)"/><g transform="` +
    `translate\\(${number} ${number}\\) rotate\\(${number}\\) [^"]*"><svg[^>]* width="${number}" height="${number}"`,
);

async function drawn(query: string, id?: string): Promise<Drawn> {
  const answer = await ask(query, 'jpeg', id);
  assert.equal(answer.status, 200, query);
  const [, width, height, color, x, y, degrees, wide, high] = shape.exec(await answer.text()) ?? [];
  const near = (text: string | undefined): number => Math.round(Number(text));
  return {
    ...{ width: Number(width), height: Number(height), color, degrees: Number(degrees) },
    middle: [near(x), near(y)],
    scaled: [near(wide), near(high)],
  };
}

describe('a picture of the live service', () => {
  it('has the width or the height that is asked for, and keeps its proportions', async () => {
    for (const [query, width, height] of [
      ['w=600', 600, 400],
      ['h=600', 900, 600],
      ['w=600&crop=yes', 600, 400],
    ] as const) {
      const picture = await drawn(query);
      assert.deepEqual([picture.width, picture.height], [width, height], query);
      assert.deepEqual(
        [picture.scaled, picture.middle],
        [
          [width, height],
          [width / 2, height / 2],
        ],
      );
    }
  });

  it('is fitted into 2048 pixels where nothing is asked for, and never enlarged for that', async () => {
    const large = await drawn('u=2spbki');
    assert.deepEqual([large.width, large.height], [2048, 1365]);
    const small = await drawn('u=2spbki', 'smallsmall');
    assert.deepEqual([small.width, small.height], [300, 200]);
  });

  it('is cropped from where its anchor says', async () => {
    // Scaled to 600 × 400, of which a square of 400 is kept.
    for (const [anchor, middle] of [
      ['', [200, 200]],
      ['&k=c', [200, 200]],
      ['&k=w', [300, 200]],
      ['&k=e', [100, 200]],
      ['&k=ne', [100, 200]],
      ['&keep=nw', [300, 200]],
    ] as const) {
      const picture = await drawn(`w=400&h=400&crop=yes${anchor}`);
      assert.deepEqual([picture.width, picture.height, picture.scaled], [400, 400, [600, 400]]);
      assert.deepEqual(picture.middle, middle, anchor);
    }
    for (const [anchor, middle] of [
      ['n', [300, 200]],
      ['s', [300, 0]],
      ['sw', [300, 0]],
    ] as const) {
      const picture = await drawn(`w=600&h=200&crop=yes&k=${anchor}`);
      assert.deepEqual([picture.scaled, picture.middle], [[600, 400], middle], anchor);
    }
  });

  it('is cropped from a corner, in pixels of the picture fitted into 2048', async () => {
    // 512 of 2048 is a quarter: 150 of 600.
    const picture = await drawn('w=400&h=400&crop=yes&a=512,0');
    assert.deepEqual(
      [picture.scaled, picture.middle],
      [
        [600, 400],
        [150, 200],
      ],
    );
    const beyond = await drawn('w=400&h=400&crop=yes&a=2000,1300');
    assert.deepEqual(beyond.middle, [100, 200], 'ends at the edge');
  });

  it('has space of a colour beside it where nothing is cropped', async () => {
    const picture = await drawn('w=400&h=400&position=n&color=ff000080');
    assert.deepEqual(
      [picture.width, picture.height, picture.color, picture.scaled, picture.middle],
      [400, 400, '#ff000080', [400, 267], [200, 133]],
    );
    assert.equal((await drawn('w=400&h=400')).color, '#ffffff');
  });

  it('is turned before it is measured', async () => {
    for (const degrees of [90, 270]) {
      const picture = await drawn(`w=400&r=${degrees}`);
      assert.deepEqual([picture.width, picture.height, picture.degrees], [400, 600, degrees]);
      assert.deepEqual(
        [picture.scaled, picture.middle],
        [
          [600, 400],
          [200, 300],
        ],
      );
    }
    const slanted = await drawn('w=500&r=45');
    assert.deepEqual([slanted.width, slanted.height], [500, 500]);
    assert.deepEqual(slanted.scaled, [424, 283]);
  });

  it('can be had in the recorded formats, and in no other', async () => {
    for (const format of ['gif', 'jpeg', 'jpg', 'png', 'web']) {
      assert.equal((await ask('w=100&animate=true', format)).status, 200, format);
    }
    assert.equal((await ask('w=100', 'tiff')).status, 400);
  });

  it('is refused where a member is out of range or nonsense', async () => {
    for (const query of [
      ...['w=0', 'w=2049', 'w=1e3', 'w=-1', 'w=', 'h=2049', 'h=many', 'w=100&crop=maybe'],
      ...['w=100&k=up', 'w=100&keep=', 'w=100&position=x', 'w=100&r=361', 'w=100&r=-90'],
      ...['w=100&color=red', 'w=100&color=fff', 'w=100&quality=0', 'w=100&quality=101'],
      ...['w=9&h=9&crop=yes&a=2048,0', 'w=9&h=9&crop=yes&a=0,1366', 'w=9&h=9&crop=yes&a=-1,0'],
      ...['w=9&h=9&crop=yes&a=1', 'w=100&animate=yes'],
    ]) {
      assert.equal((await ask(query)).status, 400, query);
    }
    for (const query of ['w=2048', 'w=1&h=2048', 'w=9&h=9&crop=yes&a=2047,1365', 'w=9&r=360']) {
      assert.equal((await ask(query)).status, 200, query);
    }
  });

  it('can be pinned to a version by the version’s id', async () => {
    const record: AssetRecord = assetRecord();
    const { service: library, read } = caller([record], { quirks: true });
    const asset = await read(`/v2/assets/${record.id}`);
    const version = textAt(asset, 'version_id');
    assert.notEqual(version, at(asset, 'id'));
    const address = `${library.brandedUrl}/content/${version}/jpeg/a.jpeg?w=300`;
    assert.equal((await library.fetch(address)).status, 200);
    const plain = caller([record]).service;
    assert.equal((await plain.fetch(address)).status, 404);
  });
});
