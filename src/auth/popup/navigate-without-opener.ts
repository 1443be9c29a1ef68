/**
 * Removes `window.opener` of the blank window `opened` and navigates it to `target`. Returns false
 * if it cannot be navigated: in a sandbox with `allow-popups` but without
 * `allow-popups-to-escape-sandbox`, only its opener may navigate or close it. Such a window opens
 * the callback page instead, which closes itself.
 */
export function navigateWithoutOpener(opened: Window, target: URL, callbackPage: string): boolean {
  opened.opener = null;
  try {
    opened.location.replace(target);
    return true;
  } catch {
    const link = opened.document.createElement('a');
    link.href = callbackPage;
    link.click();
    return false;
  }
}
