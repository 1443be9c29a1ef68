import { expect } from 'chai';
import { createClient } from '../../../src/api/index.js';
import { fixedSource } from '../../../src/auth/index.js';
import { everyState } from '../arranging/every-state.js';
import { library, openPicker, place } from '../arranging/picker.js';
import { settled, until } from '../arranging/until.js';

const busy =
  (seconds: number, code = 429) =>
  (): Response =>
    new Response('', { status: code, headers: { 'retry-after': String(seconds) } });
const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** Makes the browser believe that there is no network, until the function given is called. */
function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine');
});

describe('a service that names a time to come back', () => {
  for (const code of [429, 503]) {
    it(`is counted down to, and then asked again by itself: ${code}`, async () => {
      const { client, wire } = library();
      wire.spoil(busy(3, code), undefined, 1);
      const page = place({ client });
      const told = everyState(page, () => page.words);
      await until('the results', () => page.options.length === 3);
      const waits = told().filter((words) => words.includes('wait '));
      const left = waits.map((words) => Number(/wait (\d) second/.exec(words)?.[1]));
      expect(left[0]).to.be.within(2, 3);
      expect(left.at(-1)).to.equal(1);
      expect(left).to.deep.equal(left.toSorted((one, other) => other - one));
      for (const words of waits) expect(words).to.include('Try again');
      expect(wire.searches.length).to.equal(2);
    });
  }

  it('is counted down to by a picker that tries again by itself, without a silent wait', async () => {
    const { service, wire } = library();
    wire.spoil(busy(20), undefined, 1);
    const tokens = fixedSource(service.issueTokens().accessToken);
    const { baseUrl } = service;
    const page = place({ client: createClient({ baseUrl, tokens, fetch: wire.fetch }) });
    await until('the words', () => /wait (20|1\d) seconds/.test(page.words));
    expect(wire.searches.length).to.equal(1);
  });

  it('is counted down to where it is busy and names no time', async () => {
    const { client, wire } = library();
    wire.spoil(() => new Response('', { status: 429 }), undefined, 1);
    const page = place({ client });
    await until('the words', () => /wait (10|[4-9]) seconds/.test(page.words));
    page.press('Try again');
    await until('the results', () => page.options.length === 3);
  });

  it('keeps what is on the screen meanwhile', async () => {
    const { page, wire } = await openPicker();
    wire.spoil(busy(1), undefined, 1);
    const seen = everyState(page, () => ({ words: page.words, count: page.options.length }));
    page.picker.reload();
    await until('the search', () => wire.searches.length === 3);
    await until('no more words', () => !page.words.includes('is busy'));
    expect(seen().some(({ words }) => words.includes('is busy'))).to.equal(true);
    expect(Math.min(...seen().map(({ count }) => count))).to.equal(3);
  });

  it('is not asked again by itself without end', async () => {
    const { client, wire } = library();
    wire.spoil(busy(0));
    const page = place({ client });
    await until('the attempts', () => wire.searches.length === 6);
    await until('the words', () => page.words.includes('Wait a moment'));
    await settled();
    expect(wire.searches.length).to.equal(6);
  });

  it('is left alone by a picker that has left the page', async () => {
    const { client, wire } = library();
    wire.spoil(busy(1));
    const page = place({ client });
    await until('the words', () => page.words.includes('wait 1 second'));
    page.picker.remove();
    const other = place({ client: library().client });
    await until('another', () => other.options.length === 3);
    expect(wire.searches.length).to.equal(1);
    document.body.append(page.picker);
    await until('it goes on', () => wire.searches.length > 1);
  });
});

describe('a network that is lost', () => {
  it('is told of, and what was asked for comes by itself once it is back', async () => {
    const { client, wire } = library();
    const mend = wire.spoil(lost);
    const back = goOffline();
    const page = place({ client });
    await until('the words', () => page.words.includes('You are offline'));
    mend();
    back();
    await until('the results', () => page.options.length === 3);
    await page.choose('picture 1.jpg');
    await page.ready();
  });

  it('keeps the results, and the choice', async () => {
    const { page, picker, wire } = await openPicker({ multiple: true });
    await page.choose('picture 2.jpg');
    const mend = wire.spoil(lost);
    const back = goOffline();
    page.type('"picture 1"');
    page.searchBox.form?.requestSubmit();
    await until('the words', () => page.words.includes('You are offline'));
    expect(page.options.length).to.equal(3);
    mend();
    back();
    await until('the results', () => page.options.length === 1);
    expect(picker.value).to.deep.equal(['asset-2']);
  });

  it('brings links that failed too', async () => {
    const { page, wire } = await openPicker({ multiple: true });
    const mend = wire.spoil(lost, /assets\/asset-1\?/);
    await page.choose('picture 1.jpg');
    await until('the failure', () => page.words.includes('could not be loaded'));
    mend();
    dispatchEvent(new Event('online'));
    await until('the links', () => !page.words.includes('could not be loaded'));
  });

  it('asks nothing again of a picker that has all it asked for', async () => {
    const { wire } = await openPicker();
    const asked = wire.searches.length;
    dispatchEvent(new Event('online'));
    await settled();
    expect(wire.searches.length).to.equal(asked);
  });
});

describe('a service that is slow', () => {
  it('is said to be so after a while, above what was found, and to everybody', async () => {
    const { page, wire } = await openPicker();
    const held = wire.hold();
    page.picker.reload();
    await until('the request', () => held.come);
    expect(page.words).not.to.include('Still waiting');
    const begun = performance.now();
    const isSaid = (): boolean => page.words.includes('Still waiting');
    // It takes longer than any other state.
    await until('the words', isSaid).catch(() => until('the words', isSaid));
    expect(performance.now() - begun).to.be.within(6000, 11_000);
    expect(page.announced).to.equal('Still waiting');
    expect(page.options.length).to.equal(3);
    held.release();
    await until('the results', () => !page.words.includes('Still waiting'));
  });
});
