import type { Asset } from '../../src/model/asset/asset.js';
import type { Embed } from '../../src/model/embed/embed.js';

/** A landscape picture with two sizes, changed as a test needs it. */
export function sampleAsset(change: Partial<Asset> = {}): Asset {
  return {
    id: '1eca8de8',
    externalId: 'jzrdv8kipa',
    filename: 'harbour.jpg',
    createdDate: '2026-01-02T03:04:05Z',
    kind: 'image',
    format: 'JPEG',
    dimensions: { width: 1600, height: 900 },
    thumbnails: [],
    embeds: [sampleEmbed('640px-portrait'), sampleEmbed('640px-landscape')],
    metadata: new Map(),
    downloadUrl: null,
    available: true,
    ...change,
  };
}

/** A size with an address of its own and no markup. */
export function sampleEmbed(name: string, change: Partial<Embed> = {}): Embed {
  const url = `https://embed.test/img/acme/jzrdv8kipa/${name}/harbour.jpg`;
  return { name, url, html: null, share: null, ...change };
}
