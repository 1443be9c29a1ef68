/** A request as it left the page. */
export interface Sent {
  readonly url: URL;
  readonly headers: Headers;
  /** The JSON that it carried; empty where it carried none. */
  readonly body: string;
  /** Aborted where the page gave the request up. */
  readonly signal: AbortSignal;
}

/** An answer that is held back. */
export interface Held {
  /** Whether its request has come. */
  readonly come: boolean;
  /** Lets the answer go. */
  release(): void;
}

/** Something with the signature of `fetch`. */
type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>;

/** Hands the request on to the service, or another address in its place. */
type Pass = (address?: string) => Promise<Response>;

interface Rule {
  readonly matching: RegExp;
  times: number;
  readonly answer: (pass: Pass) => Promise<Response>;
}

/** Searches that fill the list, told from those that only count (section 4.2). */
const pages = /\/v2\/assets\/search\?.*\bexpand=/;

/**
 * The details of one asset (section 4.2). A person who hands out many asks for all of theirs at
 * once; what spaces those out is the budget, which the clients of these tests do without.
 */
const details = /\/v2\/assets\/(?!search\b|assetgroups\b)/;

const sentAt: number[] = [];

/** When each request but those for details was sent since the last call, in milliseconds. */
export function takeTimes(): readonly number[] {
  return sentAt.splice(0);
}

/** The way between the page and the service, where a test can watch, hold back and spoil. */
export class Wire {
  /** Everything that was asked for, first to last. */
  readonly sent: Sent[] = [];

  readonly #service: Fetch;
  readonly #rules: Rule[] = [];

  constructor(service: Fetch) {
    this.#service = service;
  }

  /** Stands in for `fetch`. As there, an abort ends the request, unless it is held back. */
  readonly fetch = async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const { href } = new URL(request.url);
    const { headers, signal } = request;
    if (!details.test(href)) sentAt.push(performance.now());
    this.sent.push({ url: new URL(href), headers, body: bodyOf(init), signal });
    const rule = this.#rules.find(({ matching, times }) => times > 0 && matching.test(href));
    const pass: Pass = (address) => this.#service(address ?? input, { ...init, signal: null });
    if (rule) {
      rule.times -= 1;
      return rule.answer(pass);
    }
    const answer = await pass();
    request.signal.throwIfAborted();
    return answer;
  };

  /** The searches that filled the list. */
  get searches(): readonly URLSearchParams[] {
    return this.#matching(pages).map(({ url }) => url.searchParams);
  }

  /** The `query` of the latest search that filled the list. */
  get query(): string | null {
    return this.searches.at(-1)?.get('query') ?? null;
  }

  /** The ids of the assets whose links were asked for. */
  get details(): readonly string[] {
    const path = /\/v2\/assets\/([^/]+)$/;
    return this.sent.flatMap(({ url }) => path.exec(url.pathname)?.[1] ?? []).filter(isAsset);
  }

  /** Holds back the next answer to what matches. It then comes even where it was given up. */
  hold(matching = pages): Held {
    let come = false;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#rules.unshift({
      matching,
      times: 1,
      answer: async (pass) => {
        come = true;
        await promise;
        return pass();
      },
    });
    return {
      get come() {
        return come;
      },
      release: () => resolve(undefined),
    };
  }

  /** Answers what matches by `answer` instead, so many times. Gives the way back. */
  spoil(
    answer: () => Response | Promise<Response>,
    matching = pages,
    times = Infinity,
  ): () => void {
    const rule: Rule = { matching, times, answer: async () => answer() };
    this.#rules.unshift(rule);
    return () => (rule.times = 0);
  }

  /** Lets the next request that matches reach the service, and loses the answer. */
  lose(matching: RegExp): void {
    this.#rules.unshift({
      matching,
      times: 1,
      answer: async (pass) => {
        await pass();
        throw new TypeError('The answer was lost');
      },
    });
  }

  /** Asks the service for another address the next time something matches. */
  redirect(matching: RegExp, address: string): void {
    this.#rules.unshift({ matching, times: 1, answer: (pass) => pass(address) });
  }

  #matching(pattern: RegExp): readonly Sent[] {
    return this.sent.filter(({ url }) => pattern.test(url.href));
  }
}

function bodyOf(init: RequestInit | undefined): string {
  return typeof init?.body === 'string' ? init.body : '';
}

function isAsset(id: string): boolean {
  return id !== 'search' && id !== 'assetgroups';
}
