import { expect } from 'chai';
import type { AuthErrorCode } from '../../../src/auth/index.js';
import type { AssetPicker } from '../../../src/index.js';
import { everyState } from '../arranging/every-state.js';
import { library, place, type Library } from '../arranging/picker.js';
import { heard, type PickerPage } from '../arranging/picker-page.js';
import { ScriptedSource } from '../arranging/scripted-source.js';
import { settled, until } from '../arranging/until.js';

interface SignIn extends Library {
  readonly source: ScriptedSource;
  readonly page: PickerPage;
  readonly picker: AssetPicker;
}

const realFetch = globalThis.fetch;

function open(status: ScriptedSource['status'] = 'signed-out'): SignIn {
  const made = library();
  globalThis.fetch = made.wire.fetch;
  const source = new ScriptedSource(made.service.issueTokens().accessToken, status);
  const page = place({ baseUrl: made.service.baseUrl, tokens: source, multiple: true });
  return { ...made, source, page, picker: page.picker };
}

async function openSignedIn(): Promise<SignIn> {
  const made = open('signed-in');
  await until('the results', () => made.page.options.length === 3);
  return made;
}

/** Opens a picker in which signing in has just failed so. */
async function fail(code: AuthErrorCode): Promise<SignIn> {
  const made = open();
  await until('the button', () => made.page.has('button', 'Sign in'));
  made.page.press('Sign in');
  made.source.fail(code);
  await until('the way on', () => made.page.has('button', 'Sign in'));
  return made;
}

describe('every state of signing in has words and a way on:', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('a window that can no longer be seen is opened again, in the very click', async () => {
    const { page, source } = open();
    await until('the button', () => page.has('button', 'Sign in'));
    page.press('Sign in');
    await until('the words', () => page.words.includes('Finish signing in'));
    expect(page.has('button', 'Open the window again'), 'while it can be seen').to.equal(false);
    source.become('detached');
    await until('the words', () => page.words.includes('can no longer be seen'));
    page.press('Open the window again');
    expect(source.attempts).to.equal(2);
    source.succeed();
    await until('the results', () => page.options.length === 3);
  });

  it('a window that can no longer be seen is given up', async () => {
    const { page, source } = open();
    await until('the button', () => page.has('button', 'Sign in'));
    page.press('Sign in');
    source.become('detached');
    await until('the way out', () => page.has('button', 'Open the window again'));
    page.press('Cancel');
    await until('the words', () => page.words.includes('Sign-in was cancelled'));
  });

  for (const [code, failure, words] of [
    ['popup_blocked', 'sign-in-blocked', 'Allow windows for this page in the address bar'],
    ['popup_timeout', 'sign-in-late', 'Signing in took too long'],
    ['cancelled', 'sign-in-cancelled', 'You can start again at any time'],
    ['access_denied', 'sign-in-denied', 'ask your administrator'],
    ['offline', 'offline', 'You are offline'],
    ['throttled', 'rate-limited', 'Wait a moment'],
    ['broker_unreachable', 'sign-in-unreachable', 'Sign-in cannot be reached'],
    ['unknown_outcome', 'sign-in-unreachable', 'Sign-in cannot be reached'],
    ['exchange_failed', 'sign-in-failed', 'contact the page owner'],
  ] as const) {
    it(`${code} says “${words}”, to the ear as well, and can be begun again`, async () => {
      const errors = heard('picker-error');
      const { page, source } = await fail(code);
      await until(words, () => page.words.includes(words));
      expect(errors.map(({ detail }) => detail.code)).to.deep.equal([failure]);
      expect(page.announced).to.not.equal('');
      expect(page.words).to.include(page.announced);
      page.press('Sign in');
      source.succeed();
      await until('the results', () => page.options.length === 3);
    });
  }

  it('a time to come back is counted down to, and the person can begin again meanwhile', async () => {
    const { page, source } = open();
    await until('the button', () => page.has('button', 'Sign in'));
    page.press('Sign in');
    const told = everyState(page, () => page.words);
    source.fail('throttled', { retryAt: Date.now() + 3_000 });
    await until('the seconds', () => /wait [23] seconds/.test(page.words));
    expect(page.words).to.include('is busy');
    expect(page.has('button', 'Sign in')).to.equal(true);
    await until('the end of it', () => page.words.includes('Wait a moment'));
    const left = told().flatMap((words) => /wait (\d) second/.exec(words)?.[1] ?? []);
    expect([...new Set(left)].slice(-2)).to.deep.equal(['2', '1']);
    page.press('Sign in');
    source.succeed();
    await until('the results', () => page.options.length === 3);
  });

  it('a time to come back is counted down to, too, by a picker that was moved meanwhile', async () => {
    const { page, source } = open();
    await until('the button', () => page.has('button', 'Sign in'));
    page.press('Sign in');
    source.fail('throttled', { retryAt: Date.now() + 3_000 });
    await until('the seconds', () => /wait [23] seconds/.test(page.words));
    const { picker } = page;
    picker.parentElement?.append(picker);
    await until('the end of it', () => page.words.includes('Wait a moment'));
  });

  for (const code of ['state_mismatch', 'bad_redirect', 'no_code', 'mix_up'] as const) {
    it(`${code} names its cause for whoever set the page up`, async () => {
      const { page } = await fail(code);
      await until('the words', () => page.words.includes('Sign-in did not work'));
      expect(page.words).to.include(`Signing in: ${code}`);
    });
  }

  it('a failure that the person can mend names no cause of ours', async () => {
    const { page } = await fail('access_denied');
    expect(page.words).to.not.include('access_denied');
  });

  it('a token that is being renewed disturbs nobody', async () => {
    const { page, source } = await openSignedIn();
    await until('what chooses several', () => page.has('button', /^Select all/));
    await until('the facets', () => page.has('checkbox', /^Images/));
    await until('whose account it is', () => page.words.includes('DU'));
    const { words } = page;
    source.become('refreshing');
    await settled();
    expect(page.words).to.equal(words);
  });

  it('a sign-in that cannot be reached keeps the results, and tries again when asked', async () => {
    const { page, source, wire } = await openSignedIn();
    source.refusal = 'broker_unreachable';
    source.become('stalled');
    page.type('"picture 1"');
    page.searchBox.form?.requestSubmit();
    await until('the words', () => page.words.includes('Sign-in cannot be reached'));
    expect(page.options.length).to.equal(3);
    source.status = 'signed-in';
    page.press('Try again');
    await until('the results', () => page.options.length === 1);
    expect(wire.query).to.include('picture 1');
  });

  it('a sign-in that cannot be reached at first shows the results once it can', async () => {
    const { page, source } = open('unknown');
    source.refusal = 'broker_unreachable';
    source.become('stalled');
    await until('the words', () => page.words.includes('Sign-in cannot be reached'));
    source.become('signed-in');
    await until('the results', () => page.options.length === 3);
  });

  it('a session that ended says so beside what was found, and that the choice is kept', async () => {
    const { page, source } = await openSignedIn();
    await page.choose('picture 2.jpg');
    source.become('signed-out');
    await until('the words', () => page.words.includes('Sign in again: your selection is kept.'));
    expect(page.options.length).to.equal(3);
    expect(page.has('button', 'Sign in')).to.equal(true);
  });
});
