import { expect } from 'chai';
import type { AssetPicker } from '../../../src/index.js';
import { library, place, type Library } from '../arranging/picker.js';
import { select, type PickerPage } from '../arranging/picker-page.js';
import { pictures } from '../arranging/records.js';
import { ScriptedSource } from '../arranging/scripted-source.js';
import { settled, until } from '../arranging/until.js';

interface Session extends Library {
  readonly source: ScriptedSource;
  readonly page: PickerPage;
  readonly picker: AssetPicker;
}

const realFetch = globalThis.fetch;

/** A picker in whose list the person has searched, narrowed, chosen and scrolled. */
async function openAtWork(): Promise<Session> {
  const made = library(pictures(300));
  globalThis.fetch = made.wire.fetch;
  const source = new ScriptedSource(made.service.issueTokens().accessToken);
  const page = place({ baseUrl: made.service.baseUrl, tokens: source, multiple: true });
  await until('the results', () => page.options.length > 0);
  await page.filled();
  await page.search('picture');
  page.checkBox(/^Images/).click();
  await until('the filter', () => page.has('button', /^Remove filter/));
  await until('the results', () => made.wire.query?.includes('ft:') && page.options.length > 0);
  await page.choose('picture 2.jpg', 'picture 3.jpg');
  await page.ready();
  await settled();
  return { ...made, source, page, picker: page.picker };
}

/** The element that scrolls the list. */
function scroller({ grid }: PickerPage): Element {
  for (let box = grid.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  throw new Error('Nothing scrolls');
}

/** The first asset that is seen whole. */
function firstSeen(page: PickerPage): string | undefined {
  const { top } = scroller(page).getBoundingClientRect();
  const seen = page.options
    .map((asset) => ({ asset, at: asset.getBoundingClientRect() }))
    .filter(({ at }) => at.top >= top - 1)
    .sort((one, other) => one.at.top - other.at.top || one.at.left - other.at.left);
  return seen[0]?.asset.querySelector('[title]')?.textContent;
}

/** Scrolls by some screens, and waits until it shows what is there. Gives the first asset seen. */
async function scrollDown(page: PickerPage, screens: number): Promise<string> {
  const before = firstSeen(page);
  const box = scroller(page);
  box.scrollBy({ top: screens * box.clientHeight });
  return until('what is further down', () => {
    const now = firstSeen(page);
    return now !== before && now;
  });
}

function expectKept({ page, picker }: Session): void {
  expect(page.searchBox.value).to.equal('picture');
  expect(page.has('button', 'Remove filter File type: Images')).to.equal(true);
  expect(picker.value).to.deep.equal(['asset-2', 'asset-3']);
}

describe('a sign-in amid the work', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('keeps search, filters, choice and place when the session has ended', async () => {
    const session = await openAtWork();
    const { page, source, wire } = session;
    const there = await scrollDown(page, 3);
    source.become('signed-out');
    await until('the words', () => page.words.includes('your selection is kept'));
    expectKept(session);

    const { length } = wire.searches;
    page.press('Sign in');
    source.succeed();
    await until('the search anew', () => wire.searches.length > length);
    await until('no more words', () => !page.has('button', 'Sign in'));
    await until('the place', () => firstSeen(page) === there);
    expectKept(session);
    expect(wire.query).to.include('picture').and.to.include('ft:');
  });

  it('keeps them when it was scrolling that the service refused', async () => {
    const session = await openAtWork();
    const { page, source } = session;
    source.status = 'signed-out';
    const box = scroller(page);
    box.scrollTo({ top: box.scrollHeight / 2 });
    await until('the words', () => page.has('button', 'Sign in'));
    page.press('Sign in');
    source.succeed();
    await until('what is there', () => {
      const [, number] = /(\d+)/.exec(firstSeen(page) ?? '') ?? [];
      return Number(number) > 50;
    });
    expectKept(session);
  });

  it('keeps them when it was given up at first, and the window was blocked after', async () => {
    const session = await openAtWork();
    const { page, source } = session;
    const there = await scrollDown(page, 2);
    source.become('signed-out');
    await until('the words', () => page.has('button', 'Sign in'));
    page.press('Sign in');
    source.cancelSignIn();
    await until('the words', () => page.words.includes('was cancelled'));
    page.press('Sign in');
    source.fail('popup_blocked');
    await until('the words', () => page.words.includes('was blocked'));
    expectKept(session);
    page.press('Sign in');
    source.succeed();
    await until('the place', () => !page.has('button', 'Sign in') && firstSeen(page) === there);
    expectKept(session);
  });

  it('starts at the top for what was asked for after the session had ended', async () => {
    const { page, source } = await openAtWork();
    await scrollDown(page, 3);
    source.status = 'signed-out';
    select(page.combobox('Sort by'), 'created_date');
    await until('the words', () => page.has('button', 'Sign in'));
    page.press('Sign in');
    source.succeed();
    await until('the results', () => !page.has('button', 'Sign in'));
    await until('the top', () => firstSeen(page) === 'picture 300.jpg');
    expect(scroller(page).scrollTop).to.equal(0);
  });
});
