import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import { createBroker, type BrokerEvent, type BrokerOptions } from '../../src/broker/index.js';
import type { ServiceOptions } from '../../src/service/index.js';
import { serve, type ListeningService } from '../../src/service/node.js';
import { Visitor } from './visitor.js';

/** A fresh key for the cookie. */
export const newKey = (): string => randomBytes(32).toString('base64url');

/** How a bench differs from the usual one. */
export interface BenchOptions {
  readonly service?: Omit<ServiceOptions, 'baseUrl' | 'siteUrl'>;
  readonly broker?: Partial<BrokerOptions>;
}

/** A broker before a service over real HTTP, with a clock that the test moves. */
export interface Bench {
  readonly service: ListeningService;
  readonly log: readonly BrokerEvent[];
  /** Both of the same clock, in milliseconds. */
  readonly pass: (milliseconds: number) => void;
  readonly now: () => number;
  broker(more?: Partial<BrokerOptions>): (request: Request) => Promise<Response>;
  /** A browser with a page at the allowed origin. */
  visitor(more?: Partial<BrokerOptions>): Visitor;
  /** How often tokens were asked for at the service. */
  tokenCalls(): number;
}

export const origin = 'https://cms.example.com';

export const tokenPath = '/v2/oauth/access-token';

/** Sets a bench up for one test. */
export async function setUp(context: TestContext, options: BenchOptions = {}): Promise<Bench> {
  let offset = 0;
  const now = (): number => Date.now() + offset;
  const service = await serve({ apiPort: 0, sitePort: 0, assets: 1, ...options.service, now });
  context.after(() => service.close());
  const log: BrokerEvent[] = [];
  const key = newKey();
  const broker = (more: Partial<BrokerOptions> = {}) =>
    createBroker({
      siteUrl: service.siteUrl,
      apiUrl: service.baseUrl,
      clientId: service.clientId,
      clientSecret: service.clientSecret,
      account: service.account,
      cookieKeys: [key],
      allowedOrigins: [origin],
      now,
      log: (event) => log.push(event),
      ...options.broker,
      ...more,
    });
  return {
    service,
    log,
    now,
    broker,
    pass: (milliseconds) => void (offset += milliseconds),
    visitor: (more) => new Visitor(broker(more), origin),
    tokenCalls: () => service.stats().requests[`POST ${tokenPath}`] ?? 0,
  };
}
