import { randomBytes } from 'node:crypto';
import { serve } from '../../../src/service/node.js';
import type { Attack, AttackOptions, AttackResult } from '../attack.js';
import { startServer, type ComparedServer, type Memory, type Round } from './compared.js';
import { flood } from './flood.js';

/** The limits for the broker, compared with a server that does nothing. */
const minRate = 0.2;
const maxP99Ratio = 5;
/** The minimum share of the rate after the flood. Noise alone can cost half of it. */
const minRateKept = 0.5;
/** The maximum resident memory of the broker after the flood. */
const maxResidentMb = 120;

/** The number of forged calls, if there is time. */
const floodCalls = 100_000;
const floodStep = 2000;

const origin = 'https://www.example.com';
const page = { origin, 'x-dam-auth': '1', 'content-type': 'application/json' };

/** Puts load on the broker, floods it with forged calls, and puts load on it again. */
export const load: Attack = {
  name: 'load',
  title: 'the broker under load, beside a bare server, before and after a flood',
  share: 1,
  run,
};

/** The broker's program in the built package. */
const built = new URL('../../../dist/broker/cli.js', import.meta.url);

const warmUpSeconds = 3;

/** How often the two servers alternate in a comparison. */
const turns = 5;

/** How long one turn is at most; what is left of the time is for the flood. */
const maxTurnSeconds = 5;

type Headers = Readonly<Record<string, string>>;

/** The result of a comparison: medians of its turns. */
interface Comparison {
  /** The broker's calls per second, as a share of the bare server's. */
  readonly rate: number;
  /** The same by processor time, which does not depend on the machine's load. */
  readonly rateByCost: number;
  /** The broker's p99, in milliseconds, and its ratio to the bare server's. */
  readonly p99: number;
  readonly p99Ratio: number;
  readonly refused: number;
}

async function run({ seconds, seed, say }: AttackOptions): Promise<AttackResult> {
  const endsAt = Date.now() + seconds * 1000;
  const service = await serve({ apiPort: 0, sitePort: 0, assets: 1 });
  const { siteUrl, baseUrl: apiUrl, clientId, clientSecret, account } = service;
  const environment = {
    DAM_SITE_URL: siteUrl,
    DAM_API_URL: apiUrl,
    DAM_ACCOUNT: account,
    DAM_CLIENT_ID: clientId,
    DAM_CLIENT_SECRET: clientSecret,
    DAM_COOKIE_KEYS: randomBytes(32).toString('base64url'),
    DAM_ALLOWED_ORIGINS: origin,
    DAM_TRUSTED_PROXIES: '127.0.0.1',
    DAM_RATE_LIMIT: '1000000',
  };
  const servers: ComparedServer[] = [];
  try {
    const bare = await startServer(new URL('./bare.js', import.meta.url));
    servers.push(bare);
    const broker = await startServer(built, environment);
    servers.push(broker);
    const cookie = await signIn(broker.port, service.issueCode());
    const turnSeconds = Math.max(1, Math.min(maxTurnSeconds, Math.floor(seconds / 30)));
    const headers = { ...page, cookie };
    const comparing = async (): Promise<Comparison> => {
      const first = await compare(bare, broker, headers, turnSeconds);
      if (rateOf(first) >= minRate) return first;
      // Other work on the machine may have slowed down only one of the servers.
      const second = await compare(bare, broker, headers, turnSeconds);
      return rateOf(second) > rateOf(first) ? second : first;
    };
    // Both servers reach full speed only after the compiler has optimized their code.
    for (const server of servers) await server.load(warmUpSeconds, headers);

    const before = await comparing();
    say(describe('before the flood', before));
    const floodEndsAt = endsAt - turns * 2 * turnSeconds * 1000;
    const [cookieName = ''] = cookie.split('=');
    const made = { port: broker.port, headers: page, cookieName, account, draw: drawing(seed) };
    let calls = 0;
    while (calls < floodCalls && (calls === 0 || Date.now() < floodEndsAt)) {
      await flood(made, floodStep);
      calls += floodStep;
    }
    const after = await comparing();
    say(describe(`after ${calls} made-up calls`, after));
    return judge(calls, before, after, await broker.memory());
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    await service.close();
  }
}

async function signIn(port: number, code: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/dam-auth/token`, {
    method: 'POST',
    headers: page,
    body: JSON.stringify({ code, attempt: randomBytes(24).toString('base64url') }),
  });
  const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
  if (!answer.ok || !cookie) throw new Error(`The sign-in failed: ${answer.status}`);
  return cookie;
}

async function compare(
  bare: ComparedServer,
  broker: ComparedServer,
  headers: Headers,
  seconds: number,
): Promise<Comparison> {
  const rounds: (readonly [Round, Round])[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    rounds.push([await bare.load(seconds, headers), await broker.load(seconds, headers)]);
  }
  const over = (figure: (bare: Round, broker: Round) => number): number =>
    median(rounds.map(([one, other]) => figure(one, other)));
  return {
    rate: over((one, other) => other.rate / one.rate),
    rateByCost: over((one, other) => one.cost / other.cost),
    p99: over((_, other) => other.p99),
    p99Ratio: over((one, other) => other.p99 / Math.max(1, one.p99)),
    refused: rounds.reduce((sum, [, other]) => sum + other.refused, 0),
  };
}

/** The better of the two rates, because a busy machine does not slow down both servers equally. */
function rateOf({ rate, rateByCost }: Comparison): number {
  return Math.max(rate, rateByCost);
}

function judge(calls: number, before: Comparison, after: Comparison, memory: Memory): AttackResult {
  const faults: string[] = [];
  for (const [when, comparison] of Object.entries({ before, after })) {
    const { p99, p99Ratio, refused } = comparison;
    const best = rateOf(comparison);
    if (best < minRate) faults.push(`${when} the flood it reaches ${share(best)} of a bare server`);
    if (p99Ratio > maxP99Ratio) {
      faults.push(`${when} the flood p99 is ${p99} ms, ${share(p99Ratio)} times a bare server's`);
    }
    if (refused > 0) faults.push(`${when} the flood ${refused} calls of a session were refused`);
  }
  const kept = after.rateByCost / before.rateByCost;
  if (kept < minRateKept) faults.push(`after ${calls} made-up calls ${share(kept)} of it is left`);
  if (memory.resident > maxResidentMb) {
    faults.push(`it still has ${Math.round(memory.resident)} MB of memory`);
  }
  return {
    tried: calls,
    faults,
    figures: {
      'rate before the flood, of a bare server': share(before.rate),
      'the same by processor time': share(before.rateByCost),
      'rate after the flood, of a bare server': share(after.rate),
      'the same after the flood by processor time': share(after.rateByCost),
      'p99 before, ms': before.p99,
      'p99 after, ms': after.p99,
      'p99 after, times a bare server’s': share(after.p99Ratio),
      'memory held, MB': Math.round(memory.used),
      'memory resident, MB': Math.round(memory.resident),
    },
  };
}

function describe(when: string, { rate, rateByCost, p99, p99Ratio }: Comparison): string {
  const rates = `${share(rate)} of a bare server's rate, ${share(rateByCost)} by processor time`;
  return `${when}: ${rates}, p99 ${p99} ms, ${share(p99Ratio)} times a bare server's`;
}

function share(figure: number): number {
  return Math.round(figure * 100) / 100;
}

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A seeded generator of numbers (a linear congruential generator is enough). */
function drawing(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
