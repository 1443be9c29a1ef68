import type { AssetFiles } from './files/asset-files.js';
import type { Catalogue } from './catalogue/catalogue.js';
import type { ProductCatalogue } from './products/product-catalogue.js';

/** The options of a reference service. All have defaults. */
export interface ServiceOptions {
  /** Address of the version 2.0 API. Default `http://localhost:4801`. */
  readonly baseUrl?: string;
  /** Address of the customer site. Default `http://localhost:4802`. */
  readonly siteUrl?: string;
  /** The origin of unbranded links. Default: the site. */
  readonly embedUrl?: string;
  /** Host with port of branded links, which add the account's name as a subdomain. */
  readonly brandedHost?: string;
  /** Account name, the middle part of every token (section 2.1). Default `acme`. */
  readonly account?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
  /** The user's password, for version 1.0. Default `demo`. */
  readonly password?: string;
  /** The assets. Default: `assets` generated ones. */
  readonly catalogue?: Catalogue;
  /** The pictures and files of the assets. Default: drawings. */
  readonly files?: AssetFiles;
  /** The number of generated assets. Default 200. */
  readonly assets?: number;
  /** The products. Default: `products` generated ones, with pictures from the assets. */
  readonly productCatalogue?: ProductCatalogue;
  /** The number of generated products, variants included. Default 500. */
  readonly products?: number;
  /** Refuses every change of a product with 403, as for a user without permission. */
  readonly readOnlyProducts?: boolean;
  /** The seed of generated assets and products. Default 1. */
  readonly seed?: number;
  /** Makes answers like the live service's, including its deviations from the specification. */
  readonly quirks?: boolean;
  /**
   * Always returns branded links. The toggle then has no effect (section 9, item 7). Default: with
   * quirks alone.
   */
  readonly brandedLinks?: boolean;
  /** Whether refresh tokens are enabled (section 5, item 5). Default true. */
  readonly refreshTokens?: boolean;
  /** Lifetime of access tokens, in seconds. Default 28,800, which is 8 hours (section 8). */
  readonly accessTokenSeconds?: number;
  /** Lifetime of authorization codes, in seconds. Default 600. */
  readonly codeSeconds?: number;
  /** Lifetime of a scrolling search after each answer, in seconds. Default 60. */
  readonly scrollSeconds?: number;
  /** Delay of every answer, in milliseconds. Default 0. */
  readonly latency?: number;
  /** Origins whose pages may read answers. Default: that of the demo. */
  readonly allowedOrigins?: readonly string[];
  /** Registered redirect addresses, compared exactly. Default: any http(s) address on loopback. */
  readonly redirectUris?: readonly string[];
  /** What the page returns if the user denies access: an error, or neither code nor error. */
  readonly denial?: 'error' | 'silent';
  /** `cross-origin-opener-policy` of the allow-access page, as on many sign-in pages. */
  readonly openerPolicy?: string;
  /** Seed of codes, tokens and the secret, so that they are the same in every run. For tests. */
  readonly tokenSeed?: number;
  /** The clock, in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

/** The origins of the service, without a trailing slash. */
export interface Addresses {
  readonly baseUrl: string;
  readonly siteUrl: string;
  readonly embedUrl: string;
  readonly brandedUrl: string;
}

/** The addresses of `options`, with defaults for loopback. */
export function addressesOf(options: ServiceOptions, account: string): Addresses {
  const baseUrl = originOf(options.baseUrl ?? 'http://localhost:4801');
  const siteUrl = originOf(options.siteUrl ?? 'http://localhost:4802');
  const site = new URL(siteUrl);
  const numeric = /^[\d.]+$|^\[/.test(site.hostname);
  const port = site.port === '' ? '' : `:${site.port}`;
  const brandedHost = options.brandedHost ?? (numeric ? `localhost${port}` : site.host);
  return {
    baseUrl,
    siteUrl,
    embedUrl: originOf(options.embedUrl ?? siteUrl),
    brandedUrl: originOf(`${site.protocol}//${account}.${brandedHost}`),
  };
}

function originOf(address: string): string {
  const { origin } = new URL(address);
  if (origin === 'null') throw new TypeError('The address of a service must be http or https.');
  return origin;
}
