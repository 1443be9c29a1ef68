import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, test } from 'node:test';
import {
  type ClientOptions,
  createClient,
  HttpError,
  SchemaError,
  UnreachableError,
} from '../../../src/api/index.js';
import { answering, refusing, silent, type Answer } from '../answering.js';
import { tokensGiving } from '../tokens.js';

const person = { uuid: 'u' };

/** Settings under which nothing is repeated, unless a test says otherwise. */
const options = { tokens: tokensGiving('wat_acme_1'), retries: 0 } satisfies Partial<ClientOptions>;

describe('a request', () => {
  test('carries the token, and nothing that the browser knows of the person', async (t) => {
    const { baseUrl, seen } = await answering(t, () => person);
    const inits: (RequestInit | undefined)[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      inits.push(init);
      return globalThis.fetch(input, init);
    };
    await createClient({ ...options, baseUrl, fetch }).getUser();

    const [request] = seen;
    assert.equal(request?.method, 'GET');
    assert.equal(request.url.pathname, '/v2/user');
    assert.equal(request.headers.authorization, 'Bearer wat_acme_1');
    assert.equal(request.headers.accept, 'application/json');
    assert.equal(request.url.search, '');
    const [init] = inits;
    assert.equal(init?.credentials, 'omit');
    assert.equal(init.redirect, 'error');
    assert.equal(init.referrerPolicy, 'no-referrer');
  });

  test('is never redirected, so that no other host sees the token', async (t) => {
    const other = await answering(t, () => person);
    const { baseUrl } = await answering(t, refusing(302, { location: `${other.baseUrl}/v2/user` }));
    await assert.rejects(createClient({ ...options, baseUrl }).getUser(), UnreachableError);
    assert.equal(other.seen.length, 0);
  });

  test('is not sent with a token that no header can hold, nor does the error repeat it', async (t) => {
    const { baseUrl, seen } = await answering(t, () => person);
    const tokens = tokensGiving('secret\nx-evil: 1');
    await assert.rejects(
      createClient({ ...options, baseUrl, tokens }).getUser(),
      (error: Error) => {
        assert.equal(error.name, 'TypeError');
        assert.doesNotMatch(`${error.message}${String(error.cause)}`, /secret/);
        return true;
      },
    );
    assert.equal(seen.length, 0);
  });
});

describe('an answer', () => {
  test('in any script arrives as it was written', async (t) => {
    const { baseUrl } = await answering(t, () => ({ ...person, city: 'Zürich 東京 🏔' }));
    assert.equal((await createClient({ ...options, baseUrl }).getUser()).city, 'Zürich 東京 🏔');
  });

  test('is read as UTF-8, whatever encoding its header claims', async (t) => {
    const { baseUrl } = await answering(t, (_, response) => {
      response.setHeader('content-type', 'application/json;charset=ISO-8859-1');
      response.end(JSON.stringify({ ...person, city: 'Zürich 東京' }));
      return undefined;
    });
    assert.equal((await createClient({ ...options, baseUrl }).getUser()).city, 'Zürich 東京');
  });

  for (const [what, body] of [
    ['a page of HTML', '<!doctype html><title>Log in</title>'],
    ['empty', ''],
    ['cut short', '{"uuid": "u'],
  ] as const) {
    test(`that is ${what} is said to be unreadable, without repeating it`, async (t) => {
      const { baseUrl } = await answering(t, (_, response) => void response.end(body));
      await assert.rejects(createClient({ ...options, baseUrl }).getUser(), {
        name: 'SchemaError',
        message: 'Expected JSON at v2/user',
        retryable: false,
      });
    });
  }

  test('longer than anything sane is given up before it fills the memory', async (t) => {
    let sent = 0;
    const endless: Answer = (_, response) => {
      const megabyte = Buffer.alloc(1_000_000, ' ');
      const send = (): void => {
        sent += 1;
        if (!response.destroyed && sent < 500) response.write(megabyte, send);
      };
      send();
    };
    const { baseUrl } = await answering(t, endless);
    await assert.rejects(createClient({ ...options, baseUrl }).getUser(), (error: Error) => {
      assert.ok(error instanceof SchemaError);
      assert.equal(error.message, 'Expected at most 4000000 bytes at v2/user');
      return true;
    });
    assert.ok(sent < 100, `${sent} MB were sent`);
  });

  test('that refuses is an error with the status, whatever its body says', async (t) => {
    const { baseUrl } = await answering(t, refusing(404));
    await assert.rejects(createClient({ ...options, baseUrl }).getUser(), (error: Error) => {
      assert.ok(error instanceof HttpError);
      assert.equal(error.status, 404);
      assert.equal(error.message, 'The service responded with 404 for v2/user');
      assert.equal(error.retryable, false);
      return true;
    });
  });

  test('that never comes is given up after the time allowed', async (t) => {
    const { baseUrl } = await answering(t, silent);
    await assert.rejects(createClient({ ...options, baseUrl, timeout: 30 }).getUser(), {
      name: 'UnreachableError',
      message: 'No response for v2/user',
      retryable: true,
    });
  });

  test('that stops half-way is given up after the time allowed', async (t) => {
    const { baseUrl } = await answering(t, (_, response) => void response.write('{"uuid":'));
    await assert.rejects(
      createClient({ ...options, baseUrl, timeout: 30 }).getUser(),
      UnreachableError,
    );
  });

  test('from nowhere is an error that may pass', async () => {
    const client = createClient({ ...options, baseUrl: 'http://127.0.0.1:1' });
    await assert.rejects(client.getUser(), { name: 'UnreachableError', retryable: true });
  });
});

describe('a token that the service refuses', () => {
  test('is replaced once, unseen by the caller', async (t) => {
    const { baseUrl, seen } = await answering(t, refusing(401), () => person);
    const tokens = tokensGiving('wat_acme_old', 'wat_acme_new');
    assert.equal((await createClient({ ...options, baseUrl, tokens }).getUser()).uuid, 'u');
    assert.deepEqual(tokens.refused, ['wat_acme_old']);
    assert.equal(seen[1]?.headers.authorization, 'Bearer wat_acme_new');
  });

  test('is not tried again where the source has no other', async (t) => {
    const { baseUrl, seen } = await answering(t, refusing(401));
    const tokens = tokensGiving('wat_acme_only');
    await assert.rejects(createClient({ ...options, baseUrl, tokens }).getUser(), { status: 401 });
    assert.equal(seen.length, 1);
  });

  test('is not replaced for ever', async (t) => {
    const { baseUrl, seen } = await answering(t, refusing(401));
    const tokens = tokensGiving('wat_acme_1', 'wat_acme_2', 'wat_acme_3');
    await assert.rejects(createClient({ ...options, baseUrl, tokens }).getUser(), { status: 401 });
    assert.equal(seen.length, 2);
    assert.deepEqual(tokens.refused, ['wat_acme_1', 'wat_acme_2']);
  });
});

describe('the token source', () => {
  test('may take longer than the time allowed for an answer', async (t) => {
    const { baseUrl } = await answering(t, () => person);
    const timeout = 300;
    const get = async (): Promise<string> => {
      await once(AbortSignal.timeout(timeout + 50), 'abort');
      return 'wat_acme_1';
    };
    const tokens = { get, refuse: () => undefined };
    const user = await createClient({ ...options, baseUrl, tokens, timeout }).getUser();
    assert.equal(user.uuid, 'u');
  });

  test('keeps its own error, and nothing is sent or repeated', async (t) => {
    const { baseUrl, seen } = await answering(t, () => person);
    const refusal = new UnreachableError('broker', undefined);
    let asked = 0;
    const get = (): Promise<string> => {
      asked += 1;
      return Promise.reject(refusal);
    };
    const tokens = { get, refuse: () => undefined };
    const client = createClient({ ...options, baseUrl, tokens, retries: 2 });
    await assert.rejects(client.getUser(), (error) => error === refusal);
    assert.equal(asked, 1);
    assert.equal(seen.length, 0);
  });
});

describe("a caller's abort", () => {
  const reason = new Error('the person typed on');

  test('before the call sends nothing and asks for no token', async (t) => {
    const { baseUrl, seen } = await answering(t, () => person);
    const get = (): Promise<string> => Promise.reject(new Error('was asked'));
    const tokens = { get, refuse: () => undefined };
    const signal = AbortSignal.abort(reason);
    await assert.rejects(
      createClient({ ...options, baseUrl, tokens }).getUser({ signal }),
      (error) => error === reason,
    );
    assert.equal(seen.length, 0);
  });

  test('gives a request up, with its own reason, and is not repeated', async (t) => {
    const stop = new AbortController();
    const { baseUrl, seen } = await answering(t, () => {
      stop.abort(reason);
      return undefined;
    });
    const call = createClient({ ...options, retries: 2, baseUrl }).getUser({ signal: stop.signal });
    await assert.rejects(call, (error) => error === reason);
    assert.equal(seen.length, 1);
  });

  test('gives a half-read answer up, with its own reason', async (t) => {
    const stop = new AbortController();
    const { baseUrl } = await answering(t, (_, response) => {
      response.write('{"uuid":', () => stop.abort(reason));
    });
    const call = createClient({ ...options, baseUrl }).getUser({ signal: stop.signal });
    await assert.rejects(call, (error) => error === reason);
  });
});
