import { expect } from 'chai';
import { library, openPicker, place } from '../arranging/picker.js';
import type { PickerPage } from '../arranging/picker-page.js';
import { PreviewPage } from '../arranging/preview-page.js';
import { record } from '../arranging/records.js';
import { until } from '../arranging/until.js';

const day = 86_400_000;
const today = Date.now();
const [inFiveDays, inFiftyDays] = [today + 5 * day, today + 50 * day];
const [lastMonth, nextYear] = [today - 30 * day, today + 365 * day];
/** The same day of a year that stands for no date. */
const never = Date.parse('9999-12-31T00:00:00Z');

const records = [
  record(1),
  record(2, { expires: inFiveDays }),
  record(3, { expires: inFiftyDays }),
  record(4, { expires: lastMonth }),
  record(5, { released: nextYear }),
  record(6, { expires: never }),
];

/** A date as it is written in a language, with the year where it is another than this. */
function written(date: number, language = 'en'): string {
  const isThisYear = new Date(date).getFullYear() === new Date().getFullYear();
  const [year, month] = isThisYear
    ? ([undefined, 'short'] as const)
    : (['numeric', language === 'en' ? 'short' : 'numeric'] as const);
  return new Intl.DateTimeFormat(language, { day: 'numeric', month, year }).format(date);
}

/** What is read on the card of an asset, once what loads later is there. */
async function cards(page: PickerPage, words = 'Expires on'): Promise<(number: number) => string> {
  await until('the words', () => page.words.includes(words));
  return (number) => page.option(`picture ${number}.jpg`).textContent.replace(/\s+/g, ' ');
}

async function openPreview(index: number): Promise<PreviewPage & { readonly page: PickerPage }> {
  const { page } = await openPicker({ facets: 'none' }, records);
  await cards(page);
  const preview = new PreviewPage(page);
  await preview.show(index);
  await until('the details', () => !/Preparing links/.test(preview.words));
  return preview;
}

describe('what is read of dates', () => {
  it('is on a card when the asset expires soon, beside what else is said of it', async () => {
    const { page } = await openPicker({ facets: 'none' }, records);
    const card = await cards(page);
    expect(card(2)).to.include(`Expires on ${written(inFiveDays)}`);
    expect(card(2)).to.include('JPEG · 1600 × 900');
    for (const number of [1, 3, 6]) {
      expect(card(number)).not.to.match(/expire|released|available|withdrawn|9999/i);
    }
  });

  it('is on a card why an asset cannot be had, which nobody can choose', async () => {
    const { page } = await openPicker({ facets: 'none', multiple: true }, records);
    const card = await cards(page);
    expect(card(4)).to.include(`Expired ${written(lastMonth)}`);
    expect(card(5)).to.include(`Available from ${written(nextYear)}`);
    for (const number of [4, 5]) {
      const option = page.option(`picture ${number}.jpg`);
      expect(option.ariaDisabled).to.equal('true');
      option.click();
      await page.picker.updateComplete;
    }
    expect(page.selected).to.deep.equal([]);
    const reason = `picture 5.jpg: Available from ${written(nextYear)}`;
    await until('the reason', () => page.announced === reason);
  });

  it('says that an asset was withdrawn where no date explains it', async () => {
    const { client, wire, service } = library([record(1)]);
    wire.spoil(async () => {
      const { url, headers } = wire.sent.at(-1) ?? {};
      const answer = await service.fetch(new Request(url ?? '', { ...(headers && { headers }) }));
      const body = await answer.text();
      return new Response(body.replace(/(released_and_not_expired":)true/, '$1false'));
    }, /v2\/assets/);
    const page = place({ client, facets: 'none' });
    const card = await cards(page, 'Withdrawn');
    expect(card(1)).to.match(/Withdrawn\s*$/);
    expect(page.option('picture 1.jpg').ariaDisabled).to.equal('true');
  });

  it('follows the language of the page', async () => {
    const { page } = await openPicker({ facets: 'none', lang: 'de' }, records);
    const card = await cards(page, 'Läuft ab am');
    expect(card(2)).to.include(`Läuft ab am ${written(inFiveDays, 'de')}`);
    expect(card(4)).to.include(`Abgelaufen: ${written(lastMonth, 'de')}`);
  });
});

describe('the preview of an asset with dates', () => {
  it('says when it expires, and lets it be copied', async () => {
    const preview = await openPreview(1);
    expect(preview.words).to.include(`Expires on ${written(inFiveDays)}`);
    expect(preview.button('Copy link').disabled).to.equal(false);
  });

  it('says among the facts when it expires, however late that is', async () => {
    const preview = await openPreview(2);
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(inFiftyDays);
    expect(preview.words).to.match(new RegExp(`Expires\\s+${date}`));
  });

  it('says nothing of a date that stands for none', async () => {
    const preview = await openPreview(5);
    expect(preview.words).not.to.match(/expires|9999/i);
  });

  for (const [index, reason] of [
    [3, `Expired ${written(lastMonth)}`],
    [4, `Available from ${written(nextYear)}`],
  ] as const) {
    it(`offers nothing to take where it says “${reason.split(' on ')[0]}”`, async () => {
      const preview = await openPreview(index);
      await until('the reason', () => preview.words.split(reason).length > 2);
      expect(preview.words).not.to.match(/copy|download/i);
      expect(preview.dialog.querySelector('a[href], [draggable=true]')).to.equal(null);
      await preview.key(' ');
      expect(preview.page.selected).to.deep.equal([]);
    });
  }
});

describe('an asset that expires while the page is open', () => {
  const { now } = Date;
  afterEach(() => (Date.now = now));

  it('can no longer be chosen, dragged or handed out', async () => {
    const { page, picker } = await openPicker({ facets: 'none', multiple: true }, records);
    await cards(page);
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    await page.ready();
    Date.now = () => now() + 6 * day;
    const card = page.option('picture 2.jpg');
    const dragged = new DragEvent('dragstart', {
      ...{ dataTransfer: new DataTransfer(), bubbles: true, composed: true, cancelable: true },
    });
    card.dispatchEvent(dragged);
    expect(dragged.defaultPrevented).to.equal(true);
    expect(dragged.dataTransfer?.types).to.deep.equal([]);
    let picks = 0;
    picker.addEventListener('asset-pick', () => (picks += 1));
    page.press('Insert 2');
    await until('the refusal', () => page.words.includes('could not be prepared'));
    expect(page.words).to.include(`Expired ${written(inFiveDays)}`);
    expect(picks).to.equal(0);
  });
});

describe('a picker for what is available', () => {
  const clause = /^rd:\(\(isEmpty\) OR \[before [\d/]{10}\]\) AND ed:\(\(isEmpty\) OR \[after/;

  it('lists nothing that has expired or is yet to be released', async () => {
    const { page, wire } = await openPicker({ facets: 'none', availableOnly: true }, records);
    expect(wire.query).to.match(clause);
    expect(page.filenames).to.deep.equal([1, 2, 3, 6].map((number) => `picture ${number}.jpg`));
  });

  it('can be made one, and be for everything again', async () => {
    const { page, wire, picker } = await openPicker({ facets: 'none' }, records);
    expect(wire.query).to.equal(null);
    picker.setAttribute('available-only', '');
    await until('fewer', () => page.options.length === 4);
    await page.search('picture');
    expect(wire.query).to.include('(picture*) AND rd:');
    picker.removeAttribute('available-only');
    await until('all', () => page.options.length === 6);
    expect(wire.query).to.equal('picture*');
  });
});

describe('a picker that offers filters for expiry', () => {
  it('finds what has expired, will expire soon, or never does', async () => {
    const { page, wire } = await openPicker({ facets: 'file_types,expiry' }, records);
    await until('the filters', () => page.words.includes('No expiry date'));
    expect(wire.searches.at(-1)?.get('facet')).not.to.match(/expiry/);
    page.checkBox(/^Expired/).click();
    await until('the expired one', () => page.options.length === 1);
    expect(page.filenames).to.deep.equal(['picture 4.jpg']);
    page.checkBox(/^In the next 30 days/).click();
    await until('both', () => page.options.length === 2);
    page.checkBox(/^Expired/).click();
    await until('what expires soon', () => page.filenames.join() === 'picture 2.jpg');
  });

  it('offers none unless it is asked to', async () => {
    const { page } = await openPicker({}, records);
    await cards(page);
    expect(page.words).not.to.include('No expiry date');
  });
});
