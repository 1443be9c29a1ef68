import { expect } from 'chai';
import { createClient } from '../../../src/api/index.js';
import { fixedSource } from '../../../src/auth/index.js';
import type { FailureCode } from '../../../src/index.js';
import { library, openPicker, place } from '../arranging/picker.js';
import { heard } from '../arranging/picker-page.js';
import { settled, until } from '../arranging/until.js';

interface Case {
  readonly when: string;
  readonly answer: () => Response | Promise<Response>;
  readonly code: FailureCode;
  readonly words: string;
  readonly retryable: boolean;
}

const status =
  (code: number, headers = {}) =>
  (): Response =>
    new Response('{"error": "Bearer wat_acme_secret"}', { status: code, headers });

const cases: readonly Case[] = [
  {
    when: 'the service does not answer',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    code: 'unreachable',
    words: 'does not answer',
    retryable: true,
  },
  {
    when: 'it has a problem',
    answer: status(500),
    code: 'service',
    words: 'has a problem',
    retryable: true,
  },
  {
    when: 'the person may not see them',
    answer: status(403),
    code: 'forbidden',
    words: 'may not see these assets',
    retryable: false,
  },
  {
    when: 'there is nothing at that address',
    answer: status(404),
    code: 'unreachable',
    words: 'library does not answer',
    retryable: false,
  },
  {
    when: 'the search is refused',
    answer: status(400),
    code: 'refused',
    words: 'search was refused',
    retryable: false,
  },
  {
    when: 'too much was asked',
    answer: status(429),
    code: 'rate-limited',
    words: 'is busy',
    retryable: true,
  },
  {
    when: 'something in between answers with a page of its own',
    answer: () => new Response('<!doctype html><title>Wi-Fi</title><h1>Welcome'),
    code: 'malformed',
    words: 'could not be read',
    retryable: false,
  },
  {
    when: 'the answer is not what was specified',
    answer: () => Response.json({ items: 'none', total_count: [null] }),
    code: 'malformed',
    words: 'could not be read',
    retryable: false,
  },
  {
    when: 'half an answer comes',
    answer: () => new Response('{"items": [', { headers: { 'content-type': 'application/json' } }),
    code: 'malformed',
    words: 'could not be read',
    retryable: false,
  },
];

describe('when the first search fails', () => {
  for (const { when, answer, code, words, retryable } of cases) {
    it(`says so, tells the host, and can be tried again: ${when}`, async () => {
      const errors = heard('picker-error');
      const { client, wire } = library();
      const mend = wire.spoil(answer);
      const page = place({ client });
      await until('the words', () => page.words.includes(words));
      expect(page.announced).to.include(words);
      expect(errors.map(({ detail }) => [detail.code, detail.retryable])).to.deep.equal([
        [code, retryable],
      ]);
      expect(Object.keys(errors[0]?.detail ?? {})).to.have.members([
        ...['code', 'message', 'retryable'],
      ]);
      expect(JSON.stringify(errors[0]?.detail)).not.to.match(/wat_|Bearer|Wi-Fi/);
      expect(page.words).not.to.match(/wat_|Bearer|Wi-Fi/);

      mend();
      page.press('Try again');
      await until('the results', () => page.options.length === 3);
      expect(page.words).not.to.include(words);
    });
  }

  it('says how long the service asks to wait', async () => {
    const { client, wire } = library();
    wire.spoil(status(429, { 'retry-after': '90' }));
    const page = place({ client });
    await until('the words', () => /wait (90|[678]\d) seconds/.test(page.words));
  });

  it('speaks of being offline where that is so', async () => {
    const { client, wire } = library();
    wire.spoil(() => Promise.reject(new TypeError('Failed to fetch')));
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    const page = place({ client });
    await until('the words', () => page.words.includes('You are offline'));
    Reflect.deleteProperty(navigator, 'onLine');
  });

  it('asks the host’s own token source once more, and then speaks of signing in', async () => {
    const errors = heard('picker-error');
    const { service, wire } = library();
    const tokens = fixedSource('wat_acme_wrong');
    const { baseUrl } = service;
    const page = place({ client: createClient({ baseUrl, tokens, fetch: wire.fetch }) });
    await until('words', () => /sign(ed)?[ -]in/i.test(page.words));
    expect(page.words).not.to.include('not your fault');
    expect(page.has('button', 'Try again')).to.equal(true);
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['sign-in-required']);
  });
});

describe('when a later search fails', () => {
  it('keeps what was found, with the words above it', async () => {
    const { page, wire } = await openPicker();
    const mend = wire.spoil(status(500));
    page.type('picture');
    page.searchBox.form?.requestSubmit();
    await until('the words', () => page.words.includes('has a problem'));
    expect(page.options.length).to.equal(3);
    mend();
    page.press('Try again');
    await until('no more words', () => !page.words.includes('has a problem'));
  });

  it('leaves the search box usable, and searches on', async () => {
    const { client, wire } = library();
    const mend = wire.spoil(status(400));
    const page = place({ client, query: '((' });
    await until('the words', () => page.words.includes('search was refused'));
    mend();
    await page.search('picture');
    expect(page.options.length).to.equal(3);
  });

  it('shows the page though the counts of its facets fail', async () => {
    const { page, wire } = await openPicker();
    wire.spoil(status(500), /limit=1&/);
    page.checkBox(/^Images/).click();
    await until('the search', () => wire.searches.length === 2);
    await settled();
    expect(page.options.length).to.equal(3);
    expect(page.words).not.to.include('problem');
  });

  it('shows the results though nobody says who is signed in', async () => {
    const { client, wire } = library();
    wire.spoil(status(500), /\/user$/);
    const page = place({ client });
    await until('the results', () => page.options.length === 3);
    await until('the question', () => wire.sent.some(({ url }) => url.pathname === '/v2/user'));
    await settled();
    expect(page.words).not.to.include('problem');
  });
});

describe('a picker that is not set up', () => {
  const complete = {
    'base-url': 'http://api.test',
    'site-url': 'http://site.test',
    'client-id': 'demo',
    'broker-url': '/broker/',
    'redirect-uri': '/callback.html',
  };

  for (const [name, wrong] of [
    ['base-url', ''],
    ['base-url', 'ftp://files.test'],
    ['site-url', ''],
    ['site-url', 'javascript:alert(1)'],
    ['client-id', ''],
    ['broker-url', ''],
    // These modules are not the one file that has `callback.html` beside it.
    ['redirect-uri', ''],
    ['profile', 'toString'],
  ] as const) {
    it(`names the attribute: ${name} is ${wrong || 'missing'}`, async () => {
      const errors = heard('picker-error');
      const page = place({});
      for (const [each, value] of Object.entries({ ...complete, [name]: wrong })) {
        if (value) page.picker.setAttribute(each, value);
      }
      await until('the words', () => page.words.includes('is not set up'));
      expect(page.words).to.include(name);
      expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['configuration']);
      expect(errors[0]?.detail.message).to.include(name);
      expect(errors[0]?.detail.retryable).to.equal(false);
    });
  }

  it('tells developers of each cause once, with the attribute and where to read on', async () => {
    const said: string[] = [];
    const { error } = console;
    console.error = (...words: unknown[]) => void said.push(words.join(' '));
    try {
      const { picker } = place({});
      await until('the first', () => said.length === 1);
      picker.baseUrl = complete['base-url'];
      await until('the next', () => said.length === 2);
      picker.baseUrl = '';
      await picker.updateComplete;
      place({ baseUrl: 'ftp://files.test' });
      await until('another picker', () => said.some((words) => words.includes('http or https')));
      expect(said.length).to.equal(3);
      expect(said[0]).to.match(/^<asset-picker> .*base-url is missing.*README/);
      expect(said[1]).to.match(/^<asset-picker> .*client-id is missing.*README/);
    } finally {
      console.error = error;
    }
  });

  it('works once what was missing is there', async () => {
    const page = place({});
    await until('the words', () => page.words.includes('is not set up'));
    page.picker.client = library().client;
    await until('the results', () => page.options.length === 3);
  });
});
