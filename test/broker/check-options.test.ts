import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createBroker, type BrokerOptions } from '../../src/broker/index.js';
import { serveBroker } from '../../src/broker/node.js';
import { newKey } from './bench.js';

const right: BrokerOptions = {
  siteUrl: 'https://acme.example.com',
  apiUrl: 'https://api.example.com',
  clientId: 'picker',
  clientSecret: 'secret',
  account: 'acme',
  cookieKeys: [newKey()],
  allowedOrigins: ['https://www.example.com'],
};
const key = newKey();
const sameTwice = Buffer.alloc(32, 7).toString('base64url');
const addressOf = (): string => '';

/** Values that no broker could be safe with. Each holds `hidden` where it can. */
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  apiUrl: [
    ...['', 'hidden', 'http://hidden.example.com', 'http://192.168.1.5', 'file:///hidden'],
    ...['javascript:hidden', 'data:text/plain,hidden', 'ftp://hidden.example.com'],
    ...['https://hidden@example.com', 'https://a:hidden@example.com', 'https://@example.com'],
    ...['https://example.com?hidden', 'https://example.com/#hidden', 'https://example.com/#'],
    ...[
      'http://localhost.hidden.example',
      'http://127.0.0.1.hidden.example',
      'http://notlocalhost',
    ],
  ],
  siteUrl: ['', 'http://hidden.example.com', 'javascript:hidden', 'https://hidden@example.com'],
  account: ['', ' '],
  clientId: ['', ' '],
  clientSecret: ['', ' ', [], ['hidden', '']],
  cookieKeys: [
    ...[[], ['hidden'], [`${key}A`], [key.slice(1)], [`${key.slice(0, 42)}+`]],
    ...[[key, key], [newKey(), key, key], [sameTwice], [key, sameTwice], ['ab'.repeat(21) + 'a']],
  ],
  allowedOrigins: [
    ...[[], ['*'], ['null'], ['hidden'], ['https://hidden.example.com/'], ['https://*.hidden.com']],
    ...[['http://hidden.example.com'], ['http://192.168.1.5'], ['http://localhost.hidden.example']],
    ...[
      ['http://127.0.0.1.hidden.example'],
      ['http://notlocalhost'],
      ['file://'],
      ['ftp://hidden'],
    ],
    [right.allowedOrigins[0], 'http://hidden.example'],
  ],
  basePath: [
    '',
    'hidden',
    'hidden/',
    'https://hidden.example/',
    '/hidden?a',
    '/hidden#a',
    '/a/../b',
  ],
  'cookie.name': [
    'hidden',
    '__host-hidden',
    '__Host-a=hidden',
    '__Host-a;hidden',
    '__Host- hidden',
  ],
  'cookie.sameSite': ['lax', 'hidden'],
  'rateLimit.requests': [0, -1, 0.5, NaN, Infinity],
  'rateLimit.seconds': [0, -1, NaN, Infinity, 1e9],
  serviceTimeoutMs: [0, -1, NaN, Infinity, 1e12],
  quietPeriodMs: [-1, NaN, Infinity, 1e12],
};

/** Options that are right but for `name`. */
function withWrong(name: string, value: unknown): BrokerOptions {
  const [option = '', part] = name.split('.');
  const rest = option === 'rateLimit' ? { requests: 1, seconds: 1, addressOf } : {};
  const whole = part === undefined ? value : { ...rest, [part]: value };
  return { ...right, [option]: whole };
}

/** Whether the refusal is a `TypeError` that names `option` and tells nothing of its value. */
const tells =
  (option: string) =>
  (error: unknown): boolean =>
    error instanceof TypeError &&
    error.message.startsWith(`The broker's ${option} cannot be used: `) &&
    !/hidden|NaN|Infinity/.test(error.message);

describe('options that no broker could be safe with', () => {
  for (const [option, values] of Object.entries(wrong)) {
    it(`are refused by name, and never told: ${option}`, () => {
      for (const value of values) {
        assert.throws(
          () => createBroker(withWrong(option, value)),
          tells(option),
          JSON.stringify(value),
        );
      }
    });
  }

  it('are refused by name where a broker is to listen', async () => {
    const own = {
      gracePeriodMs: [-1, NaN],
      requestTimeoutMs: [0, NaN, 1e9],
      trustedProxies: [['::/0']],
    };
    for (const [option, values] of Object.entries(own)) {
      for (const value of values) {
        const options = { ...right, port: 0, [option]: value };
        await assert.rejects(serveBroker(options), tells(option), `${option} ${String(value)}`);
      }
    }
    const rateLimit = { requests: 0, seconds: 60 };
    await assert.rejects(
      serveBroker({ ...right, port: 0, rateLimit }),
      tells('rateLimit.requests'),
    );
  });
});

describe('options that are unusual', () => {
  const unusual: readonly Partial<BrokerOptions>[] = [
    { apiUrl: 'http://localhost:4801', siteUrl: 'http://127.9.9.9' },
    { apiUrl: 'http://[::1]:4801/', siteUrl: 'https://acme.example.com/dam/' },
    { allowedOrigins: ['http://cms.localhost:5173', 'https://127.0.0.1:8443'] },
    { clientSecret: ['new', 'old'], cookieKeys: [newKey(), newKey(), newKey()] },
    { basePath: '/' },
    { basePath: '/auth/dam' },
    { cookie: { name: '__Host-dam', sameSite: 'none' } },
    { rateLimit: { requests: 1, seconds: 0.5, addressOf }, serviceTimeoutMs: 1, quietPeriodMs: 0 },
  ];
  for (const options of unusual) {
    it(`are taken: ${Object.keys(options).join(' and ')}`, () => {
      assert.doesNotThrow(() => createBroker({ ...right, ...options }));
    });
  }
});
