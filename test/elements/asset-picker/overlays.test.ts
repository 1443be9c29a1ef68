import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { library, place } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { ScriptedSource } from '../arranging/scripted-source.js';
import { byRole } from '../arranging/seen.js';
import { settled, until } from '../arranging/until.js';

const realFetch = globalThis.fetch;

/** A dialog on a page as wide as a telephone, with something chosen. */
async function openNarrow(): Promise<PickerPage> {
  await setViewport({ width: 380, height: 800 });
  const { service, wire } = library(pictures(3));
  globalThis.fetch = wire.fetch;
  const tokens = new ScriptedSource(service.issueTokens().accessToken);
  const { baseUrl } = service;
  const page = place({ baseUrl, tokens, mode: 'dialog', multiple: true, remember: 'off' });
  void page.picker.show();
  await until('the results', () => page.options.length === 3);
  await page.choose('picture 2.jpg');
  return page;
}

describe('what lies over the results', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('is closed by Escape before the dialog is: the filters', async () => {
    const page = await openNarrow();
    page.button(/^Filters/).focus();
    page.press(/^Filters/);
    await until('the filters', () => page.has('checkbox'));
    await sendKeys({ press: 'Escape' });
    await until('the results', () => !page.has('checkbox'));
    await settled();
    expect(page.picker.open).to.equal(true);
    expect(page.selected).to.deep.equal(['picture 2.jpg']);
    expect(page.picker.shadowRoot?.activeElement === page.button(/^Filters/)).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await until('the page', () => !page.picker.open);
  });

  it('is closed by Escape before the dialog is: the menu of the account', async () => {
    const page = await openNarrow();
    const summary = page.picker.shadowRoot?.querySelector('summary');
    summary?.focus();
    summary?.click();
    await until('the menu', () => page.has('button', 'Sign out'));
    await sendKeys({ press: 'Escape' });
    await until('no menu', () => !page.has('button', 'Sign out'));
    await settled();
    expect(page.picker.open).to.equal(true);
    expect(page.picker.shadowRoot?.activeElement === summary).to.equal(true);
  });

  it('moves nothing: the menu of the account, before anything was searched for', async () => {
    const page = await openNarrow();
    await page.ready();
    const { top } = page.option('picture 2.jpg').getBoundingClientRect();
    page.picker.shadowRoot?.querySelector('summary')?.click();
    await until('the menu', () => page.has('button', 'Sign out'));
    expect(page.option('picture 2.jpg').getBoundingClientRect().top).to.equal(top);
  });

  it('goes by itself where the person goes on elsewhere', async () => {
    const page = await openNarrow();
    page.picker.shadowRoot?.querySelector('summary')?.click();
    await until('the menu', () => page.has('button', 'Sign out'));
    byRole(page.picker, 'searchbox').click();
    await until('no menu', () => !page.has('button', 'Sign out'));
    expect(page.selected).to.deep.equal(['picture 2.jpg']);
  });
});
