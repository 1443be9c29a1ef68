/**
 * Cuts the tie to the blank window `opened` and leads it to `target`. Returns false if it cannot be
 * led: in a sandbox with `allow-popups` but without `allow-popups-to-escape-sandbox` only its opener
 * may do so, or close it. Such a window leads itself to the landing page, which closes itself.
 */
export function navigateWithoutOpener(opened: Window, target: URL, landingPage: string): boolean {
  opened.opener = null;
  try {
    opened.location.replace(target);
    return true;
  } catch {
    const link = opened.document.createElement('a');
    link.href = landingPage;
    link.click();
    return false;
  }
}
