import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { markupFor } from '../../../src/model/embed/markup.js';
import { sampleAsset, sampleEmbed } from '../sample-asset.js';

const hostile = "\"><script>alert(1)</script>' onload='";

describe('the markup handed out', () => {
  test('is an image with its text, size and asset, loaded late', () => {
    const embed = sampleEmbed('640px');
    const { html, markdown, url } = markupFor(sampleAsset(), embed, 'The harbour');
    assert.equal(
      html,
      `<img src="${embed.url}" alt="The harbour" width="640" height="360" loading="lazy" data-dam-id="1eca8de8">`,
    );
    assert.equal(markdown, `![The harbour](${embed.url})`);
    assert.equal(url, embed.url);
  });

  test('keeps an empty text, which says that a picture is decoration', () => {
    assert.match(markupFor(sampleAsset(), sampleEmbed('a'), '').html, / alt="" /);
  });

  test('is a video with controls and its poster', () => {
    const poster = sampleEmbed('video_poster');
    const embed = sampleEmbed('video_stream', { html: '<video></video>' });
    const asset = sampleAsset({ kind: 'video', embeds: [embed, poster] });
    const { html } = markupFor(asset, embed, '');
    assert.match(html, /^<video src="[^"]+" controls="" poster="[^"]+video_poster[^"]+"/);
    assert.match(html, /><\/video>$/);
  });

  test('is a sound with controls', () => {
    const { html } = markupFor(
      sampleAsset({ kind: 'audio' }),
      sampleEmbed('streaming_mp3', { html: '<audio>' }),
      '',
    );
    assert.match(html, /^<audio src="[^"]+" controls="" data-dam-id="1eca8de8"><\/audio>$/);
  });

  test('is a link by its text, else by the file’s name, and never by a description', () => {
    const asset = sampleAsset({ kind: 'pdf', filename: 'terms & more.pdf' });
    const embed = sampleEmbed('document_viewer');
    const linkText = 'Our terms';
    const description = 'All that we promise, and all that we do not. '.repeat(40);
    assert.match(markupFor(asset, embed, description).html, />terms &#38; more\.pdf<\/a>$/);
    assert.match(markupFor(asset, embed, '', { linkText }).html, />Our terms<\/a>$/);
    assert.equal(markupFor(asset, embed, '', { linkText }).markdown, `[Our terms](${embed.url})`);
  });

  test('is a frame of the given proportions with its title, where the page wants frames', () => {
    const embed = sampleEmbed('video_player');
    const frame = { width: 1600, height: 900 };
    const { element, html, markdown } = markupFor(sampleAsset(), embed, '', {
      ...{ frame, linkText: 'Our <film>' },
    });
    assert.deepEqual(element, {
      name: 'iframe',
      attributes: {
        ...{ src: embed.url, title: 'Our <film>', width: '1600', height: '900' },
        style: 'aspect-ratio:1600/900;height:auto;max-width:100%',
        ...{ allowfullscreen: '', loading: 'lazy', 'data-dam-id': '1eca8de8' },
      },
      text: '',
    });
    assert.match(html, /^<iframe [^<>]*><\/iframe>$/);
    assert.match(markdown, /^\[/);
  });

  test('names nobody who asked for the link, unless the page wants it', () => {
    const url = 'https://acme.widen.test/content/x/jpeg/a.jpeg?w=640&u=xt5kvy&quality=80#top';
    const embed = sampleEmbed('640px', { url });
    const { html, markdown, url: address } = markupFor(sampleAsset(), embed, '');
    assert.equal(address, 'https://acme.widen.test/content/x/jpeg/a.jpeg?w=640&quality=80#top');
    assert.doesNotMatch(html + markdown, /xt5kvy/);
    assert.equal(markupFor(sampleAsset(), embed, '', { keepUser: true }).url, url);
    const poster = sampleEmbed('video_poster', { url });
    const film = markupFor(
      sampleAsset({ kind: 'video', embeds: [poster] }),
      sampleEmbed('video_stream', { html: '<video>' }),
      '',
    );
    assert.match(film.html, /poster=/);
    assert.doesNotMatch(film.html, /xt5kvy/);
  });

  test('shows an original that browsers can show, and lets others be downloaded', () => {
    const url = 'https://acme.widen.test/content/x/original/a.jpg?u=xt5kvy&download=true';
    const embed = sampleEmbed('original', { url, html: '<a href="a">a.jpg</a>' });
    const shown = markupFor(sampleAsset(), embed, 'The harbour');
    assert.equal(
      shown.html,
      '<img src="https://acme.widen.test/content/x/original/a.jpg" alt="The harbour" width="1600" height="900" loading="lazy" data-dam-id="1eca8de8">',
    );
    const tiff = sampleAsset({ format: 'TIFF', filename: 'a.tif' });
    assert.equal(
      markupFor(tiff, embed, 'The harbour').html,
      '<a href="https://acme.widen.test/content/x/original/a.jpg?download=true" data-dam-id="1eca8de8">a.tif</a>',
    );
  });

  for (const kind of ['image', 'video', 'audio', 'pdf'] as const) {
    test(`lets no text of others out of its place in the markup of a ${kind}`, () => {
      const html = kind === 'image' || kind === 'pdf' ? null : `<${kind}>`;
      const asset = sampleAsset({ kind, id: hostile, filename: hostile });
      const markup = markupFor(asset, sampleEmbed('a', { html }), hostile);
      const tags = markup.html.match(/<[^>]*>/g) ?? [];
      assert.equal(tags.length, kind === 'image' ? 1 : 2);
      assert.doesNotMatch(markup.html, /<script|onload='/);
      assert.doesNotMatch(markup.html.replace(/="[^"]*"/g, ''), /["']/);
    });
  }

  test('takes nothing of the service’s own markup over', () => {
    const html = '<img src="a" onerror="alert(1)"><script>alert(2)</script>';
    const embed = sampleEmbed('a', { html });
    assert.doesNotMatch(markupFor(sampleAsset(), embed, '').html, /onerror|script/);
  });

  test('is nothing where the address cannot be trusted', () => {
    for (const url of ['javascript:alert(1)', 'https://a.test/"onerror="', '']) {
      const markup = markupFor(sampleAsset(), sampleEmbed('a', { url }), 'text');
      assert.deepEqual(markup, { html: '', markdown: '', url: '' });
    }
  });

  test('stays one image in Markdown, whatever the text and the address hold', () => {
    const url = 'https://embed.test/a_(1).jpg';
    const { markdown } = markupFor(
      sampleAsset(),
      sampleEmbed('a', { url }),
      'a](javascript:b)\n\n# c <b> *d* `e`',
    );
    assert.equal(
      markdown,
      '![a&#93;&#40;javascript&#58;b&#41; # c &lt;b&gt; \\*d\\* &#96;e&#96;](https://embed.test/a_%281%29.jpg)',
    );
  });
});

describe('the markup of an address with an apostrophe', () => {
  test('holds none, so that it can stand between quotes of either kind', () => {
    const embed = sampleEmbed('a', { url: "https://embed.test/a'b'.jpg" });
    const { html, markdown, url } = markupFor(sampleAsset(), embed, '');
    assert.equal(url, 'https://embed.test/a%27b%27.jpg');
    assert.match(html, / src="https:\/\/embed\.test\/a%27b%27\.jpg"/);
    assert.equal(markdown, '![](https://embed.test/a%27b%27.jpg)');
  });
});
