import type { AssetFiles } from './files/asset-files.js';
import type { Catalogue } from './catalogue/catalogue.js';
import type { ProductCatalogue } from './products/product-catalogue.js';

/** What a reference service is made from. Everything has a default. */
export interface ServiceOptions {
  /** Address of the version 2.0 API. Default `http://localhost:4801`. */
  readonly baseUrl?: string;
  /** Address of the customer site. Default `http://localhost:4802`. */
  readonly siteUrl?: string;
  /** Where unbranded links lead. Default: the site. */
  readonly embedUrl?: string;
  /** Host, with its port, that branded links put the account's name in front of. */
  readonly brandedHost?: string;
  /** Account name, the middle part of every token (section 2.1). Default `acme`. */
  readonly account?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
  /** The person's password, for version 1.0. Default `demo`. */
  readonly password?: string;
  /** The assets. Default: `assets` made-up ones. */
  readonly catalogue?: Catalogue;
  /** The pictures and files behind the assets. Default: drawn ones. */
  readonly files?: AssetFiles;
  /** How many made-up assets there are. Default 200. */
  readonly assets?: number;
  /** The products. Default: `products` made-up ones, with pictures from the assets. */
  readonly productCatalogue?: ProductCatalogue;
  /** How many made-up products there are, variants included. Default 500. */
  readonly products?: number;
  /** Answers every change of a product with 403, as for a person without permission. */
  readonly readOnlyProducts?: boolean;
  /** What the made-up assets and products are derived from. Default 1. */
  readonly seed?: number;
  /** Makes answers look as the live service's do, warts and all. */
  readonly quirks?: boolean;
  /** Returns branded links unasked: the toggle has no effect then (section 9, item 7). */
  readonly brandedLinks?: boolean;
  /** Whether refresh tokens are enabled (section 5, item 5). Default true. */
  readonly refreshTokens?: boolean;
  /** Life of an access token. Default 28,800, which is 8 hours (section 8). */
  readonly accessTokenSeconds?: number;
  /** Life of an authorization code. Default 600. */
  readonly codeSeconds?: number;
  /** Life of a scrolling search after each of its answers. Default 60. */
  readonly scrollSeconds?: number;
  /** Milliseconds every answer is held back. Default 0. */
  readonly latency?: number;
  /** Origins whose pages may read answers. Default: the demo's. */
  readonly allowedOrigins?: readonly string[];
  /** Redirect addresses registered, compared exactly. Default: any http(s) one on loopback. */
  readonly redirectUris?: readonly string[];
  /** What a person's refusal sends back: the usual error, or neither code nor error. */
  readonly denial?: 'error' | 'silent';
  /** `cross-origin-opener-policy` of the allow-access page, as sign-in pages often have one. */
  readonly openerPolicy?: string;
  /** Makes codes, tokens and the secret the same in every run. For tests only. */
  readonly tokenSeed?: number;
  /** The clock, in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

/** Where everything is, as origins without a closing slash. */
export interface Addresses {
  readonly baseUrl: string;
  readonly siteUrl: string;
  readonly embedUrl: string;
  readonly brandedUrl: string;
}

/** The addresses that `options` give, with defaults that work on loopback. */
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
