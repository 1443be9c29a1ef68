import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Asset } from '../../../src/model/asset/asset.js';
import { markupFor, type MarkupElement } from '../../../src/model/embed/markup.js';
import { sampleAsset, sampleEmbed } from '../sample-asset.js';

const poster = sampleEmbed('video_poster');

/** The element for one size of an asset, whose service markup is `html`. */
function elementOf(
  change: Partial<Asset>,
  name: string,
  html: string | null,
  alt = '',
  linkText?: string,
): MarkupElement | undefined {
  const options = { ...(linkText !== undefined && { linkText }) };
  return markupFor(sampleAsset(change), sampleEmbed(name, { html }), alt, options).element;
}

describe('the element of a markup, for an editor with nodes of its own', () => {
  test('is an image with its text, size and asset, none of it escaped', () => {
    assert.deepEqual(elementOf({}, '640px', null, 'Sea & "sky"'), {
      name: 'img',
      attributes: {
        src: sampleEmbed('640px').url,
        alt: 'Sea & "sky"',
        width: '640',
        height: '360',
        loading: 'lazy',
        'data-dam-id': '1eca8de8',
      },
      text: '',
    });
  });

  test('is a film with its poster', () => {
    const film = elementOf({ kind: 'video', embeds: [poster] }, 'stream', '<video>');
    assert.equal(film?.name, 'video');
    assert.equal(film.attributes['poster'], poster.url);
    assert.equal(film.attributes['data-dam-id'], '1eca8de8');
  });

  test('is a sound', () => {
    assert.equal(elementOf({ kind: 'audio' }, 'stream', '<audio>')?.name, 'audio');
  });

  test('is a link by its text, else by the file’s name', () => {
    assert.equal(elementOf({ kind: 'pdf' }, 'viewer', null)?.text, 'harbour.jpg');
    const link = elementOf({ kind: 'pdf' }, 'viewer', null, '', 'Terms');
    assert.deepEqual([link?.name, link?.text], ['a', 'Terms']);
    assert.equal(link?.attributes['href'], sampleEmbed('viewer').url);
  });

  test('is absent where the address cannot be trusted', () => {
    const embed = sampleEmbed('a', { url: 'javascript:alert(1)' });
    assert.equal(markupFor(sampleAsset(), embed, '').element, undefined);
  });
});
