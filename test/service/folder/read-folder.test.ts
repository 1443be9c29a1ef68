import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { serve, type ListeningService } from '../../../src/service/node.js';
import { at, jsonOf, listAt, textAt } from '../caller.js';
import { movieBytes, pageBytes, soundBytes } from './media-bytes.js';

let place = '';
let service: ListeningService;

const read = async (path: string): Promise<unknown> => {
  const headers = { authorization: `Bearer ${service.issueTokens().accessToken}` };
  return jsonOf(await fetch(service.baseUrl + path, { headers }));
};
const expand = 'expand=file_properties,thumbnails,embeds,metadata';
const find = async (filename: string): Promise<unknown> => {
  const query = encodeURIComponent(`filename:{${filename}}`);
  const page = await read(`/v2/assets/search?query=${query}&${expand}`);
  assert.equal(at(page, 'total_count'), 1, filename);
  return at(page, 'items', 0);
};

before(async () => {
  place = await mkdtemp(join(tmpdir(), 'library-'));
  const library = join(place, 'library');
  await mkdir(join(library, 'Photos', 'Sea side'), { recursive: true });
  await mkdir(join(library, '.hidden'));
  const plain = sharp({ create: { width: 400, height: 200, channels: 3, background: 'teal' } });
  await plain
    .clone()
    .jpeg()
    .toFile(join(library, 'Photos', 'Sea side', 'été.jpg'));
  await plain
    .clone()
    .jpeg()
    .toFile(join(library, '.hidden', 'hidden.jpg'));
  await plain.clone().withMetadata({ orientation: 6 }).jpeg().toFile(join(library, 'turned.jpg'));
  await plain.clone().ensureAlpha(0.5).png().toFile(join(library, 'clear.png'));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script/></svg>';
  await writeFile(join(library, 'logo.svg'), svg);
  await writeFile(join(library, 'broken.jpg'), 'no picture');
  await writeFile(
    join(library, 'clip.mp4'),
    movieBytes({ width: 1280, height: 720, seconds: 4.5 }),
  );
  await writeFile(join(library, 'tone.wav'), soundBytes(2));
  await writeFile(join(library, 'paper.pdf'), pageBytes(612, 792));
  await writeFile(join(library, 'deck.pptx'), 'slides');
  await writeFile(join(library, 'script.js'), 'alert(1)');
  await writeFile(join(place, 'secret.jpg'), await plain.clone().jpeg().toBuffer());
  await symlink(join(place, 'secret.jpg'), join(library, 'link.jpg'));
  await symlink(place, join(library, 'up'));
  service = await serve({ apiPort: 0, sitePort: 0, folder: library });
});

after(async () => {
  await service.close();
  await rm(place, { recursive: true });
});

describe('a folder', () => {
  it('shows its assets and nothing else: no hidden file, no link, no script', async () => {
    const page = await read('/v2/assets/search?sort=filename');
    const names = listAt(page, 'items').map((item) => at(item, 'filename'));
    assert.deepEqual(
      new Set(names),
      new Set([
        'broken.jpg',
        'clear.png',
        'clip.mp4',
        'deck.pptx',
        'logo.svg',
        'paper.pdf',
        'tone.wav',
        'turned.jpg',
        'été.jpg',
      ]),
    );
  });

  it('makes categories of its subfolders', async () => {
    const query = encodeURIComponent('cat:(Photos/Sea side)');
    const page = await read(`/v2/assets/search?query=${query}&facet=categories`);
    assert.equal(at(page, 'total_count'), 1);
    const paths = listAt(page, 'facets', 'categories').map((category) => at(category, 'path'));
    assert.ok(paths.includes('Photos/Sea side'));
  });

  it('tells the shape of pictures as they are seen, of films and of papers', async () => {
    const shape = async (name: string, properties: string): Promise<readonly unknown[]> => {
      const found = at(await find(name), 'file_properties', properties);
      return [at(found, 'width'), at(found, 'height'), at(found, 'duration')];
    };
    assert.deepEqual(await shape('été.jpg', 'image_properties'), [400, 200, undefined]);
    assert.deepEqual(await shape('turned.jpg', 'image_properties'), [200, 400, undefined]);
    assert.deepEqual(await shape('logo.svg', 'image_properties'), [40, 20, undefined]);
    assert.deepEqual(await shape('clip.mp4', 'video_properties'), [1280, 720, 4.5]);
    assert.equal(at(await find('broken.jpg'), 'file_properties', 'image_properties'), null);
    assert.equal(at(await find('deck.pptx'), 'file_properties', 'format_type'), 'office');
  });

  it('makes thumbnails that fit, upright, and no larger than the file', async () => {
    const made = async (name: string, size: string): Promise<readonly unknown[]> => {
      const answer = await fetch(textAt(await find(name), 'thumbnails', size, 'url'));
      const picture = await sharp(await answer.arrayBuffer()).metadata();
      return [answer.headers.get('content-type'), picture.width, picture.height];
    };
    assert.deepEqual(await made('été.jpg', '160px'), ['image/jpeg', 160, 80]);
    assert.deepEqual(await made('été.jpg', '2048px'), ['image/jpeg', 400, 200]);
    assert.deepEqual(await made('turned.jpg', '160px'), ['image/jpeg', 80, 160]);
    assert.deepEqual(await made('clear.png', '160px'), ['image/webp', 160, 80]);
    assert.deepEqual(await made('logo.svg', '160px'), ['image/webp', 160, 80]);
  });

  it('draws thumbnails of what has no picture', async () => {
    for (const name of ['broken.jpg', 'clip.mp4', 'tone.wav', 'paper.pdf', 'deck.pptx']) {
      const answer = await fetch(textAt(await find(name), 'thumbnails', '300px', 'url'));
      assert.equal(answer.headers.get('content-type'), 'image/svg+xml', name);
    }
  });

  it('hands over the files themselves, whole and in parts', async () => {
    const url = textAt(await find('tone.wav'), 'embeds', 'original', 'url');
    const whole = await fetch(url);
    assert.equal(whole.headers.get('content-type'), 'audio/wav');
    assert.deepEqual(new Uint8Array(await whole.arrayBuffer()), soundBytes(2));
    const part = await fetch(url, { headers: { range: 'bytes=4-11' } });
    assert.equal(part.status, 206);
    assert.deepEqual(new Uint8Array(await part.arrayBuffer()), soundBytes(2).slice(4, 12));
  });

  it('never lets a drawing of its own run script', async () => {
    const answer = await fetch(textAt(await find('logo.svg'), 'embeds', 'original', 'url'));
    assert.equal(answer.headers.get('content-type'), 'image/svg+xml');
    assert.match(answer.headers.get('content-security-policy') ?? '', /sandbox/);
    await answer.body?.cancel();
  });

  it('hands over nothing from outside, though a file turns into a link later', async () => {
    const asset = await find('paper.pdf');
    const library = join(place, 'library');
    await rename(join(library, 'paper.pdf'), join(place, 'paper.pdf'));
    await symlink(join(place, 'paper.pdf'), join(library, 'paper.pdf'));
    assert.equal((await fetch(textAt(asset, '_links', 'download'))).status, 404);
    await rm(join(library, 'paper.pdf'));
    await rename(join(place, 'paper.pdf'), join(library, 'paper.pdf'));
    assert.equal((await fetch(textAt(asset, '_links', 'download'))).status, 200);
  });

  it('keeps its identifiers from run to run', async (test) => {
    const again = await serve({ apiPort: 0, sitePort: 0, folder: join(place, 'library') });
    test.after(again.close);
    const headers = { authorization: `Bearer ${again.issueTokens().accessToken}` };
    const id = textAt(await find('clip.mp4'), 'id');
    assert.equal((await fetch(`${again.baseUrl}/v2/assets/${id}`, { headers })).status, 200);
  });
});
