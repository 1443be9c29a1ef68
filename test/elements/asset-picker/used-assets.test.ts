import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { fixedSource } from '../../../src/auth/index.js';
import type { AssetPicker } from '../../../src/index.js';
import type { AssetRecord } from '../../../src/service/index.js';
import { library, place } from '../arranging/picker.js';
import { nextEvent, type PickerPage } from '../arranging/picker-page.js';
import { pictures, record } from '../arranging/records.js';
import { allByRole, byRole, nameOf } from '../arranging/seen.js';
import { settled, until } from '../arranging/until.js';
import type { Wire } from '../arranging/wire.js';

const realFetch = globalThis.fetch;
const baseUrl = 'http://used.test';

interface Opened {
  readonly page: PickerPage;
  readonly wire: Wire;
}

/** A picker at a connection of its own, as on a page that is opened anew. */
async function open(
  more: Partial<AssetPicker> = {},
  records: readonly AssetRecord[] = pictures(4),
): Promise<Opened> {
  document.querySelector('asset-picker')?.remove();
  const { service, wire } = library(records, { baseUrl });
  globalThis.fetch = wire.fetch;
  const page = place({ baseUrl, tokens: fixedSource(service.issueTokens().accessToken), ...more });
  await until('the results', () => page.options.length > 0);
  return { page, wire };
}

async function insert(page: PickerPage, ...filenames: readonly string[]): Promise<void> {
  await page.choose(...filenames);
  await page.ready();
  const picked = nextEvent(page.picker, 'asset-pick');
  page.press(/^Insert/);
  await picked;
}

function openPanel(page: PickerPage): void {
  page.clickSearchBox();
}

const used = (page: PickerPage): readonly string[] =>
  page.has('group', 'Recently used')
    ? allByRole(byRole(page.picker, 'group', 'Recently used'), 'button').map(nameOf)
    : [];
const listed = (page: PickerPage, ...names: readonly string[]) =>
  until(names.join(), () => used(page).join() === [...names, 'Forget what was used'].join());
const keys = () => Object.keys(localStorage).filter((key) => key.includes(baseUrl));

describe('recently used assets', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
    for (const key of keys()) localStorage.removeItem(key);
  });

  it('are those that were inserted last, and one click selects one again', async () => {
    const first = await open({ multiple: true });
    await insert(first.page, 'picture 2.jpg');
    await insert(first.page, 'picture 1.jpg', 'picture 3.jpg');
    const { page } = await open({ multiple: true });
    openPanel(page);
    await listed(page, 'picture 1.jpg', 'picture 3.jpg', 'picture 2.jpg');
    page.press('picture 3.jpg');
    await until('the selection', () => page.selected.join() === 'picture 3.jpg');
    expect(page.button('picture 3.jpg').ariaPressed).to.equal('true');
    page.press('picture 3.jpg');
    await until('no selection', () => page.selected.length === 0);
  });

  it('are kept by their ids alone', async () => {
    const { page } = await open();
    await insert(page, 'picture 2.jpg');
    const [key = ''] = keys();
    expect(localStorage.getItem(key)).to.equal('{"used":["asset-2 "]}');
  });

  it('are no way round the filter of another field', async () => {
    const { page } = await open();
    await insert(page, 'picture 2.jpg');
    const films = await open({ filter: 'ft:(VIDEO)' }, [
      ...pictures(4),
      record(5, { filename: 'film.mp4', formatType: 'video', format: 'MP4', duration: 61 }),
    ]);
    await insert(films.page, 'film.mp4');
    openPanel(films.page);
    await listed(films.page, 'film.mp4');
  });

  it('leave out what is gone or has expired, and say so', async () => {
    const { page } = await open({ multiple: true });
    await insert(page, 'picture 1.jpg', 'picture 2.jpg', 'picture 3.jpg');
    const now = [
      record(1),
      record(2, { expires: Date.UTC(2026, 0, 2), created: Date.UTC(2025, 0, 1) }),
    ];
    const later = await open({ multiple: true }, now);
    openPanel(later.page);
    await until('how many', () => later.page.words.includes('2 are no longer available'));
    await listed(later.page, 'picture 1.jpg');
  });

  it('say where they cannot be loaded, and are loaded when asked again', async () => {
    const { page } = await open();
    await insert(page, 'picture 2.jpg');
    const later = await open();
    const repair = later.wire.spoil(() => new Response('', { status: 500 }), /\/assets\/asset-2/);
    openPanel(later.page);
    await until('the failure', () => later.page.has('button', 'Try again'));
    repair();
    later.page.press('Try again');
    await listed(later.page, 'picture 2.jpg');
  });

  it('are gone through with the arrow keys, as one row', async () => {
    const { page } = await open({ multiple: true });
    await insert(page, 'picture 1.jpg', 'picture 2.jpg');
    await page.search('picture 3');
    await page.search('');
    openPanel(page);
    await listed(page, 'picture 1.jpg', 'picture 2.jpg');
    const at = () => nameOf(page.picker.shadowRoot?.activeElement ?? document.body);
    const moves = [
      ['ArrowDown', 'picture 1.jpg'],
      ['ArrowRight', 'picture 2.jpg'],
      ['ArrowDown', 'picture 3'],
      ['ArrowUp', 'picture 1.jpg'],
    ] as const;
    for (const [key, name] of moves) {
      await sendKeys({ press: key });
      await until(`${key} to ${name}`, () => at() === name);
    }
    await sendKeys({ press: 'Enter' });
    await until('the selection', () => page.selected.join() === 'picture 1.jpg');
    expect(at()).to.equal('picture 1.jpg');
    await sendKeys({ press: 'ArrowUp' });
    expect(page.picker.shadowRoot?.activeElement === page.searchBox).to.equal(true);
  });

  it('are forgotten at once', async () => {
    const { page } = await open();
    await insert(page, 'picture 2.jpg');
    openPanel(page);
    await listed(page, 'picture 2.jpg');
    page.press('Forget what was used');
    await until('nothing', () => used(page).length === 0);
    const later = await open();
    openPanel(later.page);
    await settled();
    expect(used(later.page)).to.deep.equal([]);
  });

  it('are nowhere where the page wants nothing remembered, and after signing out', async () => {
    const off = await open({ remember: 'off' });
    await insert(off.page, 'picture 2.jpg');
    expect(keys()).to.deep.equal([]);
    const { page } = await open();
    await insert(page, 'picture 2.jpg');
    expect(keys().length).to.equal(1);
    await page.picker.signOut();
    expect(keys()).to.deep.equal([]);
  });

  it('select no more than may be selected', async () => {
    const { page } = await open({ multiple: true, max: 1 });
    await insert(page, 'picture 2.jpg');
    await page.choose('picture 1.jpg');
    openPanel(page);
    await listed(page, 'picture 2.jpg');
    page.press('picture 2.jpg');
    await until('why not', () => page.announced.includes('1'));
    expect(page.selected).to.deep.equal(['picture 1.jpg']);
  });
});
