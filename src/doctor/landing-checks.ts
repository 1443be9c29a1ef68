import { ask, knock } from './ask.js';
import { failed, ok, skipped, warning, type Check, type Verdict } from './finding.js';
import type { Setup } from './settings.js';
import { unanswered } from './unanswered.js';

const copy = 'Copy dist/callback.html of this package there, and serve it as it is.';
const docs = 'README.md#put-it-into-a-page';

/** Whether the customer site answers, and whether its window can come back to this page. */
export function landingChecks({ site, redirect }: Setup): readonly Check[] {
  return [
    { step: 'site', run: () => examineSite(new URL('allowaccess', site)) },
    { step: 'redirect-page', run: () => examineRedirect(redirect) },
  ];
}

async function examineSite(allow: URL): Promise<Verdict> {
  const first = await knock(allow);
  // A sign-in page may lead on to where no request can follow; its server is there all the same.
  const reply = first.status === 'unreadable' ? await knock(new URL('/favicon.ico', allow)) : first;
  if (reply.status === 'answered') return ok(`${allow.origin} answers.`);
  // Windows may go where requests may not: a policy without the site does no harm.
  if (reply.status === 'forbidden') {
    return skipped(`Could not tell: this page's policy forbids asking ${allow.origin}, rightly.`);
  }
  return unanswered('site-url', allow, reply);
}

async function examineRedirect(redirect: URL): Promise<Verdict> {
  if (redirect.origin !== window.origin) {
    return failed(
      `redirect-uri is on ${redirect.origin}, this page on ${window.origin}: the code cannot reach it.`,
      `Give an address on ${window.origin}. ${copy}`,
      docs,
    );
  }
  const path = redirect.pathname;
  const reply = await ask(redirect, { credentials: 'same-origin' });
  if (reply.status === 'forbidden') {
    return skipped("Could not tell: this page's policy forbids asking for its own callback page.");
  }
  if (reply.status !== 'answered') {
    return failed(`redirect-uri, ${path}, cannot be fetched, or leads to another site.`, copy);
  }
  const { response } = reply;
  if (response.redirected) {
    const { pathname } = new URL(response.url);
    return failed(
      `redirect-uri, ${path}, leads on to ${pathname}: the answer would arrive at the wrong address.`,
      'Serve the page at redirect-uri itself, or give and register the address it leads to.',
    );
  }
  if (!response.ok) return failed(`redirect-uri, ${path}, answers ${response.status}.`, copy, docs);
  return judgePage(path, response.headers, await response.text());
}

function judgePage(path: string, headers: Headers, page: string): Verdict {
  if (!page.includes('damAnswer')) {
    return warning(
      `redirect-uri, ${path}, is not our callback page: every script there sees the code.`,
      copy,
      docs,
    );
  }
  const hash = /'sha256-[^']+'/.exec(page)?.[0] ?? '';
  if (forbidsScript(headers.get('content-security-policy') ?? '', hash)) {
    return warning(
      `The server's Content-Security-Policy keeps the script of ${path} from running.`,
      `Send no such header with it (the page has a policy of its own), or add ${hash} to script-src.`,
    );
  }
  if (headers.get('cross-origin-opener-policy')?.startsWith('same-origin')) {
    return warning(
      `${path} comes with Cross-Origin-Opener-Policy: in a frame of another site nothing would arrive.`,
      'Send no such header with it.',
    );
  }
  return ok(`The callback page is at ${path}, on this page's own origin.`);
}

function forbidsScript(policy: string, hash: string): boolean {
  const directives = policy.split(';').map((directive) => directive.trim());
  const scripts =
    directives.find((one) => one.startsWith('script-src')) ??
    directives.find((one) => one.startsWith('default-src'));
  if (scripts === undefined) return false;
  return !scripts.includes("'unsafe-inline'") && !(hash !== '' && scripts.includes(hash));
}
