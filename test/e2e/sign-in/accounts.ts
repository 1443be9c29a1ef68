import { randomBytes } from 'node:crypto';
import { createBroker, type BrokerEvent } from '../../../src/broker/index.js';
import type { ServiceOptions } from '../../../src/service/index.js';
import { serve, type ListeningService } from '../../../src/service/node.js';

/** One account: its service, and the broker before it. */
export interface Account {
  readonly service: ListeningService;
  /** Where the broker answers on the page's origin. */
  readonly path: string;
  readonly broker: (request: Request) => Promise<Response>;
  /** What the broker wrote down. */
  readonly log: readonly BrokerEvent[];
  /** Every secret that the service or the broker has given away so far, and the client's own. */
  readonly secrets: ReadonlySet<string>;
}

/** Starts the service of an account and its broker, for pages at `origin`. */
export async function openAccount(
  account: string,
  origin: string,
  options: Omit<ServiceOptions, 'baseUrl' | 'siteUrl'> = {},
): Promise<Account> {
  const allowedOrigins = [origin];
  const service = await serve({
    ...{ apiPort: 0, sitePort: 0, assets: 5, account },
    ...options,
    allowedOrigins,
  });
  const secrets = new Set([service.clientSecret]);
  const note = (text: string): void => {
    for (const [token] of text.matchAll(/w(?:ac|at|rt)_[\w.~-]+/g)) secrets.add(token);
  };
  const log: BrokerEvent[] = [];
  const path = `/dam-auth-${account}/`;
  const broker = createBroker({
    siteUrl: service.siteUrl,
    apiUrl: service.baseUrl,
    clientId: service.clientId,
    clientSecret: service.clientSecret,
    account: service.account,
    cookieKeys: [randomBytes(32).toString('base64url')],
    allowedOrigins,
    basePath: path,
    log: (event) => log.push(event),
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      note(await answer.clone().text());
      return answer;
    },
  });
  return {
    service,
    path,
    log,
    secrets,
    broker: async (request) => {
      note(await request.clone().text());
      const answer = await broker(request);
      const sealed = /=([^;]{20,})/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
      if (sealed !== undefined) secrets.add(sealed);
      return answer;
    },
  };
}
