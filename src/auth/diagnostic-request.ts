/** What came of a request, as far as a page can know. */
export type RequestOutcome =
  | { readonly status: 'answered'; readonly response: Response }
  /** The page's own policy forbade it: nothing was sent. */
  | { readonly status: 'forbidden' }
  /** No answer, or none that this page may read. The browser does not say which. */
  | { readonly status: 'unreadable' }
  | { readonly status: 'late' };

/** How long to wait for an answer, in milliseconds. */
const requestTimeoutMs = 10_000;

/** How long the browser may take to report what its policy forbade, in milliseconds. */
export const violationReportDelayMs = 100;

/** Sends a request without cookies, unless told otherwise, and says what came of it. */
export async function sendRequest(url: URL, init: RequestInit = {}): Promise<RequestOutcome> {
  const policy = watchPolicy(url);
  const deadline = AbortSignal.timeout(requestTimeoutMs);
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: deadline,
      ...init,
    });
    return { status: 'answered', response };
  } catch (error) {
    if (error instanceof DOMException && deadline.aborted) return { status: 'late' };
    await new Promise((resolve) => setTimeout(resolve, violationReportDelayMs));
    return { status: policy.isForbidden() ? 'forbidden' : 'unreadable' };
  } finally {
    policy.stop();
  }
}

/**
 * Whether anything answers there, whatever it may be. An answer that this page may not read
 * counts: that is how a server that is down is told from one that keeps strangers out.
 */
export async function probe(url: URL): Promise<RequestOutcome> {
  const opaque = await sendRequest(url, { mode: 'no-cors' });
  // A page with an embedder policy is refused what it may not read; reading it may still work.
  return opaque.status === 'unreadable' ? sendRequest(url) : opaque;
}

/** Reads JSON as an object; whatever is none reads as an empty one. */
export async function readObject(response: Response): Promise<Readonly<Record<string, unknown>>> {
  try {
    const json: unknown = await response.json();
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {};
  }
}

/** Watches whether the page's own policy forbids what is about to be asked of `url`. */
export function watchPolicy(url: URL): {
  readonly isForbidden: () => boolean;
  readonly stop: () => void;
} {
  let forbidden = false;
  const onViolation = (event: SecurityPolicyViolationEvent): void => {
    if (event.disposition !== 'enforce') return;
    const { blockedURI } = event;
    if (URL.canParse(blockedURI) && new URL(blockedURI).origin === url.origin) forbidden = true;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return {
    isForbidden: () => forbidden,
    stop: () => document.removeEventListener('securitypolicyviolation', onViolation),
  };
}
