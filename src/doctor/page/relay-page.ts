import { allowAccessUrl } from '../../auth/popup/sign-in-page.js';
import { readRelayTarget } from '../../auth/pages/relay-target.js';
import { failed, ok, type Verdict } from '../finding.js';
import { problemWithHeaders, readOwnPage, type OwnPage } from './own-page.js';
import type { Setup } from '../settings.js';

const docs = 'docs/hosts/frames.md';

/** Checks whether the relay page exists, is that of this package, and allows the customer site. */
export async function examineRelay(url: URL, setup: Setup): Promise<Verdict> {
  const page: OwnPage = {
    setting: 'relay-uri',
    url,
    copy: 'Copy dist/relay.html of this package to this URL, next to callback.html.',
    docs,
  };
  if (url.origin !== window.origin) {
    return failed(
      `relay-uri is on ${url.origin}, this page on ${window.origin}: no response can be passed on.`,
      `Use a URL on ${window.origin}. ${page.copy}`,
      docs,
    );
  }
  const read = await readOwnPage(page);
  if ('status' in read) return read;
  const sites = sitesOf(read.text);
  if (sites === undefined) {
    return failed(`relay-uri, ${url.pathname}, is not our relay page.`, page.copy, docs);
  }
  return (
    problemWithHeaders(page, read.headers, read.text) ?? judgeSites(url.pathname, sites, setup)
  );
}

function judgeSites(path: string, sites: readonly string[], setup: Setup): Verdict {
  const { site, clientId, redirect } = setup;
  const connection = { siteUrl: site.href, clientId, redirectUri: redirect.href };
  const target = allowAccessUrl(connection, '0'.repeat(32)).href;
  const line = `<meta name="dam-sites" content="${[...sites, site.origin].join(' ')}" />`;
  if (!readRelayTarget(target, sites, location)) {
    return failed(
      `The relay page, ${path}, does not lead to ${site.origin}: its dam-sites does not name it.`,
      `In ${path}, write ${line}.`,
      docs,
    );
  }
  if (sites.includes(site.origin)) return ok(`The relay page, ${path}, leads to ${site.origin}.`);
  return ok(
    `The relay page, ${path}, leads to ${site.origin}, which is allowed on loopback. Elsewhere it needs ${line}.`,
  );
}

/** Returns the customer sites that the relay page allows, or undefined if it is another page. */
export function sitesOf(page: string): readonly string[] | undefined {
  const meta = /<meta\s[^>]*\bname=["']?dam-sites\b[^>]*>/i.exec(page)?.[0];
  if (meta === undefined) return undefined;
  const content = /\bcontent=(?:"([^"]*)"|'([^']*)'|([^\s>"']*))/i.exec(meta);
  return (content?.[1] ?? content?.[2] ?? content?.[3] ?? '').split(/\s+/).filter(Boolean);
}
