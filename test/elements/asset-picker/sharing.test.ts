import { expect } from 'chai';
import { library, place, stage } from '../arranging/picker.js';
import { heard } from '../arranging/picker-page.js';
import { ScriptedSource } from '../arranging/scripted-source.js';
import { settled, until } from '../arranging/until.js';

const realFetch = globalThis.fetch;

describe('two pickers on one page', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('share one sign-in where they have the same settings', async () => {
    const { service, wire } = library();
    globalThis.fetch = wire.fetch;
    const tokens = new ScriptedSource(service.issueTokens().accessToken, 'signed-out');
    const [one, other] = [
      place({ baseUrl: service.baseUrl, tokens }),
      place({ baseUrl: service.baseUrl, tokens }),
    ];
    await until('the button', () => one.has('button', 'Sign in'));
    one.press('Sign in');
    await until('the words', () => other.words.includes('Finish signing in'));
    tokens.succeed();
    await until('both results', () => one.options.length + other.options.length === 6);
    expect(tokens.attempts).to.equal(1);
    const asked = wire.sent.filter(({ url }) => url.pathname === '/v2/user');
    await settled();
    expect(asked.length).to.be.at.most(2);
  });

  it('keep their searches and choices apart all the same', async () => {
    const { client } = library();
    const [one, other] = [place({ client }), place({ client })];
    await until('both results', () => one.options.length + other.options.length === 6);
    const changes = heard('selection-change');
    await one.choose('picture 2.jpg');
    await one.search('"picture 1"');
    expect(changes.length).to.equal(1);
    expect(one.options.length).to.equal(1);
    expect(other.options.length).to.equal(3);
    expect(other.picker.value).to.deep.equal([]);
  });

  it('never mix where their settings differ', async () => {
    const [here, there] = [library(), library()];
    const one = place({ client: here.client });
    const other = place({ client: there.client });
    await until('both results', () => one.options.length + other.options.length === 6);
    expect(here.wire.searches.length).to.equal(1);
    expect(there.wire.searches.length).to.equal(1);
  });

  it('go on when one of them leaves', async () => {
    const { service, wire } = library();
    globalThis.fetch = wire.fetch;
    const tokens = new ScriptedSource(service.issueTokens().accessToken);
    const settings = { baseUrl: service.baseUrl, tokens };
    const [one, other] = [place(settings), place(settings)];
    await until('both results', () => one.options.length + other.options.length === 6);
    one.picker.remove();
    await settled();
    await other.search('"picture 1"');
    expect(other.options.length).to.equal(1);
    tokens.become('signed-out');
    await until('the words', () => other.has('button', 'Sign in'));
  });

  it('take over another connection when the host changes it, and drop what was there', async () => {
    const { client } = library();
    const page = place({ client, multiple: true });
    await until('the results', () => page.options.length === 3);
    const next = library([]);
    page.picker.client = next.client;
    await until('nothing', () => page.options.length === 0);
    expect(next.wire.searches.length).to.equal(1);
    stage().append(page.picker);
    await settled();
    expect(next.wire.searches.length).to.equal(1);
  });
});
