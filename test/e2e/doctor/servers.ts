import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createBroker, type BrokerOptions } from '../../../src/broker/index.js';
import type { Demo } from '../picker/demo.js';

type Answer = (request: Request) => Response | Promise<Response>;

/** Servers that a test puts beside the demo. */
export class Servers {
  readonly #open: Server[] = [];

  /** Answers on a free port of `host`, and gives the address. */
  async start(answer: Answer, host = 'localhost'): Promise<string> {
    const listener = getRequestListener(answer);
    const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    server.listen(0, host);
    this.#open.push(server);
    await once(server, 'listening');
    const address = server.address();
    return `http://${host}:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** An address at which nothing listens. */
  async vacant(): Promise<string> {
    const address = await this.start(() => new Response());
    await this.close();
    return address;
  }

  /** Stands before the server at `target`, and changes its answers. */
  before(target: string, change: (answer: Headers, asked: Headers) => void): Promise<string> {
    return this.start(async ({ url, method, headers, body }) => {
      const { pathname, search } = new URL(url);
      const forwarded = new Headers(headers);
      forwarded.delete('host');
      const answer = await fetch(target + pathname + search, {
        method,
        headers: forwarded,
        ...(body && { body: await new Response(body).text() }),
      });
      const changed = new Headers(answer.headers);
      changed.delete('content-encoding');
      change(changed, headers);
      return new Response(answer.status === 204 ? null : await answer.text(), {
        status: answer.status,
        headers: changed,
      });
    });
  }

  /** A broker for the demo's service, by itself. Its secret is wrong. */
  async broker({ origin, apiUrl, siteUrl }: Demo, options: Partial<BrokerOptions> = {}) {
    const broker = createBroker({
      siteUrl,
      apiUrl,
      clientId: 'dam-elements-demo',
      clientSecret: 'not the secret',
      account: 'acme',
      cookieKeys: [randomBytes(32).toString('base64url')],
      allowedOrigins: [origin],
      ...options,
    });
    return `${await this.start(broker)}/dam-auth/`;
  }

  /**
   * A sign-in page that sends the window straight back, with these in the query. Asked without a
   * return address, it leads round in circles, as pages behind a company's own sign-in may.
   */
  site(answer: (asked: URLSearchParams) => Readonly<Record<string, string>>): Promise<string> {
    return this.start(({ url }) => {
      const { pathname, searchParams: asked } = new URL(url);
      if (pathname !== '/allowaccess') return new Response(null, { status: 404 });
      const back = new URL(asked.get('redirect_uri') ?? url);
      back.search = new URLSearchParams(answer(asked)).toString();
      return new Response(null, { status: 303, headers: { location: back.href } });
    });
  }

  async close(): Promise<void> {
    for (const server of this.#open.splice(0)) {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }
  }
}
