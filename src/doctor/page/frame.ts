/** How the page is framed. */
export type Framing =
  /** Not in a frame. */
  | 'none'
  /**
   * In a frame in which `SameSite=Strict` cookies work: all pages around it are of the same site.
   */
  | 'own-site'
  | 'other-site';

const probeCookie = 'dam-doctor';

/**
 * Detects a frame of another site by setting a `SameSite=Strict` cookie, which is removed again.
 */
export function framingOf(): Framing {
  if (window.self === window.top) return 'none';
  const attributes = `SameSite=Strict; Path=${location.pathname}`;
  document.cookie = `${probeCookie}=1; ${attributes}`;
  const wasKept = document.cookie.includes(`${probeCookie}=1`);
  document.cookie = `${probeCookie}=; ${attributes}; Max-Age=0`;
  return wasKept ? 'own-site' : 'other-site';
}

/** The `sandbox` attribute with everything that signing in needs. */
export const sandboxLine =
  'sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"';

/** Whether the page is in a sandbox of any kind. */
export function isSandboxed(): boolean {
  const frame = document.createElement('iframe');
  document.documentElement.append(frame);
  const { contentWindow } = frame;
  const inSandbox = contentWindow !== null && isInSandbox(contentWindow);
  frame.remove();
  return inSandbox;
}

/**
 * Whether a sandbox applies to `blank`, a blank window or frame that this page created. Every
 * sandbox forbids setting `document.domain`, and no token allows it.
 */
export function isInSandbox(blank: Window): boolean {
  try {
    Reflect.set(blank.document, 'domain', location.hostname);
    return false;
  } catch {
    return true;
  }
}
