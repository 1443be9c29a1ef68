import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseFragment, type ChildNode, type DocumentFragment } from 'parse5';
import { rebrand } from '../../../src/api/index.js';
import type { Asset } from '../../../src/model/asset/asset.js';
import { hostileUrl } from './hostile.js';
import { sameUrl } from './properties.js';

const link = 'https://embed.example.net/img/acme/x/640px/a.jpg';

/** Places of a link in the HTML of a page; `@` is the link. */
const places = [
  ...['<img src="@">', "<img src='@'>", '<img src=@>', '<img src=@ alt=a>', '<a href="@">@</a>'],
  ...[
    '<img srcset="@ 1x, @ 2x">',
    "<img srcset='@,@ 2x'>",
    '<p data-x="{&quot;url&quot;:&quot;@&quot;}">',
  ],
  ...[`<p data-x='{"url":"@"}'>`, '<p style="background:url(@)">', "<p style='background:url(@)'>"],
  ...[
    `<p style="background:url('@')">`,
    '<p style="background:url(&quot;@&quot;)">',
    '<p style=a:url(@)>',
  ],
  ...[`<a href="javascript:open('@')">`, `<a href=" java&#x73cript&colon;open('@')">`],
  ...[`<a href="data:text/html,<img src='@'>">`, `<a href="&#1;javascript:open(&#39;@&#39;)">`],
  ...[
    `<a onclick="open('@')">`,
    '<a OnClick="open(\'@\')">',
    `<iframe srcdoc="<img src='@'>"></iframe>`,
  ],
  ...[
    '<iframe srcdoc="<img src=@>"></iframe>',
    "<script>'@'</script>",
    '<script src="@"></script>',
  ],
  ...['<style>a{b:url(@)}</style>', '<!-- <img src="@"> -->', '<!--><img src="@">', '<!-- @ --!>'],
  ...[
    '<textarea><img src="@"></textarea>',
    '<svg><style><img src="@"></style></svg>',
    '<title>"@"',
  ],
  ...[
    '<svg><image href="@"/><![CDATA[<img src="@">]]></svg>',
    '<math><mi title="@">',
    '<img alt="@">',
  ],
  ...[
    '<meta http-equiv=refresh content="0;url=@">',
    `<meta content="0;url='@'">`,
    '<img src="@',
    '"',
    "'",
  ],
  ...[
    `<form action="@"><button formaction='@'>`,
    `<p x-data="{a:'@'}">`,
    '<p x-data="{a: `${b} @ c`}">',
    '<a title="(@)">',
    '>',
    '<',
  ],
  ...[
    '<a title="see @, or @.">',
    '<img src=" @ ">',
    '<img src="@?a=1&amp;b=\'#c">',
    '<noscript><img src="@">',
  ],
  ...[
    '</p>',
    '<table>',
    '<template><img src="@"></template>',
    '<a ping="@ @">',
    '<select><a href="@">',
  ],
];

/** HTML with links, and the branded URL that replaces them. */
export interface RebrandCase {
  readonly html: string;
  readonly branded: string;
}

export const rebrandCase = (): fc.Arbitrary<RebrandCase> =>
  fc.record({
    html: fc
      .array(fc.constantFrom(...places), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('').replaceAll('@', link)),
    branded: hostileUrl(),
  });

/** Text that was appended to a link, as a browser reads it. */
const extras = /^\?a=1&b='#c/;

/** Attributes that contain code or have their own syntax. */
const running = /^(?:on|style$|srcdoc$)/i;

/** Checks that the parsed HTML is unchanged except for the URL in safe places. */
export async function checkRebrand({ html, branded }: RebrandCase): Promise<void> {
  const clientOf = (url: string) => ({
    searchAssets: () => Promise.resolve(pageOf(url)),
  });
  const client = { withBranded: (wanted: boolean) => clientOf(wanted ? branded : link) };
  const done = await rebrand(html, { client, account: 'acme' });
  assert.equal(done.html.split(`=${link}`).length, html.split(`=${link}`).length);
  const before = nodesIn(parseFragment(html));
  const after = nodesIn(parseFragment(done.html));
  assert.deepEqual(
    after.map(({ nodeName }) => nodeName),
    before.map(({ nodeName }) => nodeName),
  );
  for (const [index, node] of before.entries()) {
    const now = after[index];
    assert.ok(now);
    if ('attrs' in node && 'attrs' in now) {
      assert.deepEqual(
        now.attrs.map(({ name }) => name),
        node.attrs.map(({ name }) => name),
      );
      for (const [place, { name, value }] of node.attrs.entries()) {
        checkValue(name, value, now.attrs[place]?.value ?? '', branded);
      }
    } else if (node.nodeName === '#text' && hasCode(node))
      assert.deepEqual(textOf(now), textOf(node));
  }
}

function checkValue(name: string, value: string, now: string, branded: string): void {
  if (now === value) return;
  assert.doesNotMatch(name, running);
  assert.doesNotMatch(value.replace(/[\s\p{Cc}]/gu, ''), /(?:script|data):|`/i);
  // The text between the links must be unchanged.
  const between = value.split(link).map((part) => escaped(part.replace(extras, '')));
  const written = new RegExp(`^${between.join('(\\S+?)')}$`).exec(now)?.slice(1);
  assert.ok(written, now);
  for (const url of written.filter((each) => !each.startsWith(link))) {
    assert.doesNotMatch(url, /["'()<>\s\\`,]/);
    assert.ok(sameUrl(url).startsWith(sameUrl(branded.replace(/[?#].*$/, ''))), url);
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function pageOf(url: string) {
  const asset: Asset = {
    ...{ id: 'x', externalId: 'x', filename: 'a.jpg', createdDate: '', kind: 'image', format: '' },
    ...{ thumbnails: [], metadata: new Map(), downloadUrl: null, available: true },
    embeds: [{ name: 'a', url, html: null, share: null }],
  };
  return { items: [asset], total: 1, next: 1, facets: [], explained: '', understood: true };
}

type Parent = Pick<DocumentFragment, 'childNodes'>;

function nodesIn({ childNodes }: Parent): readonly ChildNode[] {
  return childNodes.flatMap((node) => [node, ...('childNodes' in node ? nodesIn(node) : [])]);
}

function hasCode(node: ChildNode): boolean {
  return 'parentNode' in node && /^(?:script|style)$/.test(node.parentNode.nodeName);
}

function textOf(node: ChildNode): string {
  return 'value' in node ? node.value : '';
}
