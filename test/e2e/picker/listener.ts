import type { Locator, Page } from '@playwright/test';
import { allow } from '../sign-in/acting.js';
import { expect } from '../sign-in/strict-chromium.js';
import { spokenBy } from './spoken.js';

/** A text in English and in German. */
export type Both = readonly [english: string, german: string];

/** A line that is said: whole, or from its start where it ends with `…`, or by a pattern. */
type Line = string | RegExp | Both | readonly [english: RegExp, german: RegExp];

/** Somebody who hears a page of the demo, in one language. */
export class Listener {
  readonly page: Page;
  readonly language: 'en' | 'de';

  constructor(page: Page, language: 'en' | 'de') {
    this.page = page;
    this.language = language;
  }

  async open(address: string): Promise<void> {
    await this.page.setViewportSize({ width: 1280, height: 900 });
    // Before anything of the page runs: what is said at once is said in this language too.
    await this.page.addInitScript((tag) => {
      const parsing = new MutationObserver(() => {
        // The document type may come alone.
        const root = document.querySelector('html');
        if (!root) return;
        root.lang = tag;
        parsing.disconnect();
      });
      parsing.observe(document, { childList: true });
    }, this.language);
    await this.page.goto(address);
  }

  async signIn(within: Locator): Promise<void> {
    const opening = this.page.waitForEvent('popup');
    await this.button(within, ['Sign in', 'Anmelden']).click();
    await allow(await opening);
  }

  /** The text in the language that is heard. */
  text([english, german]: Both): string {
    return this.language === 'en' ? english : german;
  }

  button(within: Locator | Page, name: Both): Locator {
    return within.getByRole('button', { name: this.text(name), exact: true });
  }

  /** The lines are said of an element in this order, with others between them. Nothing is said twice. */
  async hears(element: Locator, ...lines: readonly Line[]): Promise<void> {
    let said: readonly string[] = [];
    const lack = async (): Promise<string> => {
      said = await spokenBy(element);
      return missing(said, this.#expected(lines));
    };
    await expect.poll(lack).toBe('');
    expect(said.filter(isBadlyPut)).toEqual([]);
  }

  /** None of these is said of an element. */
  async misses(element: Locator, ...texts: readonly (string | RegExp)[]): Promise<void> {
    const said = (await spokenBy(element)).join('\n');
    for (const text of texts) expect(said).not.toMatch(text);
  }

  #expected(lines: readonly Line[]): readonly (string | RegExp)[] {
    return lines.map((line) => {
      if (typeof line === 'string' || line instanceof RegExp) return line;
      return this.language === 'en' ? line[0] : line[1];
    });
  }
}

/** The first expected line that does not follow those before it, with all that was said. */
function missing(said: readonly string[], expected: readonly (string | RegExp)[]): string {
  let from = 0;
  for (const line of expected) {
    const place = said.findIndex(
      (each, index) => index >= from && (line instanceof RegExp ? line.test(each) : line === each),
    );
    if (place < 0) return `“${String(line)}” is not in:\n${said.slice(from).join('\n')}`;
    from = place + 1;
  }
  return '';
}

/** Whether a line has no name, or says its name again as its description. */
function isBadlyPut(line: string): boolean {
  const [name, ...parts] = line.split(', ');
  const last = parts.at(-1);
  const isNameless = /^(?:button|picture|link|check box|radio button|edit|combo box)$/.test(
    name ?? '',
  );
  return isNameless || (last !== undefined && last === name);
}
