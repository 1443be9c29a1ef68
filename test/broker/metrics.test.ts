import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMetrics } from '../../src/broker/index.js';
import { serveMetrics } from '../../src/broker/node.js';
import { newKey, setUp } from './bench.js';
import { environmentOf, startBroker, visitorOf } from './processes.js';

/** The samples of a text in OpenMetrics form, by name and labels. Fails where it is not in form. */
function read(text: string): Map<string, number> {
  assert.ok(text.endsWith('\n# EOF\n'), 'it ends with # EOF');
  const samples = new Map<string, number>();
  const types = new Map<string, string>();
  let family = '';
  for (const line of text.slice(0, -'# EOF\n'.length).trimEnd().split('\n')) {
    const [, kind, name = '', rest = ''] = /^# (TYPE|UNIT|HELP) (\w+) (.+)$/.exec(line) ?? [];
    if (kind === 'TYPE') {
      assert.ok(!types.has(name), `${name} is there once`);
      types.set((family = name), rest);
    } else if (kind !== undefined) {
      assert.equal(name, family, line);
      if (kind === 'UNIT') assert.ok(name.endsWith(`_${rest}`), line);
    } else {
      const label = '[a-z]+="[^"\\\\\\n]*"';
      const sample = new RegExp(`^(\\w+)(\\{${label}(,${label})*\\})? (\\d+(\\.\\d+)?)$`);
      const [, full = '', labels = '', , value] = sample.exec(line) ?? assert.fail(line);
      const suffix = full.slice(family.length);
      const suffixes = {
        counter: ['_total'],
        gauge: [''],
        histogram: ['_bucket', '_count', '_sum'],
      };
      const allowed = new Map(Object.entries(suffixes)).get(types.get(family) ?? '') ?? [];
      assert.ok(full.startsWith(family) && allowed.includes(suffix), line);
      assert.ok(!samples.has(full + labels), `${line} is there once`);
      samples.set(full + labels, Number(value));
    }
  }
  return samples;
}

describe('the metrics of a broker', () => {
  it('begin at zero, so that the first failure is seen as a rise', () => {
    const samples = read(createMetrics().text());
    assert.equal(samples.get('dam_broker_store_failures_total{reason="store_failed"}'), 0);
    assert.equal(samples.get('dam_broker_refusals_total{reason="rate_limited"}'), 0);
    assert.equal(samples.get('dam_broker_refreshes_total{verdict="ok"}'), 0);
  });

  it('put each duration into every bucket above it', () => {
    const metrics = createMetrics();
    for (const milliseconds of [-5, 5, 1000, 1001, 90_000]) {
      metrics.record({ endpoint: 'token', verdict: 'ok', status: 200, milliseconds });
    }
    const samples = read(metrics.text());
    const below = (le: string): number | undefined =>
      samples.get(`dam_broker_request_duration_seconds_bucket{route="token",le="${le}"}`);
    assert.deepEqual(['0.005', '0.5', '1.0', '60.0', '+Inf'].map(below), [2, 2, 3, 4, 5]);
    assert.equal(samples.get('dam_broker_request_duration_seconds_count{route="token"}'), 5);
    assert.equal(samples.get('dam_broker_request_duration_seconds_sum{route="token"}'), 92.006);
  });

  it('count calls, refreshes, refusals and failures of the store, and name nobody', async (context) => {
    const bench = await setUp(context);
    const metrics = createMetrics();
    const log = metrics.record;
    const visitor = bench.visitor({ log });
    const code = bench.service.issueCode();
    const { body } = await visitor.signIn(code);
    await visitor.refresh(body['access_token']);
    await bench.visitor({ log }).refresh();
    await visitor.send('refresh', { headers: { origin: 'https://hidden.example' }, body: '{}' });
    await visitor.send('refresh', { headers: { 'x-dam-auth': '' }, body: '{}' });
    const fails = (): Promise<never> => Promise.reject(new Error('away'));
    const replay = { putIfAbsent: fails, get: fails, set: fails, delete: fails };
    await bench.visitor({ log, replay }).signIn(bench.service.issueCode());
    metrics.noteStore(false);
    const text = metrics.text();
    const samples = read(text);
    const expected = {
      'dam_broker_requests_total{route="token",status="200"}': 1,
      'dam_broker_requests_total{route="token",status="503"}': 1,
      'dam_broker_requests_total{route="refresh",status="200"}': 1,
      'dam_broker_refreshes_total{verdict="ok"}': 1,
      'dam_broker_refreshes_total{verdict="login_required"}': 1,
      'dam_broker_refusals_total{reason="refused_origin"}': 1,
      'dam_broker_refusals_total{reason="refused_request"}': 1,
      'dam_broker_store_failures_total{reason="store_failed"}': 1,
      dam_broker_store_connected: 0,
    };
    for (const [name, count] of Object.entries(expected)) {
      assert.equal(samples.get(name), count, name);
    }
    const { account, clientId } = bench.service;
    for (const word of [code, String(body['access_token']), account, clientId, 'hidden', 'cms']) {
      assert.ok(!text.includes(word), word);
    }
  });

  it('are served on a port of their own, and nowhere else', async (context) => {
    const server = await serveMetrics({ metrics: createMetrics(), port: 0 });
    context.after(server.close);
    const url = `http://127.0.0.1:${server.port}`;
    const answer = await fetch(`${url}/metrics`);
    const type = 'application/openmetrics-text; version=1.0.0; charset=utf-8';
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, type]);
    read(await answer.text());
    assert.equal((await fetch(url)).status, 404);
    assert.equal((await fetch(`${url}/metrics`, { method: 'POST' })).status, 404);
  });

  it('are there where the program is told a port, and not at the port of the public', async (context) => {
    const bench = await setUp(context);
    const more = { DAM_COOKIE_KEYS: newKey(), DAM_METRICS_PORT: '0' };
    const program = await startBroker(context, environmentOf(bench, more));
    const visitor = visitorOf(`http://127.0.0.1:${program.port}`);
    await visitor.signIn(bench.service.issueCode());
    const line = await program.line((each) => each.includes('"metricsPort"'));
    const { metricsPort } = JSON.parse(line) as { readonly metricsPort: number };
    const samples = read(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text());
    assert.equal(samples.get('dam_broker_requests_total{route="token",status="200"}'), 1);
    for (const path of ['/metrics', '/dam-auth/metrics']) {
      assert.equal((await fetch(`http://127.0.0.1:${program.port}${path}`)).status, 404);
    }
  });
});
