import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { drawPicture } from '../src/service/pictures/draw-picture.js';
import { requireBrowsers } from './browsers.js';
import { root } from './run.js';

// `node --import tsx scripts/clips.js` makes the clips of the reference service's films again, in
// src/service/clips: a camera that moves over a drawing of the service, as VP9 by Chromium's encoder.

const size = { width: 480, height: 270 };
const framesPerSecond = 12;
const frames = 36;

/** The drawings, by the name of the clip: what is to be seen, and the seed of its details. */
const drawings = {
  coast: ['Lighthouse at noon', '11'],
  mountains: ['Mountain lake in the morning', '12'],
  countryside: ['Vineyard at sunset', '15'],
  forest: ['Birch wood in autumn', '16'],
  desert: ['Sand dunes at dawn', '17'],
  city: ['City skyline at dusk', '13'],
  people: ['Maker portrait at work', '18'],
  plants: ['Field poppy in bloom', '19'],
  food: ['Filter coffee on a table', '20'],
  studio: ['Walking boot front view', '14'],
};

const browser = await chromium.launch({ executablePath: requireBrowsers().headlessShell ?? '' });
try {
  const page = await browser.newPage();
  // Encoders exist in secure contexts only, such as pages of this machine.
  await page.route('http://localhost/', (route) => route.fulfill({ body: '' }));
  await page.goto('http://localhost/');
  for (const [name, [title = '', id = '']] of Object.entries(drawings)) {
    const record = { id, filename: `${title}.jpg`, keywords: [], categories: [] };
    const kind = { format: 'JPEG', formatType: /** @type {const} */ ('image') };
    const unseen = { externalId: id, created: 0, updated: 0, released: null, expires: null };
    const rest = { deleted: null, archived: false, bytes: 0, duration: null, groups: [] };
    const drawing = drawPicture(
      { ...record, ...kind, ...unseen, ...rest, ...size, metadata: {} },
      { width: size.width * 2, height: size.height * 2 },
    );
    const encoded = await page.evaluate(encode, { drawing, ...size, framesPerSecond, frames });
    const bytes = Buffer.from(encoded.bytes, 'base64');
    const sizes = encoded.sizes.join(', ');
    writeFileSync(
      join(root, 'src/service/clips', `${name}.ts`),
      `import type { Clip } from './clip.js';\n\n/** ${title}. */\nexport const clip: Clip = {\n` +
        `  width: ${size.width},\n  height: ${size.height},\n` +
        `  framesPerSecond: ${framesPerSecond},\n  sizes: [${sizes}],\n` +
        `  bytes:\n    '${encoded.bytes}',\n};\n`,
    );
    console.log(`${name}: ${(bytes.length / 1024).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
}

/**
 * Runs in the page.
 * @param {{
 *   drawing: string, width: number, height: number, framesPerSecond: number, frames: number
 * }} options
 */
async function encode({ drawing, width, height, framesPerSecond, frames }) {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  /** @type {Uint8Array[]} */
  const chunks = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      chunks.push(bytes);
    },
    error: (error) => console.error(error),
  });
  encoder.configure({
    ...{ codec: 'vp09.00.20.08', width, height, framerate: framesPerSecond },
    ...{ bitrate: 50_000, latencyMode: 'quality' },
  });
  for (let at = 0; at < frames; at += 1) {
    // The camera is back where it began when the clip ends, so that it can be played in a loop.
    const turn = (2 * Math.PI * at) / frames;
    const zoom = 1.14 - 0.1 * Math.cos(turn);
    const [wide, high] = [picture.width / zoom, picture.height / zoom];
    const left = (picture.width - wide) * (0.5 + 0.35 * Math.sin(turn));
    context?.drawImage(picture, left, (picture.height - high) / 2, wide, high, 0, 0, width, height);
    const frame = new VideoFrame(canvas, { timestamp: (at * 1e6) / framesPerSecond });
    encoder.encode(frame, { keyFrame: at === 0 });
    frame.close();
  }
  await encoder.flush();
  let text = '';
  for (const chunk of chunks) for (const byte of chunk) text += String.fromCharCode(byte);
  return { bytes: btoa(text), sizes: chunks.map(({ length }) => length) };
}
