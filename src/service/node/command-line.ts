import { parseArgs } from 'node:util';
import type { ServeOptions } from './serve.js';

/** What `--help` prints. */
export const helpText = `Usage: dam-service [options]

Runs the reference service and prints one line of JSON when it is ready.

  --api-port PORT              port of the API (4801; 0 for any free port)
  --site-port PORT             port of the customer site (4802; 0 for any free port)
  --assets N                   number of generated assets (200)
  --products N                 number of generated products (50000)
  --seed N                     seed of both (1)
  --folder DIR                 serve the files below DIR instead
  --quirks                     answer like the live service, deviations included: links,
                               pictures of any size, and what its libraries hold
  --refresh-tokens on|off      whether refresh tokens are enabled (on)
  --access-token-seconds N     lifetime of access tokens (28800)
  --code-seconds N             lifetime of authorization codes (600)
  --latency MS                 delay of every answer (0)
  --allow-origin ORIGIN        let pages of ORIGIN read answers; repeatable
                               (http://localhost:5173)
  --redirect-uri URI           register URI, compared exactly; repeatable
                               (any http or https address on loopback)
  --help                       print this help
`;

/** An invalid command line. The message is for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads the command line; undefined for `--help`. Throws a {@link UsageError}. */
export function readCommandLine(args: readonly string[]): ServeOptions | undefined {
  const { values } = parse(args);
  if (values.help) return undefined;
  const refreshTokens = values['refresh-tokens'] ?? 'on';
  if (refreshTokens !== 'on' && refreshTokens !== 'off') {
    throw new UsageError('--refresh-tokens takes on or off.');
  }
  const folder = values.folder;
  return {
    apiPort: readWholeNumber('--api-port', values['api-port'] ?? '4801', 65_535),
    sitePort: readWholeNumber('--site-port', values['site-port'] ?? '4802', 65_535),
    assets: readWholeNumber('--assets', values.assets ?? '200', 10_000_000),
    products: readWholeNumber('--products', values.products ?? '50000', 1_000_000),
    seed: readWholeNumber('--seed', values.seed ?? '1', 4_294_967_295),
    quirks: values.quirks ?? false,
    refreshTokens: refreshTokens === 'on',
    accessTokenSeconds: readWholeNumber(
      '--access-token-seconds',
      values['access-token-seconds'] ?? '28800',
    ),
    codeSeconds: readWholeNumber('--code-seconds', values['code-seconds'] ?? '600'),
    latency: readWholeNumber('--latency', values.latency ?? '0', 600_000),
    ...(folder !== undefined && { folder }),
    ...(values['allow-origin'] && { allowedOrigins: values['allow-origin'].map(readOrigin) }),
    ...(values['redirect-uri'] && { redirectUris: values['redirect-uri'] }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'api-port': { type: 'string' },
        'site-port': { type: 'string' },
        assets: { type: 'string' },
        products: { type: 'string' },
        seed: { type: 'string' },
        folder: { type: 'string' },
        quirks: { type: 'boolean' },
        'refresh-tokens': { type: 'string' },
        'access-token-seconds': { type: 'string' },
        'code-seconds': { type: 'string' },
        latency: { type: 'string' },
        'allow-origin': { type: 'string', multiple: true },
        'redirect-uri': { type: 'string', multiple: true },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? error.message.replaceAll('\n', ' ') : 'Unknown option.',
    );
  }
}

function readWholeNumber(name: string, text: string, max = 1_000_000_000): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value <= max) return value;
  throw new UsageError(`${name} takes a whole number from 0 to ${max}.`);
}

function readOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new UsageError('--allow-origin takes an origin, e.g. http://localhost:5173.');
}
