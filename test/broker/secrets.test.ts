import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createClient } from 'redis';
import { newKey, setUp, tokenPath } from './bench.js';
import { environmentOf, startBroker, startOrigin } from './processes.js';
import { startRedis, withoutRedis } from './redis-server.js';
import type { Told } from './visitor.js';

describe('what is secret', { skip: withoutRedis }, () => {
  it('is in no log line, and in no entry of the shared memory', async (context) => {
    const bench = await setUp(context);
    const { service } = bench;
    const redis = await startRedis(context);
    const key = newKey();
    const environment = environmentOf(bench, { DAM_COOKIE_KEYS: key, DAM_REDIS_URL: redis.url });
    const processes = await Promise.all([1, 2].map(() => startBroker(context, environment)));
    const origin = await startOrigin(context, processes);

    const codes = [service.issueCode(), service.issueCode(), 'wac_acme_unknown'];
    const told: Told[] = [];
    const cookies: string[] = [];
    const visitor = origin.visitor();
    for (const code of codes) {
      told.push(await visitor.signIn(code, 'an-attempt-of-this-page-1'));
      cookies.push(...visitor.cookies.values());
    }
    told.push(await visitor.refresh(told[1]?.body['access_token']));
    cookies.push(...visitor.cookies.values());
    service.planFault({ path: tokenPath, fault: '500', when: 'after' });
    told.push(await visitor.refresh(told[3]?.body['access_token']));
    const forged = { cookie: 'a=forged-cookie-value', 'x-dam-auth': 'forged-header' };
    told.push(
      await visitor.send('refresh?forged-query', { headers: forged, body: '{"forged-body":1}' }),
    );
    told.push(await visitor.send('forged-path', { body: '{}' }));
    told.push(
      await visitor.send('token', {
        headers: { origin: 'https://forged-origin.example' },
        body: '{}',
      }),
    );
    told.push(await visitor.logout());
    assert.deepEqual(
      told.map(({ status }) => status),
      [200, 200, 400, 200, 502, 403, 404, 403, 204],
    );

    const memory = await everything(redis.url);
    await Promise.all(processes.map((process) => process.end()));
    const log = processes.flatMap(({ lines }) => lines).join('\n');
    const tokens = told.flatMap(({ body }) => body['access_token'] ?? []).map(String);
    const secrets = [
      ...codes,
      ...tokens,
      ...cookies,
      key,
      service.clientSecret,
      'an-attempt',
      redis.url,
    ];
    assert.equal(tokens.length, 3);
    assert.ok(cookies.length >= 3);
    for (const secret of secrets) {
      assert.ok(!log.includes(secret), 'in the log');
      assert.ok(!memory.includes(secret), 'in the memory');
    }
    assert.doesNotMatch(log + memory, /w[arc][ct]_acme|wrt_|forged/);
    // There was something to look through.
    assert.ok(log.split('\n').filter((line) => line.includes('"verdict"')).length >= 8);
    assert.ok(memory.includes('dam-broker:refresh:'));
  });
});

/** All keys and values of a Redis, one a line. */
async function everything(url: string): Promise<string> {
  const client = await createClient({ url }).connect();
  const lines: string[] = [];
  for (const key of await client.keys('*')) lines.push(`${key} ${(await client.get(key)) ?? ''}`);
  await client.close();
  return lines.join('\n');
}
