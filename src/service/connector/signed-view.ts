/** The requested content of a connector page. */
export interface ConnectorView {
  /** The initial search; empty for everything. */
  readonly query: string;
  /** Whether the user cannot change the search. */
  readonly hideSearchBar: boolean;
  /** Whether the links of the selected asset are branded (section 9, item 7). */
  readonly branded: boolean;
}

/** The result of reading a signed view. */
export type ReadView =
  | { readonly status: 'good'; readonly view: ConnectorView; readonly members: URLSearchParams }
  | { readonly status: 'changed' }
  | { readonly status: 'lapsed' };

/** How long a signed URL is valid: 24 hours. */
const lifetimeMs = 24 * 60 * 60 * 1000;
const names = ['query', 'hideSearchBar', 'links', 'expires'] as const;
const signatureName = 'signature';

/** Signs views as URL parameters, and reads them if they have not been changed. */
export class ViewSigner {
  readonly #secret: string;
  readonly #now: () => number;
  #key: Promise<CryptoKey> | undefined;

  constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  /** The view as URL parameters, which are valid for 24 hours. */
  async sign({ query, hideSearchBar, branded }: ConnectorView): Promise<URLSearchParams> {
    const members = new URLSearchParams({
      query,
      hideSearchBar: String(hideSearchBar),
      links: branded ? 'branded' : 'unbranded',
      expires: new Date(this.#now() + lifetimeMs).toISOString(),
    });
    const signature = await crypto.subtle.sign('HMAC', await this.#import(), bytesOf(members));
    members.set(signatureName, hexOf(new Uint8Array(signature)));
    return members;
  }

  /** Reads the view from URL parameters. Unsigned parameters are ignored. */
  async read(sent: URLSearchParams): Promise<ReadView> {
    const members = new URLSearchParams(names.map((name) => [name, sent.get(name) ?? '']));
    const signature = bytesOfHex(sent.get(signatureName) ?? '');
    const isRepeated = [...names, signatureName].some((name) => sent.getAll(name).length > 1);
    const key = await this.#import();
    const isSigned = await crypto.subtle.verify('HMAC', key, signature, bytesOf(members));
    if (isRepeated || !isSigned) return { status: 'changed' };
    if (!(this.#now() < Date.parse(members.get('expires') ?? ''))) return { status: 'lapsed' };
    const view = {
      query: members.get('query') ?? '',
      hideSearchBar: members.get('hideSearchBar') === 'true',
      branded: members.get('links') === 'branded',
    };
    members.set(signatureName, sent.get(signatureName) ?? '');
    return { status: 'good', view, members };
  }

  #import(): Promise<CryptoKey> {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const secret = new TextEncoder().encode(this.#secret);
    this.#key ??= crypto.subtle.importKey('raw', secret, algorithm, false, ['sign', 'verify']);
    return this.#key;
  }
}

function bytesOf(members: URLSearchParams): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(members.toString());
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Decodes hexadecimal text. Any other text gives no bytes, which no signature matches. */
function bytesOfHex(text: string): Uint8Array<ArrayBuffer> {
  const pairs = /^(?:[0-9a-f]{2})+$/.test(text) ? (text.match(/../g) ?? []) : [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
