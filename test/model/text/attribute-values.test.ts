import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { attributeValues } from '../../../src/model/text/attribute-values.js';

function valuesIn(html: string): string[] {
  return [...attributeValues(html)].map(({ start, end }) => html.slice(start, end));
}

describe('the values of attributes', () => {
  for (const [html, values] of [
    ['<img src="a" alt=\'b c\' width=3 hidden>', ['a', 'b c', '3']],
    ['<img src = "a"\n\talt\n=\nb>', ['a', 'b']],
    ['<p>1 < 2 and a="b"</p><i c=d>', ['d']],
    ['<img/src="a"/alt="b"/>', ['a', 'b']],
    ['<IMG SRC="a">', ['a']],
    ['<a title="x > y" href=z>', ['x > y', 'z']],
    ['<a x="">', ['']],
    ['<a x=>', ['']],
    ['<a ="b" c="d">', ['d']],
    ['<x-a :src="a" @click="b" [c]="d">', ['a', 'b', 'd']],
    ['<br></p a="no"><i b="yes">', ['yes']],
    ['<noscript><img src=a></noscript><template><img src=b></template>', ['a', 'b']],
  ] as const) {
    test(`are found in ${JSON.stringify(html)}`, () => assert.deepEqual(valuesIn(html), values));
  }

  for (const [html, values] of [
    ['<!-- <a x="no"> --><a x="yes">', ['yes']],
    ['<!--><a x="yes">', ['yes']],
    ['<!-- a --!><a x="yes">', ['yes']],
    ['<!doctype html><?xml a="no"?><a x="yes">', ['yes']],
    ['<![CDATA[ <a x="no"> ]]>', []],
    ['<script src="yes">x = \'<img src="no">\'</script><a x="yes">', ['yes', 'yes']],
    ['<STYLE>a::after{content:\'<a x="no">\'}</Style ><a x="yes">', ['yes']],
    ['<textarea rows="2"><img src="no"></textarea>', ['2']],
    ['<title><img src="no"></title><scripty a="yes">', ['yes']],
    ['<script><img src="no"></scripts><img src="no"></script/><a x=yes>', ['yes']],
    ['<svg><title/><a x="yes"><style/><a x="yes"></svg>', ['yes', 'yes']],
  ] as const) {
    test(`leave out what is no markup in ${JSON.stringify(html)}`, () => {
      assert.deepEqual(valuesIn(html), values);
    });
  }

  for (const [html, values] of [
    ['<', []],
    ['<a', []],
    ['<a x', []],
    ['<a x=', ['']],
    ['<a x="b', ['b']],
    ['<a x="b" <i y="c">', ['b', 'c']],
    ['<a x="b"y="c">', ['b', 'c']],
    ['<a x=b"c>', ['b"c']],
    ['<!-- <a x="no">', []],
    ['<script><a x="no">', []],
    ['</', []],
    ['</>', []],
    ['<><a x=b>', ['b']],
  ] as const) {
    test(`are found as browsers do in broken ${JSON.stringify(html)}`, () => {
      assert.deepEqual(valuesIn(html), values);
    });
  }

  for (const part of ['<', '<a', '<a ', '<!', '<!--', '<title/>', '<a x="', '</', '<a x= ', '&']) {
    test(`take no longer for ${JSON.stringify(part)} over and over`, () => {
      const html = part.repeat(200_000);
      const started = performance.now();
      for (const { end } of attributeValues(html)) assert.ok(end <= html.length);
      assert.ok(performance.now() - started < 2000);
    });
  }
});
