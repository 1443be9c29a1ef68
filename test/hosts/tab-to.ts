import type { Locator } from '@playwright/test';

/** Presses Tab until the element has the focus, as often as a round of a dialog may take. */
export async function tabTo(element: Locator): Promise<void> {
  for (let count = 0; count < 150; count += 1) {
    await element.page().keyboard.press('Tab');
    if (await element.evaluate((target) => target.matches(':focus'))) return;
  }
  throw new Error('Tab does not lead there');
}
