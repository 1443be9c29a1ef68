import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { replaceUrls } from '../../../src/model/text/url-scanner.js';

/** The addresses that are found. */
function addressesIn(html: string): string[] {
  const found: string[] = [];
  const find = (address: string): undefined => void found.push(address);
  const same = replaceUrls(html, find, find);
  assert.equal(same, html);
  return found;
}

const a = 'https://a.example/1.jpg';
const b = 'https://b.example/2.jpg?x=1';

describe('addresses in HTML', () => {
  for (const [html, addresses] of [
    [`<img src="${a}" data-src='${b}' alt=${a}>`, [a, b, a]],
    [`<img src=" ${a} ">`, [a]],
    [`<img src="//a.example/1.jpg">`, ['//a.example/1.jpg']],
    [`<img srcset="${a} 1x,${b} 2x, ${a}, ${b}">`, [a, b, a, b]],
    [`<p style="background:url(${a});list-style:url('${b}')">`, [a, b]],
    [`<p style="background:url(&quot;${a}&quot;),url(&#39;${b}&#x27;)">`, [a, b]],
    [`<p data-block="{&quot;url&quot;:&quot;${a}&quot;}">`, [a]],
    [`<p data-block='{"url": "${a}"}'>`, [a]],
    [`<img title="See ${a}, or ${b}.">`, [a, b]],
    [
      '<img src="https://b.example/2.jpg?x=1&amp;y=2&#38;z=3&w=4">',
      ['https://b.example/2.jpg?x=1&y=2&z=3&w=4'],
    ],
    ['<img src="https:&#x2F;&#47;a.example&sol;1.jpg">', [a]],
    [`<a href="https://go.example/?to=${a}">`, [`https://go.example/?to=${a}`]],
    [`<p>${a}</p><!-- <img src="${a}"> --><script>"${a}"</script>`, []],
    [`<img src="${a}>text">`, [a]],
    [`<img src="${a} alt="x">`, [a]],
    [`<img src="${a}`, [a]],
    ['<img src="&#0;&#x110000;https://a.example/&#xfffffff;">', ['https://a.example/&#xfffffff;']],
  ] as const) {
    test(`are found in ${html}`, () => assert.deepEqual(addressesIn(html), addresses));
  }

  test('change, and nothing else does', () => {
    const html = `\ufeff<P\r\n  data-x='x:url( ${a} )' hidden ><img src="${a}"\t alt="${a}!">${a}\0<a b`;
    const other = 'https://c.example/?p=1&q=2';
    const written = 'https://c.example/?p=1&amp;q=2';
    const [before = '', one = '', two = '', ...rest] = html.split(a);
    assert.equal(
      replaceUrls(html, (address) => (address === a ? other : undefined)),
      [before, one, two, ''].join(written) + rest.join(a),
    );
  });

  test('hold nothing that could end them where they are put', () => {
    const other = "https://c.example/a(1),'b'.jpg";
    assert.equal(
      replaceUrls(`<img src='${a}'>`, () => other),
      `<img src='https://c.example/a%281%29%2C%27b%27.jpg'>`,
    );
  });

  test('are whole where they hold an apostrophe, but for one that ends them', () => {
    const captain = "https://a.example/captain's.jpg";
    assert.deepEqual(addressesIn(`<img src="${captain}">`), [captain]);
    assert.deepEqual(addressesIn(`<p x-data="{a: '${a}', b: '${b}'}" title="'see ${a}'">`), [
      a,
      b,
      a,
    ]);
  });

  for (const html of [
    `<img src=${a}>`,
    `<p style="background: url('${a}')">`,
    `<p STYLE='background: url("${a}")'>`,
    `<p onclick="open('${a}')">`,
    `<a href="javascript:open('${a}')">`,
    `<a href="&#1;jAva&#115Cript&colon;open('${a}')">`,
    `<a href="j&Tab;avascript&#x3a;open('${a}')">`,
    `<a href="data:text/html,<img src='${a}'>">`,
    `<iframe srcdoc="<img src='${a}'>">`,
    `<meta http-equiv="refresh" content="0; url=javascript:open('${a}')">`,
  ]) {
    test(`stay, and are told of, where they could run: ${html}`, () => {
      const unsafe: string[] = [];
      const onUnsafe = (address: string): unknown => unsafe.push(address);
      assert.equal(
        replaceUrls(html, () => b, onUnsafe),
        html,
      );
      assert.deepEqual(unsafe, [a]);
    });
  }

  test('stay where nobody wants another', () => {
    const html = `<img src="${a}"><img src="https://a.example/?x=1&y=2">`;
    assert.equal(
      replaceUrls(html, () => undefined),
      html,
    );
  });

  for (const part of ['//', 'https://', ',', '&quot', '(//', '&#', 'a']) {
    test(`take no longer for ${JSON.stringify(part)} over and over`, () => {
      const started = performance.now();
      const html = `<a b="${part.repeat(200_000)}" c=${part.repeat(200_000)}>`;
      assert.equal(
        replaceUrls(html, () => undefined),
        html,
      );
      assert.ok(performance.now() - started < 2000);
    });
  }
});
