import { randomBytes } from 'node:crypto';
import { createBroker } from '../../src/broker/index.js';
import { createService, type Service } from '../../src/service/index.js';
import { chanceFrom } from './chance.js';
import { withFaults, listen, type Handler } from './disturbed.js';
import { drawFault, harmless, pageWeights, tokenWeights, type Weights } from './fault.js';
import { hostPages } from './host-pages.js';
import type { SoakOptions } from './options.js';
import { spyOn, type Fields } from './spy.js';
import { Witness } from './witness.js';

/** All servers of the pages, behind a bad network. */
export interface World {
  readonly service: Service;
  readonly witness: Witness;
  /** The origin of a person's pages. Each person has a separate origin and cookie. */
  originOf(person: string): string;
  /** The latest answers of the broker to the person's pages. */
  lastCalls(person: string): string;
  /** The number of times each fault occurred. */
  readonly faults: ReadonlyMap<string, number>;
  /** Stops all faults. */
  stopFaults(): void;
  close(): Promise<void>;
}

/** The broker's timeout for the service, and its quiet period after an unanswered call. */
const serviceTimeoutMs = 10_000;
const quietPeriodMs = 5_000;

/** The extra time for determining the outcome of a refresh. */
const slackMs = 15_000;

const tokenPath = '/v2/oauth/access-token';

/** Starts the servers on free ports. */
export async function createWorld(options: SoakOptions, people: readonly string[]): Promise<World> {
  const witness = new Witness(options.tokenSeconds * 1000);
  const chance = chanceFrom(options.seed);
  const faults = new Map<string, number>();
  let faultsStopped = false;
  const draw = (hop: string, rate: number, weights: Weights, isTellable = true) => {
    const drawn = faultsStopped ? undefined : drawFault(chance, rate, weights);
    // If it can no longer be determined whether a refresh was processed, a lost answer has no
    // correct handling: see docs/decisions/soak.md.
    const fault = drawn && !isTellable ? harmless(drawn) : drawn;
    if (fault) faults.set(`${hop} ${fault}`, (faults.get(`${hop} ${fault}`) ?? 0) + 1);
    return fault;
  };

  const notYet: Handler = () => Promise.resolve(new Response(null, { status: 503 }));
  let answerPage = notYet;
  let answerApi = notYet;
  let answerSite = notYet;
  const isTokenCall = (request: Request): boolean =>
    request.method === 'POST' && new URL(request.url).pathname === tokenPath;

  const calls = new Map<string, readonly string[]>();
  const took = (url: string, words: string): void => {
    const { host, pathname } = new URL(url);
    const at = Math.round(performance.now() / 100) / 10;
    const call = `${at} s: ${pathname.replace('/dam-auth/', '')} ${words}`;
    calls.set(host, [...(calls.get(host) ?? []), call].slice(-12));
  };
  const page = await listen(
    withFaults(
      async (request) => {
        const response = await answerPage(request);
        if (request.url.includes('/dam-auth/')) {
          const cookie = request.headers.has('cookie') ? 'with' : 'without';
          took(request.url, `${cookie} cookie ${response.status}`);
        }
        return response;
      },
      ({ url }) => {
        if (!url.includes('/dam-auth/')) return undefined;
        const fault = draw('broker', 0.1, pageWeights);
        if (fault) took(url, fault);
        return fault;
      },
    ),
  );
  const api = await listen(
    withFaults(
      (request) => answerApi(request),
      async (request) => {
        if (!isTokenCall(request)) return draw('search', 0.02, pageWeights);
        const { refresh_token: spent } = (await request.clone().json()) as Fields;
        const left = spent === undefined ? Infinity : witness.tellableFor(spent);
        const isTellable = left > serviceTimeoutMs + quietPeriodMs + slackMs;
        return draw('service', 0.06, tokenWeights, isTellable);
      },
    ),
  );
  const site = await listen((incoming, outgoing) => siteListener(incoming, outgoing));
  const siteListener = withFaults(
    (request) => answerSite(request),
    () => undefined,
  );

  const originOf = (person: string): string => `http://${person}.localhost:${page.port}`;
  const origins = people.map(originOf);
  const service = createService({
    baseUrl: `http://localhost:${api.port}`,
    siteUrl: `http://localhost:${site.port}`,
    assets: 6,
    products: 1,
    accessTokenSeconds: options.tokenSeconds,
    allowedOrigins: origins,
  });
  const spy = spyOn(witness);
  const broker = createBroker({
    siteUrl: service.siteUrl,
    apiUrl: service.baseUrl,
    clientId: service.clientId,
    clientSecret: service.clientSecret,
    account: service.account,
    cookieKeys: [randomBytes(32).toString('base64url')],
    allowedOrigins: origins,
    serviceTimeoutMs,
    quietPeriodMs,
    fetch: spy.fetch,
  });
  answerApi = spy.atService(service.answerApi);
  answerSite = service.answerSite;
  answerPage = await hostPages(service, options, spy.atBroker(broker));
  return {
    service,
    witness,
    originOf,
    lastCalls: (person) => (calls.get(new URL(originOf(person)).host) ?? []).join(', '),
    faults,
    stopFaults: () => void (faultsStopped = true),
    close: async () => {
      await Promise.all([page.close(), api.close(), site.close()]);
    },
  };
}
