import type { RequestOutcome } from '../../auth/diagnostic-request.js';
import { failed, type Verdict } from '../finding.js';

/** What to say where nothing answered. `name` is the setting that led there. */
export function noResponse(
  name: string,
  url: URL,
  { status }: Exclude<RequestOutcome, { readonly status: 'answered' }>,
): Verdict {
  if (status === 'forbidden') {
    return failed(
      `This page's own content security policy keeps it from ${url.origin}.`,
      `Add ${url.origin} to connect-src in the page's policy.`,
      'README.md#content-security-policy',
    );
  }
  if (!navigator.onLine)
    return failed('This browser is offline.', 'Connect it, and examine again.');
  if (status === 'late') {
    return failed(
      `${url.origin} takes longer than ten seconds to answer.`,
      `Check host and port of ${name}; a firewall that swallows requests looks like this.`,
    );
  }
  return failed(
    `Nothing answers at ${url.origin}.`,
    `Check host and port of ${name}, and that the server runs and its certificate is good.`,
  );
}
