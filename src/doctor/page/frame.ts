/** Where the page is shown. */
export type Framing =
  /** In a tab or window of its own. */
  | 'none'
  /** In a frame that keeps `SameSite=Strict` cookies: all pages around it are of its own site. */
  | 'own-site'
  | 'other-site';

const probeCookie = 'dam-doctor';

/** Tells a frame of another site by what the browser does with a cookie, which is removed again. */
export function framingOf(): Framing {
  if (window.self === window.top) return 'none';
  const attributes = `SameSite=Strict; Path=${location.pathname}`;
  document.cookie = `${probeCookie}=1; ${attributes}`;
  const wasKept = document.cookie.includes(`${probeCookie}=1`);
  document.cookie = `${probeCookie}=; ${attributes}; Max-Age=0`;
  return wasKept ? 'own-site' : 'other-site';
}

/** What a sandbox has to allow, as it is written. */
export const sandboxLine =
  'sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"';

/** Whether the page is in a sandbox, whatever that allows. */
export function isSandboxed(): boolean {
  const frame = document.createElement('iframe');
  document.documentElement.append(frame);
  const { contentWindow } = frame;
  const inSandbox = contentWindow !== null && isInSandbox(contentWindow);
  frame.remove();
  return inSandbox;
}

/**
 * Whether a sandbox holds `blank`, a blank window or frame of this page's making. Every sandbox
 * forbids setting `document.domain`, and nothing allows it again.
 */
export function isInSandbox(blank: Window): boolean {
  try {
    Reflect.set(blank.document, 'domain', location.hostname);
    return false;
  } catch {
    return true;
  }
}
