import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  defaultEmbed,
  formOf,
  isTemplate,
  isWebAddress,
  offeredEmbeds,
} from '../../../src/model/embed/embed-choice.js';
import { sampleAsset, sampleEmbed } from '../sample-asset.js';

describe('what an embed leads to', () => {
  const forms = [
    ['<img src="a">', 'image', 'image'],
    ['<video src="a"></video>', 'video', 'video'],
    ['<AUDIO src="a"></AUDIO>', 'audio', 'audio'],
    ['<div class="player"><iframe src="a"></iframe></div>', 'video', 'link'],
    ['<a href="a">harbour</a>', 'image', 'link'],
    ['<picture><source><img src="a"></picture>', 'office', 'image'],
    [null, 'image', 'image'],
    [null, 'video', 'link'],
    [null, 'pdf', 'link'],
    ['just words', 'pdf', 'link'],
  ] as const;
  for (const [html, kind, form] of forms) {
    test(`is ${form} for a ${kind} with ${html ?? 'no markup'}`, () => {
      assert.equal(formOf(sampleEmbed('size', { html }), sampleAsset({ kind })), form);
    });
  }

  test('is a link where the address starts a download', () => {
    const url = 'https://embed.test/a.jpg?x=1&download=true';
    assert.equal(formOf(sampleEmbed('size', { url }), sampleAsset()), 'link');
  });

  const originals = [
    ['JPEG', 'harbour.jpg', 'image'],
    ['PNG', 'harbour', 'image'],
    ['ScalableVectorGraphics', 'harbour', 'image'],
    ['', 'harbour.WEBP', 'image'],
    ['TIFF', 'harbour.jpg', 'link'],
    ['PhotoshopNative', 'harbour.psd', 'link'],
    ['', 'harbour.tif', 'link'],
  ] as const;
  for (const [format, filename, form] of originals) {
    test(`is ${form} for the original of ${filename} in ${format || 'an unknown format'}`, () => {
      // The service links to all originals, images too.
      const original = sampleEmbed('original', {
        url: 'https://acme.widen.test/content/x/original/a?u=abc&download=true',
        html: '<a href="a">harbour</a>',
      });
      assert.equal(formOf(original, sampleAsset({ format, filename })), form);
    });
  }
});

describe('the sizes a person is offered', () => {
  test('are those whose address works as it is', () => {
    const template = sampleEmbed('templated', { url: 'https://embed.test/{size}px/a.jpg' });
    const script = sampleEmbed('odd', { url: 'javascript:alert(1)' });
    const odd = [sampleEmbed(''), sampleEmbed('__proto__'), sampleEmbed('Post/Instagram')];
    const asset = sampleAsset({ embeds: [template, script, ...odd] });
    assert.deepEqual(offeredEmbeds(asset), odd);
    assert.equal(isTemplate(template), true);
    assert.equal(isTemplate(sampleEmbed('a', { url: 'https://embed.test/a{}.jpg' })), false);
  });

  test('start with the one that the host prefers', () => {
    assert.equal(defaultEmbed(sampleAsset(), '640px-portrait')?.name, '640px-portrait');
    const nameless = sampleAsset({ embeds: [sampleEmbed('a'), sampleEmbed('')] });
    assert.equal(defaultEmbed(nameless, '')?.name, '');
  });

  test('start with the one for the picture’s orientation, where the host has no wish', () => {
    const portrait = sampleAsset({ dimensions: { width: 900, height: 1600 } });
    assert.equal(defaultEmbed(sampleAsset(), 'no such')?.name, '640px-landscape');
    assert.equal(defaultEmbed(portrait)?.name, '640px-portrait');
  });

  test('do not start with the original, unless there is nothing else', () => {
    const original = sampleEmbed('original');
    const both = sampleAsset({ embeds: [original, sampleEmbed('Website')] });
    assert.equal(defaultEmbed(both)?.name, 'Website');
    assert.equal(defaultEmbed(sampleAsset({ embeds: [original] }))?.name, 'original');
    assert.equal(defaultEmbed(sampleAsset({ embeds: [] })), undefined);
  });
});

describe('an address that may stand in markup', () => {
  const bad = [
    'javascript:alert(1)',
    '//embed.test/a',
    '/a',
    '',
    'https://embed.test/a b',
    'https://embed.test/"onload="',
    'https://embed.test/\0',
    'https://embed.test/\x7f',
    'https://embed.test/\ud800',
    'https://embed.test/<b>',
    'https://embed.test/\\a',
    'data:text/html,a',
    'https://user:secret@embed.test/a',
    'https://embed.test@evil.test/a',
    'https://embed.test/\n',
  ];
  for (const url of bad) {
    test(`is not ${JSON.stringify(url)}`, () => assert.equal(isWebAddress(url), false));
  }

  test('may hold an apostrophe, as file names do', () => {
    const embed = sampleEmbed('a', { url: "https://embed.test/the-captain's-boat.jpg" });
    assert.deepEqual(offeredEmbeds(sampleAsset({ embeds: [embed] })), [embed]);
  });

  test('is absolute, http or https', () => {
    assert.equal(isWebAddress('https://embed.test/img/%3C.jpg?w=1&h=2#page'), true);
    assert.equal(isWebAddress('HTTP://localhost:4802/a'), true);
  });
});
