import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imageLinkOf } from '../../../src/model/embed/image-link.js';
import { sampleAsset, sampleEmbed } from '../sample-asset.js';

test('an image can be had in any size where one of its links says that the host cuts images', () => {
  const place = 'https://acme.example.net/content/jzrdv8kipa';
  const embeds = [
    sampleEmbed('original', { url: `${place}/original/harbour.jpg?download=true` }),
    sampleEmbed('640px', { url: `${place}/jpeg/harbour.jpeg?w=640&crop=yes` }),
  ];
  assert.deepEqual(imageLinkOf(sampleAsset({ embeds })), {
    ...{ place, file: 'harbour.jpeg', query: 'w=640&crop=yes' },
  });
  assert.equal(imageLinkOf(sampleAsset({ embeds: embeds.slice(0, 1) })), undefined);
});
