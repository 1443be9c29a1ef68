import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { replaceAddresses } from '../../src/model/written-addresses.js';

/** The addresses that are found. */
function addressesIn(html: string): string[] {
  const found: string[] = [];
  const same = replaceAddresses(html, (address) => {
    found.push(address);
    return undefined;
  });
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
    const html = `\ufeff<P\r\n  style='x:url( ${a} )' hidden ><img src=${a}\t alt="${a}!">${a}\0<a b`;
    const other = 'https://c.example/?p=1&q=2';
    const written = 'https://c.example/?p=1&amp;q=2';
    const [before = '', one = '', two = '', ...rest] = html.split(a);
    assert.equal(
      replaceAddresses(html, (address) => (address === a ? other : undefined)),
      [before, one, two, ''].join(written) + rest.join(a),
    );
  });

  test('stay where nobody wants another', () => {
    const html = `<img src="${a}"><img src="https://a.example/?x=1&y=2">`;
    assert.equal(
      replaceAddresses(html, () => undefined),
      html,
    );
  });

  for (const part of ['//', 'https://', ',', '&quot', '(//', '&#', 'a']) {
    test(`take no longer for ${JSON.stringify(part)} over and over`, () => {
      const started = performance.now();
      const html = `<a b="${part.repeat(200_000)}" c=${part.repeat(200_000)}>`;
      assert.equal(
        replaceAddresses(html, () => undefined),
        html,
      );
      assert.ok(performance.now() - started < 2000);
    });
  }
});
