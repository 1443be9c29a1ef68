import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { markupFor } from '../../../src/model/embed/markup.js';
import { sampleAsset, sampleEmbed } from '../sample-asset.js';

const embed = sampleEmbed('640px');
const srcset = 'https://a.example/x?w=1&h=2 1w, https://a.example/x?w=2&h=4 2w';

describe('an image with widths to choose from', () => {
  test('says so only where it is asked to', () => {
    const plain = markupFor(sampleAsset(), embed, 'Sea');
    assert.doesNotMatch(plain.html, /srcset|sizes/);
    assert.deepEqual(markupFor(sampleAsset(), embed, 'Sea', { srcset: '', sizes: '9rem' }), plain);
  });

  test('is otherwise the image it was', () => {
    const plain = markupFor(sampleAsset(), embed, 'Sea');
    const chosen = markupFor(sampleAsset(), embed, 'Sea', { srcset, sizes: '(width < 9rem) 9rem' });
    const added =
      ' srcset="https://a.example/x?w=1&#38;h=2 1w, https://a.example/x?w=2&#38;h=4 2w"' +
      ' sizes="(width &#60; 9rem) 9rem"';
    assert.equal(chosen.html, plain.html.replace(' alt=', `${added} alt=`));
    const sources = { srcset, sizes: '(width < 9rem) 9rem' };
    assert.deepEqual(chosen.element?.attributes, { ...plain.element?.attributes, ...sources });
    const { html, element } = plain;
    assert.deepEqual({ ...chosen, html, element }, plain);
  });

  test('lets no text out of its place', () => {
    const { html } = markupFor(sampleAsset(), embed, '', { srcset: '"><script>', sizes: '"><b>' });
    assert.doesNotMatch(html.slice(1), /</);
  });
});
