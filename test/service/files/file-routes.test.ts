import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetRecord } from '../asset-record.js';
import { at, caller, textAt } from '../caller.js';

const { service, read } = caller([
  assetRecord(),
  assetRecord({
    id: '22222222-2222-4222-8222-222222222222',
    externalId: 'film000000',
    filename: 'Film "été".mp4',
    formatType: 'video',
  }),
]);
const fromSite = (path: string, init?: RequestInit): Promise<Response> =>
  service.fetch(service.siteUrl + path, init);

/** Width and height that a drawing says of itself. */
async function sizeOf(answer: Response): Promise<readonly (string | undefined)[]> {
  const drawing = await answer.text();
  return [/ width="(\d+)"/.exec(drawing)?.[1], / height="(\d+)"/.exec(drawing)?.[1]];
}

describe('pictures', () => {
  it('are of the size their address says', async () => {
    const sizes: readonly (readonly [string, string, string])[] = [
      ['/img/acme/abcdefghij/640px/a.jpg', '640', '427'],
      ['/img/acme/abcdefghij/640px@2x/a.jpg', '1280', '853'],
      ['/img/acme/abcdefghij/300x200px/a.jpg', '300', '200'],
      ['/img/acme/abcdefghij/exactpx@1x/a.jpg', '3000', '2000'],
      ['/content/abcdefghij/jpeg/a.jpg?w=320', '320', '213'],
      ['/content/abcdefghij/jpeg/a.jpg?w=820&h=312', '820', '312'],
      ['/previews/acme/abcdefghij/125px/a.jpg', '125', '83'],
    ];
    for (const [path, width, height] of sizes) {
      assert.deepEqual(await sizeOf(await fromSite(path)), [width, height], path);
    }
  });

  it('are refused where the size is nonsense or too large', async () => {
    for (const path of [
      '/img/acme/abcdefghij/0px/a.jpg',
      '/img/acme/abcdefghij/9999px/a.jpg',
      '/img/acme/abcdefghij/2000px@9x/a.jpg',
      '/img/acme/abcdefghij/%7Bsize%7Dpx@%7Bscale%7Dx/a.jpg',
      '/content/abcdefghij/jpeg/a.jpg?w=0',
      '/content/abcdefghij/jpeg/a.jpg?w=5000',
      '/content/abcdefghij/jpeg/a.jpg?w={size}',
    ]) {
      assert.equal((await fromSite(path)).status, 400, path);
    }
  });

  it('are 404 for unknown assets and other accounts', async () => {
    assert.equal((await fromSite('/img/acme/zzzzzzzzzz/640px/a.jpg')).status, 404);
    assert.equal((await fromSite('/img/other/abcdefghij/640px/a.jpg')).status, 404);
    assert.equal((await fromSite('/content/zzzzzzzzzz/jpeg/a.jpg')).status, 404);
  });

  it('can be shown by any page, are never sniffed, and never run', async () => {
    const { headers } = await fromSite('/img/acme/abcdefghij/640px/a.jpg');
    assert.equal(headers.get('content-type'), 'image/svg+xml');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.match(headers.get('cache-control') ?? '', /max-age=[1-9]/);
  });

  it('come in five thumbnail sizes, each with an end in the future', async () => {
    const page = await read('/v2/assets/search?expand=thumbnails&sort=filename');
    const thumbnails = at(page, 'items', 0, 'thumbnails');
    for (const size of ['125px', '160px', '300px', '600px', '2048px']) {
      assert.ok(Date.parse(textAt(thumbnails, size, 'valid_until')) > Date.now());
      const answer = await service.fetch(textAt(thumbnails, size, 'url'));
      assert.equal((await sizeOf(answer))[0], size.replace('px', ''));
    }
    const again = await read('/v2/assets/search?expand=thumbnails&sort=filename');
    const url = ['items', 0, 'thumbnails', '300px', 'url'];
    assert.equal(at(again, ...url), at(page, ...url), 'caches can keep them');
  });
});

describe('files', () => {
  it('are saved under a name that can be opened when they are downloaded', async () => {
    const asset = await read('/v2/assets/22222222-2222-4222-8222-222222222222');
    const answer = await service.fetch(textAt(asset, '_links', 'download'));
    const disposition = answer.headers.get('content-disposition') ?? '';
    assert.match(disposition, /^attachment; filename="Film __t__\.mp4"; filename\*=UTF-8''/);
    const encoded = disposition.split("UTF-8''")[1] ?? '';
    assert.equal(decodeURIComponent(encoded), 'Film "été".mp4');
  });

  it('are shown otherwise', async () => {
    const answer = await fromSite('/img/acme/abcdefghij/original/a.jpg');
    assert.match(answer.headers.get('content-disposition') ?? '', /^inline;/);
  });

  it('come in parts where a player asks for a part', async () => {
    const path = '/img/acme/abcdefghij/original/a.jpg';
    const whole = new Uint8Array(await (await fromSite(path)).arrayBuffer());
    const part = async (range: string): Promise<Response> => fromSite(path, { headers: { range } });
    const middle = await part('bytes=10-19');
    assert.equal(middle.status, 206);
    assert.equal(middle.headers.get('content-range'), `bytes 10-19/${whole.byteLength}`);
    assert.deepEqual(new Uint8Array(await middle.arrayBuffer()), whole.slice(10, 20));
    const end = await part('bytes=-5');
    assert.deepEqual(new Uint8Array(await end.arrayBuffer()), whole.slice(-5));
    const rest = await part(`bytes=${whole.byteLength - 3}-`);
    assert.equal((await rest.arrayBuffer()).byteLength, 3);
    assert.equal((await part(`bytes=${whole.byteLength}-`)).status, 416);
    assert.equal((await part('bytes=0-1,5-6')).status, 200);
  });

  it('answer HEAD with their size alone', async () => {
    const path = '/img/acme/abcdefghij/original/a.jpg';
    const whole = await (await fromSite(path)).arrayBuffer();
    const head = await fromSite(path, { method: 'HEAD' });
    assert.equal(head.headers.get('content-length'), String(whole.byteLength));
    assert.equal((await head.arrayBuffer()).byteLength, 0);
  });
});

describe('players and viewers', () => {
  it('are pages that any page can frame, and that run no script', async () => {
    const answer = await fromSite('/img/acme/film000000/video_player/film.mp4');
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
    assert.equal(answer.headers.get('x-frame-options'), null);
    assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    const page = await answer.text();
    assert.match(page, /<video controls/);
    assert.doesNotMatch(page, /<script|Download/);
    for (const [, address = ''] of page.matchAll(/(?:src|poster|href)="([^"]+)"/g)) {
      assert.equal((await fromSite(address.replaceAll('&#38;', '&'))).status, 200, address);
    }
  });

  it('offer the download where their name says so', async () => {
    const answer = await fromSite('/img/acme/film000000/video_player_with_download/film.mp4');
    assert.match(await answer.text(), /Download Film/);
  });
});
