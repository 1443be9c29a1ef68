import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { library, openPicker, place } from '../arranging/picker.js';
import { pictures } from '../arranging/records.js';
import { until } from '../arranging/until.js';

describe('results of an earlier search, when another fails', () => {
  it('are pale and without their number until a search succeeds', async () => {
    const { page, wire } = await openPicker({ facets: 'none' }, pictures(3));
    await until('the count', () => page.words.includes('3 results'));
    const picture = (): Element => page.options[0]?.querySelector('img') ?? document.body;
    const opacity = (): number => Number(getComputedStyle(picture()).opacity);
    expect(opacity()).to.equal(1);
    const mend = wire.spoil(() => new Response('{}', { status: 500 }));
    page.type('picture 2');
    await until('the failure', () => page.words.includes('has a problem'));
    expect(page.options.length).to.equal(3);
    expect(page.words).to.not.include('3 results');
    await until('paleness', () => opacity() < 1);
    // In forced colours, only an edge sets the notice apart from the results.
    const notice = page.picker.shadowRoot?.querySelector('[part=notice]') ?? document.body;
    await until('its edge', () => getComputedStyle(notice).borderTopStyle === 'solid');
    mend();
    page.press('Try again');
    await until('the result', () => page.words.includes('1 result'));
    expect(opacity()).to.equal(1);
  });

  it('have the words about it above its button on a phone, also where the button is short', async () => {
    const { page, wire } = await openPicker({ facets: 'none', lang: 'ja' }, pictures(3));
    page.picker.style.inlineSize = '320px';
    wire.spoil(() => new Response('{}', { status: 500 }));
    page.type('picture 2');
    const again = await until(
      'the button',
      () => page.has('button', '再試行') && page.button('再試行'),
    );
    const words = await until('the words', () => again.parentElement?.querySelector('p'));
    await until('words above it', () => {
      const bottom = words.getBoundingClientRect().bottom;
      return bottom > 0 && again.getBoundingClientRect().top >= bottom;
    });
  });
});

describe('a first search that fails', () => {
  it('does not go on promising facets beside it', async () => {
    await setViewport({ width: 1280, height: 800 });
    const { client, wire } = library(pictures(3));
    const mend = wire.spoil(() => new Response('{}', { status: 500 }));
    const page = place({ client });
    const side = (): Element | null | undefined =>
      page.picker.shadowRoot?.querySelector('facet-panel');
    const isSeen = (): boolean => side()?.checkVisibility({ visibilityProperty: true }) === true;
    await until('the failure', () => page.words.includes('has a problem'));
    await until('no facets', () => !isSeen());
    mend();
    page.press('Try again');
    await until('facets', isSeen);
    await until('the results', () => page.options.length === 3);
  });
});
