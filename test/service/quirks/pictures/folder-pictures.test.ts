import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { serve, type ListeningService } from '../../../../src/service/node.js';
import { jsonOf, listAt, textAt } from '../../caller.js';

/** A colour by its red, green and blue. */
type Colour = readonly [red: number, green: number, blue: number];

const red: Colour = [255, 0, 0];
const blue: Colour = [0, 0, 255];
const white: Colour = [255, 255, 255];

/** The left half of a picture is red, and the right half is blue. */
const [width, height] = [600, 200];

describe('pictures of a folder, with quirks', () => {
  let folder = '';
  let service: ListeningService;
  let base = '';
  let moving = '';

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    const half = { width: width / 2, height, channels: 3 } as const;
    const right = await sharp({ create: { ...half, background: 'blue' } })
      .png()
      .toBuffer();
    await sharp({ create: { ...half, width, background: 'red' } })
      .composite([{ input: right, left: width / 2, top: 0 }])
      .removeAlpha()
      .png()
      .toFile(join(folder, 'halves.png'));
    const frames = ['red', 'blue'].map((background) => ({ create: { ...half, background } }));
    const [first, second] = await Promise.all(frames.map((each) => sharp(each).png().toBuffer()));
    await sharp([first ?? right, second ?? right], { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toFile(join(folder, 'moving.gif'));
    service = await serve({ apiPort: 0, sitePort: 0, products: 0, folder, quirks: true });
    const headers = { authorization: `Bearer ${service.issueTokens().accessToken}` };
    const search = `${service.baseUrl}/v2/assets/search?sort=filename`;
    const page = await jsonOf(await fetch(search, { headers }));
    assert.equal(listAt(page, 'items').length, 2);
    [base = '', moving = ''] = [0, 1].map(
      (at) => `${service.siteUrl}/content/${textAt(page, 'items', at, 'external_id')}`,
    );
  });

  after(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  interface Picture {
    readonly size: readonly number[];
    readonly mediaType: string | null;
    /** The colour at a share of the width and the height. */
    readonly at: (across: number, down: number) => Colour;
  }

  async function picture(query: string, format = 'png'): Promise<Picture> {
    const answer = await fetch(`${base}/${format}/halves.${format}?${query}`);
    assert.equal(answer.status, 200, query);
    const { data, info } = await sharp(await answer.bytes())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      size: [info.width, info.height],
      mediaType: answer.headers.get('content-type'),
      at(across, down) {
        const column = Math.min(info.width - 1, Math.floor(across * info.width));
        const row = Math.min(info.height - 1, Math.floor(down * info.height));
        const start = (row * info.width + column) * info.channels;
        return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
      },
    };
  }

  it('are scaled', async () => {
    const small = await picture('w=300');
    assert.deepEqual(small.size, [300, 100]);
    assert.deepEqual([small.at(0.1, 0.5), small.at(0.9, 0.5)], [red, blue]);
    assert.deepEqual((await picture('h=50')).size, [150, 50]);
    assert.deepEqual((await picture('u=x')).size, [600, 200]);
  });

  it('are cropped from their anchor', async () => {
    const colours = async (anchor: string): Promise<readonly Colour[]> => {
      const cut = await picture(`w=100&h=100&crop=yes&k=${anchor}`);
      assert.deepEqual(cut.size, [100, 100]);
      return [cut.at(0.1, 0.5), cut.at(0.9, 0.5)];
    };
    assert.deepEqual(await colours('c'), [red, blue]);
    assert.deepEqual(await colours('w'), [red, red]);
    assert.deepEqual(await colours('ne'), [blue, blue]);
  });

  it('are cropped from a corner', async () => {
    const cut = await picture('w=200&h=200&crop=yes&a=250,0');
    assert.deepEqual(cut.size, [200, 200]);
    assert.deepEqual([cut.at(0.2, 0.5), cut.at(0.3, 0.5)], [red, blue]);
  });

  it('are turned', async () => {
    const turned = await picture('w=100&r=90');
    assert.deepEqual(turned.size, [100, 300]);
    assert.deepEqual([turned.at(0.5, 0.1), turned.at(0.5, 0.9)], [red, blue]);
    const back = await picture('w=100&r=270');
    assert.deepEqual([back.at(0.5, 0.1), back.at(0.5, 0.9)], [blue, red]);
  });

  it('have space in a colour beside them', async () => {
    const padded = await picture('w=300&h=300&position=n&color=ffffff');
    assert.deepEqual(padded.size, [300, 300]);
    assert.deepEqual([padded.at(0.1, 0.1), padded.at(0.9, 0.1)], [red, blue]);
    assert.deepEqual(padded.at(0.5, 0.9), white);
  });

  it('that move go on moving where that is asked for', async () => {
    const pagesOf = async (query: string): Promise<readonly unknown[]> => {
      const answer = await fetch(`${moving}/gif/moving.gif?${query}`);
      const {
        pages = 1,
        width: wide,
        pageHeight,
        height: high,
      } = await sharp(await answer.bytes()).metadata();
      return [pages, wide, pageHeight ?? high];
    };
    assert.deepEqual(await pagesOf('w=60&h=20&crop=yes&animate=true'), [2, 60, 20]);
    assert.deepEqual(await pagesOf('w=60&h=20&crop=yes'), [1, 60, 20]);
  });

  it('come in the format that is asked for', async () => {
    for (const [format, mediaType] of [
      ['png', 'image/png'],
      ['gif', 'image/gif'],
      ['jpeg', 'image/jpeg'],
      ['jpg', 'image/jpeg'],
      ['web', 'image/jpeg'],
    ] as const) {
      assert.equal((await picture('w=60', format)).mediaType, mediaType, format);
    }
  });
});
