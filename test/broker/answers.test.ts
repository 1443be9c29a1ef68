import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answering, type Answer } from '../api/answering.js';
import { memoryStore, type ReplayStore } from '../../src/broker/index.js';
import { setUp, type Bench } from './bench.js';
import type { Told } from './visitor.js';

/** Every answer that the broker can give: status, and the names or the words of its body. */
const answers = [
  '200 access_token expires_in refreshable',
  '200 access_token refreshable',
  '200 {"error":"login_required"}',
  '200 {"status":"ok"}',
  '200 {"status":"ready"}',
  '204',
  '400 {"error":"exchange_failed"}',
  '400 {"error":"refused"}',
  '401 {"error":"login_required"}',
  '403',
  '403 {"error":"refused"}',
  '404',
  '405 {"error":"refused"}',
  '413 {"error":"refused"}',
  '415 {"error":"refused"}',
  '429 {"error":"throttled"}',
  '502 {"error":"unknown_outcome"}',
  '503 {"error":"throttled"}',
  '503 {"status":"not_ready"}',
];

const verdicts = [
  'client_refused',
  'exchange_failed',
  'login_required',
  'ok',
  'rate_limited',
  'refused_origin',
  'refused_request',
  'signed_out',
  'store_failed',
  'throttled',
  'unknown_outcome',
];

const headers = [
  'access-control-allow-credentials',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
  'cache-control',
  'content-type',
  'retry-after',
  'set-cookie',
  'vary',
  'x-content-type-options',
];

const shapeOf = ({ status, body }: Told): string => {
  const names = Object.keys(body);
  if (names.length === 0) return String(status);
  const isGrant = names.includes('access_token');
  return `${status} ${isGrant ? names.sort().join(' ') : JSON.stringify(body)}`;
};

const broken: ReplayStore = {
  ...memoryStore(),
  putIfAbsent: () => Promise.reject(new Error('secret: redis://:hidden@host')),
  get: () => Promise.reject(new Error('secret: redis://:hidden@host')),
  isReady: () => Promise.reject(new Error('secret: redis://:hidden@host')),
};

const rateLimit = { requests: 1, seconds: 60, addressOf: () => '' };

const json =
  (body: unknown): Answer =>
  () =>
    body;
const status =
  (code: number): Answer =>
  (_, response) => {
    response.writeHead(code, { 'set-cookie': 'theirs=1', 'x-theirs': '1', server: 'theirs' });
    response.end('{"error":"their own words"}');
    return undefined;
  };

describe('all that the broker ever says', () => {
  it('is in one short list: answers, headers and verdicts', async (context) => {
    const bench = await setUp(context);
    const told = [...(await ofPages(bench)), ...(await ofOperators(bench))];
    for (const answer of [
      json({ access_token: 'wat_acme_1' }),
      ...[400, 401, 403, 404, 418, 429, 500, 502, 503, 504].map(status),
    ]) {
      const { baseUrl } = await answering(context, answer);
      told.push(await bench.visitor({ apiUrl: baseUrl }).signIn(bench.service.issueCode()));
    }
    assert.deepEqual([...new Set(told.map(shapeOf))].sort(), answers);
    assert.deepEqual(
      [...new Set(told.flatMap((each) => [...each.headers.keys()]))].sort(),
      headers,
    );
    assert.deepEqual([...new Set(bench.log.map(({ verdict }) => verdict))].sort(), verdicts);
    assert.doesNotMatch(JSON.stringify(told), /their|hidden/);
    for (const { status, headers } of told) {
      const isLater = status === 429 || status === 503;
      assert.equal(/^[1-9]\d*$/.test(headers.get('retry-after') ?? ''), isLater, String(status));
    }
  });
});

async function ofPages(bench: Bench): Promise<Told[]> {
  const visitor = bench.visitor();
  const limited = bench.visitor({ rateLimit });
  await limited.refresh();
  const send = (init: Parameters<typeof visitor.send>[1], endpoint = 'token') =>
    visitor.send(endpoint, init);
  return [
    await visitor.signIn(bench.service.issueCode()),
    await visitor.refresh(),
    await visitor.logout(),
    await visitor.refresh(),
    await bench.visitor().post('refresh', { quiet: true }),
    await visitor.signIn('wac_acme_unknown'),
    await send({ method: 'OPTIONS' }),
    await send({ method: 'OPTIONS', headers: { origin: 'null' } }),
    await send({ headers: { origin: 'https://evil.example' } }),
    await send({ headers: { 'x-dam-auth': '' }, body: '{}' }),
    await send({ headers: { 'content-type': 'text/plain' }, body: '{}' }),
    await send({ body: `{"code":"${'x'.repeat(5000)}"}` }),
    await send({ body: 'code=wac_acme_1' }),
    ...(await Promise.all(
      ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'].map((method) => send({ method })),
    )),
    await send({ body: '{}' }, 'elsewhere'),
    await send({ body: '{}' }, 'token/'),
    await limited.refresh(),
    await bench.visitor({ replay: broken }).signIn(bench.service.issueCode()),
    await bench
      .visitor({ serviceTimeoutMs: 1, fetch: () => new Promise(() => undefined) })
      .logout(),
  ];
}

async function ofOperators(bench: Bench): Promise<Told[]> {
  const get = { method: 'GET' };
  return [
    await bench.visitor().send('health', get),
    await bench.visitor().send('ready', get),
    await bench.visitor({ replay: broken }).send('ready', get),
    await bench.visitor({ isReady: () => false }).send('ready', get),
    await bench.visitor().send('health', { body: '{}' }),
  ];
}
