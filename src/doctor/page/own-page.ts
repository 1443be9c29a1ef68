import { sendRequest } from '../../auth/diagnostic-request.js';
import { failed, skipped, warning, type Verdict } from '../finding.js';

/** A page of this package that was copied to the page's own origin. */
export interface OwnPage {
  /** The setting that names it. */
  readonly setting: 'redirect-uri' | 'relay-uri';
  readonly url: URL;
  /** What to do where it is not there. */
  readonly copy: string;
  readonly docs: string;
}

/** Fetches the page as it is served, or gives what keeps it from being read. */
export async function readOwnPage({
  setting,
  url,
  copy,
  docs,
}: OwnPage): Promise<{ readonly headers: Headers; readonly text: string } | Verdict> {
  const path = url.pathname;
  const reply = await sendRequest(url, { credentials: 'same-origin' });
  if (reply.status === 'forbidden') {
    return skipped(`Could not tell: this page's policy forbids asking for ${path}.`);
  }
  if (reply.status !== 'answered') {
    return failed(`${setting}, ${path}, cannot be fetched, or leads to another site.`, copy);
  }
  const { response } = reply;
  if (response.redirected) {
    const { pathname } = new URL(response.url);
    return failed(
      `${setting}, ${path}, leads on to ${pathname}: the answer would arrive at the wrong address.`,
      `Serve the page at ${setting} itself, or give and register the address it leads to.`,
    );
  }
  if (!response.ok) return failed(`${setting}, ${path}, answers ${response.status}.`, copy, docs);
  return { headers: response.headers, text: await response.text() };
}

/** What the page's headers forbid its script; undefined where they forbid nothing. */
export function problemWithHeaders(
  { url }: OwnPage,
  headers: Headers,
  text: string,
): Verdict | undefined {
  const hash = /'sha256-[^']+'/.exec(text)?.[0] ?? '';
  if (forbidsScript(headers.get('content-security-policy') ?? '', hash)) {
    return warning(
      `The server's Content-Security-Policy keeps the script of ${url.pathname} from running.`,
      `Send no such header with it (the page has a policy of its own), or add ${hash} to script-src.`,
    );
  }
  if (headers.get('cross-origin-opener-policy')?.startsWith('same-origin')) {
    return warning(
      `${url.pathname} comes with Cross-Origin-Opener-Policy: in a frame of another site nothing would arrive.`,
      'Send no such header with it.',
    );
  }
  return undefined;
}

function forbidsScript(policy: string, hash: string): boolean {
  const directives = policy.split(';').map((directive) => directive.trim());
  const scripts =
    directives.find((one) => one.startsWith('script-src')) ??
    directives.find((one) => one.startsWith('default-src'));
  if (scripts === undefined) return false;
  return !scripts.includes("'unsafe-inline'") && !(hash !== '' && scripts.includes(hash));
}
