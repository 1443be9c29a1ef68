/** What the broker answered, with its body read. */
export interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A browser with one page, as far as a broker can tell: it keeps cookies and says its origin. */
export class Visitor {
  readonly #broker: (request: Request) => Promise<Response>;
  readonly #origin: string;
  readonly cookies: Map<string, string>;

  /** Those who are given the same `cookies` are one browser that meets several brokers. */
  constructor(
    broker: (request: Request) => Promise<Response>,
    origin: string,
    cookies = new Map<string, string>(),
  ) {
    this.#broker = broker;
    this.#origin = origin;
    this.cookies = cookies;
  }

  /** The cookie header that the next call carries. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  signIn(code: string, attempt = 'a'.repeat(32)): Promise<Told> {
    return this.post('token', { code, attempt });
  }

  refresh(replaced?: unknown): Promise<Told> {
    return this.post('refresh', replaced === undefined ? {} : { replaced });
  }

  logout(): Promise<Told> {
    return this.post('logout', {});
  }

  /** Calls as a page does, and keeps the cookie that comes back. */
  async post(endpoint: string, body: unknown): Promise<Told> {
    const told = await this.lose(endpoint, body);
    this.#keep(told.headers.get('set-cookie'));
    return told;
  }

  /** Calls as a page does, but the cookie that comes back is lost on the way. */
  async lose(endpoint: string, body: unknown): Promise<Told> {
    const { status, headers, ...response } = await this.send(endpoint, {
      body: JSON.stringify(body),
    });
    return { status, headers, body: response.body };
  }

  /** Sends a request of any shape; what is not given is as a page would have it. */
  async send(
    endpoint: string,
    init: RequestInit & { readonly headers?: Record<string, string> } = {},
  ): Promise<Told> {
    const headers = new Headers({
      origin: this.#origin,
      'content-type': 'application/json',
      'x-dam-auth': '1',
      ...(this.cookie && { cookie: this.cookie }),
    });
    // An empty value stands for a header that is not there.
    for (const [name, value] of Object.entries(init.headers ?? {})) {
      if (value === '') headers.delete(name);
      else headers.set(name, value);
    }
    const url = `https://cms.example.com/dam-auth/${endpoint}`;
    const response = await this.#broker(new Request(url, { method: 'POST', ...init, headers }));
    const text = await response.text();
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
    return { status: response.status, headers: response.headers, body };
  }

  #keep(setCookie: string | null): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(setCookie ?? '') ?? [];
    if (name === undefined) return;
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value ?? '');
  }
}
