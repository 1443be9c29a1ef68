import { sendRequest } from '../../auth/diagnostic-request.js';
import { failed, skipped, warning, type Verdict } from '../finding.js';

/** A page of this package that is copied to the page's own origin. */
export interface OwnPage {
  /** The setting that contains its URL. */
  readonly setting: 'redirect-uri' | 'relay-uri';
  readonly url: URL;
  /** The fix if the page is missing. */
  readonly copy: string;
  readonly docs: string;
}

/** Fetches the page. Returns a verdict if it cannot be read. */
export async function readOwnPage({
  setting,
  url,
  copy,
  docs,
}: OwnPage): Promise<{ readonly headers: Headers; readonly text: string } | Verdict> {
  const path = url.pathname;
  const reply = await sendRequest(url, { credentials: 'same-origin' });
  if (reply.status === 'forbidden') {
    return skipped(`Could not be checked: this page's policy blocks requests to ${path}.`);
  }
  if (reply.status !== 'answered') {
    return failed(`${setting}, ${path}, cannot be fetched or redirects to another site.`, copy);
  }
  const { response } = reply;
  if (response.redirected) {
    const { pathname } = new URL(response.url);
    return failed(
      `${setting}, ${path}, redirects to ${pathname}: the response would arrive at the wrong URL.`,
      `Serve the page at ${setting} itself, or set and register the URL it redirects to.`,
    );
  }
  if (!response.ok)
    return failed(`${setting}, ${path}, responds with ${response.status}.`, copy, docs);
  return { headers: response.headers, text: await response.text() };
}

/** Returns the problem if the page's headers block its script, else undefined. */
export function problemWithHeaders(
  { url }: OwnPage,
  headers: Headers,
  text: string,
): Verdict | undefined {
  const hash = /'sha256-[^']+'/.exec(text)?.[0] ?? '';
  if (forbidsScript(headers.get('content-security-policy') ?? '', hash)) {
    return warning(
      `The server's Content-Security-Policy blocks the script of ${url.pathname}.`,
      `Remove the header (the page contains its own policy), or add ${hash} to script-src.`,
    );
  }
  if (headers.get('cross-origin-opener-policy')?.startsWith('same-origin')) {
    return warning(
      `${url.pathname} has a Cross-Origin-Opener-Policy header: in a frame of another site no response would arrive.`,
      'Remove the header.',
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
