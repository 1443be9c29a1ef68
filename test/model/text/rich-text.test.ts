import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { richTextToText } from '../../../src/model/text/rich-text.js';

describe('rich text', () => {
  for (const [what, html, text] of [
    ['text without markup', 'Warm and dry', 'Warm and dry'],
    ['emphasis within a word', 'un<b>believ</b>able', 'unbelievable'],
    ['paragraphs', '<p>One</p>\n<p>Two <i>and a half</i></p>', 'One\n\nTwo and a half'],
    ['line breaks', 'One<br>Two<br/>Three', 'One\nTwo\nThree'],
    ['a list', '<ul>\n<li>Wool</li>\n<li><p>Silk</p></li></ul>', '• Wool\n• Silk'],
    ['a table', '<table><tr><th>S</th><td>36</td></tr><tr><td>M</td></tr></table>', 'S 36\nM'],
    ['white space as browsers show it', '  a \n\t b <b> c</b>', 'a b c'],
    ['empty paragraphs of an editor', '<p>&nbsp;</p><p>a</p><p>&nbsp;</p>', 'a'],
    [
      'references by name',
      '&lt;b&gt; &amp; &eacute;&Eacute;&szlig; &rsquo;&hellip;',
      '<b> & éÉß ’…',
    ],
    ['references by number', '&#8364; &#x20AC; &#65;', '€ € A'],
    ['a reference to markup once, not twice', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['references that are none', '&bogus; &; R&D &amp', '&bogus; &; R&D &amp'],
    ['numbers that no character has', 'a&#0;b&#xD800;c&#x110000;d', 'a\ufffdb\ufffdc\ufffdd'],
    ['comparisons', '3 < 4 <3', '3 < 4 <3'],
  ] as const) {
    it(`keeps ${what}`, () => {
      assert.equal(richTextToText(html), text);
    });
  }

  for (const [what, html, text] of [
    ['scripts and styles', '<style>p{}</style>a<script>"</p>b"</script >c', 'ac'],
    ['scripts in any case, with attributes', 'a<SCRIPT src="x>">b</sCript\n>c', 'ac'],
    ['a script that does not end', 'a<script>b</scriptx>', 'a'],
    ['what handlers and addresses hold', '<img src=x onerror="alert(\'<b>\')"> a', 'a'],
    ['comments', 'a<!-- <b>x</b> -->b<!-->c<?xml x?>', 'abc'],
    ['a tag that does not end', 'a<b title="', 'a'],
    ['frames, templates and text areas', '<iframe><b></iframe><template>x</template>a', 'a'],
  ] as const) {
    it(`leaves out ${what}`, () => {
      assert.equal(richTextToText(html), text);
    });
  }

  it('stops reading where enough is known', () => {
    const text = richTextToText('<p>word</p>'.repeat(100_000), 50);
    assert.ok(text.length >= 50 && text.length < 60, String(text.length));
  });

  for (const part of [
    '<a "',
    '<p>',
    '<',
    '</',
    '<!--',
    '<script>',
    "<a b='",
    '&#',
    '<a =',
    '<li>x',
  ]) {
    it(`takes no longer for ${JSON.stringify(part)} over and over`, () => {
      const html = part.repeat(200_000);
      const started = performance.now();
      assert.ok(richTextToText(html).length <= html.length);
      assert.ok(performance.now() - started < 2000);
    });
  }

  it('is nested as deeply as it likes', () => {
    assert.equal(richTextToText(`${'<div>'.repeat(100_000)}a${'</div>'.repeat(100_000)}`), 'a');
  });
});
