import { expect } from 'chai';
import { AuthError } from '../../../src/auth/index.js';
import type { TokenSource } from '../../../src/api/index.js';
import { library, openPicker, place } from '../arranging/picker.js';
import { heard } from '../arranging/picker-page.js';
import { until } from '../arranging/until.js';

const realFetch = globalThis.fetch;
const realError = console.error;

/** A host's own token source, which does this before it gives a token. */
function sourceOf(token: string, before: () => void): TokenSource {
  return {
    get: () =>
      new Promise((resolve) => {
        before();
        resolve(token);
      }),
    refuse: () => undefined,
  };
}

/** Places a picker with such a source. */
function open(before: () => void) {
  const made = library();
  globalThis.fetch = made.wire.fetch;
  const { baseUrl } = made.service;
  const tokens = sourceOf(made.service.issueTokens().accessToken, before);
  return { ...made, page: place({ baseUrl, tokens }) };
}

/** What developers read in the console from now on. */
function listen(): readonly string[] {
  const said: string[] = [];
  console.error = (...words: unknown[]) => void said.push(words.join(' '));
  return said;
}

afterEach(() => {
  globalThis.fetch = realFetch;
  console.error = realError;
});

/** As another copy of this package on the page has it: a class of its own. */
class OtherAuthError extends Error {
  override readonly name = 'AuthError';
  readonly code = 'throttled';
  readonly retryable = true;
}

describe('a token source of another copy of this package', () => {
  it('fails with an error that is read as this copy’s own would be', async () => {
    const said = listen();
    const { page } = open(() => {
      throw new OtherAuthError('Signing in: throttled');
    });
    await until('the words', () => /is busy/.test(page.words));
    expect(said).to.deep.equal([]);
  });
});

describe('a token source that names a time to come back', () => {
  it('is counted down to, and then asked again by itself', async () => {
    let asked = 0;
    const { page, wire } = open(() => {
      asked += 1;
      if (asked === 1) throw new AuthError('throttled', { retryAt: Date.now() + 3_000 });
    });
    await until('the words', () => /wait [123] seconds?\./.test(page.words));
    expect(page.words).to.include('is busy');
    expect(page.has('button', 'Try again')).to.equal(true);
    await until('the results', () => page.options.length === 3);
    expect(wire.searches.length).to.equal(1);
  });

  it('is counted down to, too, where it names none but is busy', async () => {
    const { page } = open(() => {
      throw new AuthError('throttled');
    });
    await until('the words', () => /wait (10|[4-9]) seconds/.test(page.words));
  });

  it('is asked at once by a person who tries again', async () => {
    let resets = 0;
    const made = library();
    globalThis.fetch = made.wire.fetch;
    const { accessToken } = made.service.issueTokens();
    const tokens: TokenSource = {
      get: () => {
        if (resets > 0) return Promise.resolve(accessToken);
        return Promise.reject(new AuthError('throttled', { retryAt: Date.now() + 60_000 }));
      },
      refuse: () => undefined,
      resetBackoff: () => void (resets += 1),
    };
    const page = place({ baseUrl: made.service.baseUrl, tokens });
    await until('the words', () => /wait (60|[345]\d) seconds/.test(page.words));
    expect(resets).to.equal(0);
    page.press('Try again');
    await until('the results', () => page.options.length === 3);
    expect(resets).to.equal(1);
  });
});

describe('a fault in the page’s own code', () => {
  const secret = 'wat_acme_4f3b2a1908f7e6d5c4b3a29180f7e6d5';

  it('in its token source is called that, and developers read of it once', async () => {
    const said = listen();
    const { page } = open(() => {
      throw new TypeError(`No header can hold Bearer ${secret}`);
    });
    const errors = heard('picker-error');
    await until('the words', () => page.words.includes('connection to the library failed'));
    expect(page.words).to.include('Contact the page owner');
    expect(page.words).not.to.include('Sign-in');
    page.press('Try again');
    await until('another attempt', () => errors.length === 2);
    expect(errors[0]?.detail).to.include({ code: 'host-error', retryable: true });
    await until('the console', () => said.length > 0);
    expect(said.length).to.equal(1);
    expect(said[0]).to.include('TypeError: No header can hold');
    expect(
      said.join() + JSON.stringify(errors.map(({ detail }) => detail)) + page.words,
    ).not.to.include(secret);
  });

  it('in its client is called that, and what was found stays', async () => {
    const said = listen();
    const { page, picker, client } = await openPicker();
    const errors = heard('picker-error');
    const broken = Object.create(client) as typeof client;
    broken.withBranded = () => broken;
    broken.searchAssets = () => Promise.reject(new RangeError('a slip of the host'));
    picker.client = broken;
    await until('the words', () => page.words.includes('connection to the library failed'));
    expect(errors[0]?.detail).to.include({ code: 'host-error' });
    await until('the console', () => said.length > 0);
    expect(said.join()).to.include('RangeError: a slip of the host');
  });

  it('is not told of where the page takes its client away from under a choice', async () => {
    const said = listen();
    const { page, picker, client } = await openPicker({ multiple: true });
    await page.choose('picture 1.jpg', 'picture 2.jpg');
    picker.client = undefined;
    page.press('Insert 2');
    await until('the words', () => page.words.includes('could not be prepared'));

    // What is told of this fault comes after what would have been told of that one.
    const broken = Object.create(client) as typeof client;
    broken.withBranded = () => broken;
    broken.searchAssets = () => Promise.reject(new RangeError('a later slip'));
    picker.client = broken;
    const failed = (): string[] => said.filter((words) => words.includes('tokens failed'));
    await until('the console', () => failed().length > 0);
    expect(failed()[0]).to.include('RangeError: a later slip');
  });

  it('is not told of where a search was only given up for the next', async () => {
    const said = listen();
    const { page, wire } = await openPicker();
    const held = wire.hold();
    page.picker.reload();
    await until('the request', () => held.come);
    page.picker.reload();
    held.release();
    await until('the results', () => page.options.length === 3);
    expect(said).to.deep.equal([]);
  });
});
