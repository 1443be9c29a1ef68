import { expect } from 'chai';
import type { AssetPicker } from '../../../src/index.js';
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

/** The picker makes its own client here, so the page's `fetch` leads to the service. */
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

describe('signing in', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('is asked for first, and nothing is fetched without it', async () => {
    const errors = heard('picker-error');
    const { page, wire } = open();
    await until('the words', () => page.has('button', 'Sign in'));
    await settled();
    expect(wire.sent).to.deep.equal([]);
    expect(errors).to.deep.equal([]);
    expect(page.has('searchbox')).to.equal(false);
  });

  it('begins in the person’s own click, without anything in between', async () => {
    const { page, source } = open();
    await until('the button', () => page.has('button', 'Sign in'));
    page.press('Sign in');
    expect(source.attempts).to.equal(1);
  });

  it('begins as directly by the host’s call', async () => {
    const { picker, source } = open();
    await picker.updateComplete;
    const signedIn = picker.signIn();
    expect(source.attempts).to.equal(1);
    source.succeed();
    await signedIn;
  });

  it('says what to do meanwhile, and shows the results after', async () => {
    const changes = heard('sign-in-change');
    const { page, source } = open();
    await until('the button', () => page.has('button', 'Sign in'));
    page.press('Sign in');
    await until('the words', () => page.words.includes('Finish signing in'));
    source.succeed();
    await until('the results', () => page.options.length === 3);
    expect(changes.map(({ detail }) => detail)).to.deep.equal([
      { status: 'signing-in' },
      { status: 'signed-in' },
    ]);
    await until('the name', () => page.has('button', /^(\p{Lu}+) Account of .+/u));
  });

  it('can be cancelled and begun again', async () => {
    const { page, source } = open();
    await until('the button', () => page.has('button', 'Sign in'));
    page.press('Sign in');
    await until('the way out', () => page.has('button', 'Cancel'));
    page.press('Cancel');
    await until('the words', () => page.words.includes('Sign-in was cancelled'));
    page.press('Sign in');
    source.succeed();
    await until('the results', () => page.options.length === 3);
  });

  it('does not offer to cancel as the next step, neither before nor after the window is lost', async () => {
    const { page, source } = open();
    await until('the button', () => page.has('button', 'Sign in'));
    const groundOf = (name: string) => getComputedStyle(page.button(name)).backgroundColor;
    const next = groundOf('Sign in');
    page.press('Sign in');
    await until('the way out', () => page.has('button', 'Cancel'));
    expect(groundOf('Cancel')).to.not.equal(next);
    source.become('detached');
    await until('the way back', () => page.has('button', 'Open the window again'));
    expect(groundOf('Open the window again')).to.equal(next);
    expect(groundOf('Cancel')).to.not.equal(next);
  });

  for (const [code, words] of [
    ['popup_blocked', 'was blocked'],
    ['access_denied', 'Access was not allowed'],
    ['broker_unreachable', 'cannot be reached'],
    ['state_mismatch', 'did not work'],
  ] as const) {
    it(`says why it failed, tells the host, and can be begun again: ${code}`, async () => {
      const errors = heard('picker-error');
      const { page, source } = open();
      await until('the button', () => page.has('button', 'Sign in'));
      page.press('Sign in');
      source.fail(code);
      await until('the words', () => page.words.includes(words));
      expect(errors.length).to.equal(1);
      expect(errors[0]?.detail.code).to.match(/^sign-in-/);
      page.press('Sign in');
      source.succeed();
      await until('the results', () => page.options.length === 3);
    });
  }

  it('explains a window that can no longer be seen, and leads back', async () => {
    const { page, source } = open();
    await until('the button', () => page.has('button', 'Sign in'));
    page.press('Sign in');
    source.become('detached');
    await until('the words', () => page.words.includes('can no longer be seen'));
    expect(page.has('button', 'Cancel')).to.equal(true);
    source.succeed();
    await until('the results', () => page.options.length === 3);
  });

  it('happens by itself where it happened in another window', async () => {
    const { page, source } = open();
    await until('the button', () => page.has('button', 'Sign in'));
    source.become('signed-in');
    await until('the results', () => page.options.length === 3);
  });
});

describe('a session', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('that ends keeps results and choice, says so, and goes on after signing in', async () => {
    const { page, picker, source, wire } = await openSignedIn();
    await page.choose('picture 2.jpg');
    await page.ready();
    source.become('signed-out');
    await until('the words', () => page.words.includes('Your sign-in has ended'));
    expect(page.options.length).to.equal(3);
    expect(picker.value).to.deep.equal(['asset-2']);

    page.press('Sign in');
    source.succeed();
    await until('no more words', () => !page.words.includes('Your sign-in has ended'));
    await until('the search anew', () => wire.searches.length === 2);
    expect(picker.value).to.deep.equal(['asset-2']);
  });

  it('that another person begins is theirs: their name, and what they may see', async () => {
    const { page, source, wire } = await openSignedIn();
    await until('the name', () => page.has('button', /Account of .+/));
    source.become('signed-out');
    await until('the words', () => page.has('button', 'Sign in'));
    wire.spoil(() => Response.json({ uuid: 'u-2', first_name: 'Bo' }), /\/user$/);
    page.press('Sign in');
    source.succeed();
    await until('the other name', () => page.has('button', 'B Account of Bo'));
    expect(wire.searches.length).to.equal(2);
  });

  it('that ends amid a search finishes it after signing in', async () => {
    const { page, source } = await openSignedIn();
    source.status = 'signed-out';
    page.type('"picture 1"');
    page.searchBox.form?.requestSubmit();
    await until('the words', () => page.has('button', 'Sign in'));
    page.press('Sign in');
    source.succeed();
    await until('the results', () => page.options.length === 1);
  });

  it('shows nothing of the person who has signed out, but keeps the choice', async () => {
    const { page, picker } = await openSignedIn();
    await page.choose('picture 2.jpg');
    await page.ready();
    page.button(/\bAccount\b/).click();
    page.press('Sign out');
    await until('the button', () => page.has('button', 'Sign in'));
    expect(page.options.length).to.equal(0);
    expect(page.has('button', /\bAccount\b/)).to.equal(false);
    expect(picker.value).to.deep.equal(['asset-2']);
  });

  it('can be begun again after signing out', async () => {
    const { page, picker, source } = await openSignedIn();
    await picker.signOut();
    await until('the button', () => page.has('button', 'Sign in'));
    page.press('Sign in');
    source.succeed();
    await until('the results', () => page.options.length === 3);
  });

  it('is followed only while the picker is on the page', async () => {
    const { picker, source } = await openSignedIn();
    expect(source.followers).to.equal(1);
    // A move within one task is no reason to leave.
    picker.parentElement?.append(picker);
    picker.remove();
    await Promise.resolve();
    expect(source.followers).to.equal(0);
    await settled();
    expect(source.followers).to.equal(0);
  });

  it('is noticed to have ended while the picker was away', async () => {
    const { page, picker, source } = await openSignedIn();
    const parent = picker.parentElement;
    picker.remove();
    await settled();
    source.become('signed-out');
    parent?.append(picker);
    await until('the words', () => page.has('button', 'Sign in'));
  });
});
