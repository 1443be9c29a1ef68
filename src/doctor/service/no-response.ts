import type { RequestOutcome } from '../../auth/diagnostic-request.js';
import { failed, type Verdict } from '../finding.js';

/**
 * Returns the verdict for a URL without a readable response. `name` is the setting that contains
 * the URL.
 */
export function noResponse(
  name: string,
  url: URL,
  { status }: Exclude<RequestOutcome, { readonly status: 'answered' }>,
): Verdict {
  if (status === 'forbidden') {
    return failed(
      `This page's own content security policy blocks requests to ${url.origin}.`,
      `Add ${url.origin} to connect-src in the page's policy.`,
      'docs/guide/set-up.md#content-security-policy',
    );
  }
  if (!navigator.onLine)
    return failed('This browser is offline.', 'Connect it, and run the check again.');
  if (status === 'late') {
    return failed(
      `${url.origin} takes longer than ten seconds to respond.`,
      `Check host and port of ${name}. A firewall that drops requests has the same effect.`,
    );
  }
  return failed(
    `Nothing responds at ${url.origin}.`,
    `Check host and port of ${name}, that the server is running, and that its certificate is valid.`,
  );
}
