import { probe } from '../../auth/diagnostic-request.js';
import { failed, ok, skipped, warning, type Check, type Verdict } from '../finding.js';
import { problemWithHeaders, readOwnPage, type OwnPage } from '../page/own-page.js';
import type { Setup } from '../settings.js';
import { noResponse } from './no-response.js';

const copy =
  'Copy dist/callback.html of this package to this URL, and serve it unchanged; with a bundler, from node_modules/dam-elements/dist/ to your public folder.';
const docs = 'README.md#put-it-into-a-page';

/** Checks whether the customer site responds and whether its window can return to this page. */
export function redirectChecks({ site, redirect }: Setup): readonly Check[] {
  return [
    { step: 'site', run: () => examineSite(new URL('allowaccess', site)) },
    { step: 'redirect-page', run: () => examineRedirect(redirect) },
  ];
}

async function examineSite(allowAccess: URL): Promise<Verdict> {
  const first = await probe(allowAccess);
  // A sign-in page may redirect to a URL that requests cannot follow, although its server responds.
  const reply =
    first.status === 'unreadable' ? await probe(new URL('/favicon.ico', allowAccess)) : first;
  if (reply.status === 'answered') return ok(`${allowAccess.origin} responds.`);
  // The policy does not restrict windows, so it need not contain the site.
  if (reply.status === 'forbidden') {
    return skipped(
      `Could not be checked: this page's policy blocks requests to ${allowAccess.origin}, which does no harm.`,
    );
  }
  return noResponse('site-url', allowAccess, reply);
}

async function examineRedirect(url: URL): Promise<Verdict> {
  if (url.origin !== window.origin) {
    return failed(
      `redirect-uri is on ${url.origin}, this page on ${window.origin}: the code cannot reach it.`,
      `Use a URL on ${window.origin}. ${copy}`,
      docs,
    );
  }
  const page: OwnPage = { setting: 'redirect-uri', url, copy, docs };
  const read = await readOwnPage(page);
  if ('status' in read) return read;
  if (!read.text.includes('damCallback')) {
    return warning(
      `redirect-uri, ${url.pathname}, is not our callback page: every script there sees the code.`,
      copy,
      docs,
    );
  }
  return (
    problemWithHeaders(page, read.headers, read.text) ??
    ok(`The callback page is at ${url.pathname}, on this page's own origin.`)
  );
}
