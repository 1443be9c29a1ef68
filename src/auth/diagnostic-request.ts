/** The outcome of a request, as far as a page can tell. */
export type RequestOutcome =
  | { readonly status: 'answered'; readonly response: Response }
  /** The page's content security policy blocked the request: nothing was sent. */
  | { readonly status: 'forbidden' }
  /** No response, or none that this page may read. The browser does not say which. */
  | { readonly status: 'unreadable' }
  | { readonly status: 'late' };

/** Timeout of a request, in milliseconds. */
const requestTimeoutMs = 10_000;

/** How long to wait for the browser to report a policy violation, in milliseconds. */
export const violationReportDelayMs = 100;

/**
 * Sends a request, by default without cookies, and returns its outcome. Never rejects because of
 * the network.
 */
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
 * Checks whether anything responds at `url`. A response that this page may not read counts too,
 * which distinguishes a server that is down from one that does not allow this origin.
 */
export async function probe(url: URL): Promise<RequestOutcome> {
  const opaque = await sendRequest(url, { mode: 'no-cors' });
  // On a page with an embedder policy, an opaque request is blocked while a readable one may
  // succeed.
  return opaque.status === 'unreadable' ? sendRequest(url) : opaque;
}

/** Reads a JSON object. Any other body is read as an empty object. */
export async function readObject(response: Response): Promise<Readonly<Record<string, unknown>>> {
  try {
    const json: unknown = await response.json();
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {};
  }
}

/** Watches whether the page's content security policy blocks requests to the origin of `url`. */
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
