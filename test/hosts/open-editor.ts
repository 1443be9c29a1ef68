import { test as base } from '../e2e/sign-in/strict-chromium.js';
import { EditorPage } from './editor-page.js';
import { openHost } from './open-host.js';

export { expect } from '../e2e/sign-in/strict-chromium.js';

/** With a way to open an editor's page, its caret behind the first paragraph. */
export const test = base.extend<{
  openEditor: (name: string, assets?: number) => Promise<EditorPage>;
}>({
  openEditor: async ({ page }, use) => {
    const closings: (() => Promise<void>)[] = [];
    await use(async (name, assets) => {
      const host = await openHost(name, { ...(assets !== undefined && { assets }) });
      closings.push(() => host.close());
      const editor = new EditorPage(page, name);
      await editor.goto(host.origin);
      await editor.placeCaret();
      return editor;
    });
    for (const close of closings) await close();
  },
});
