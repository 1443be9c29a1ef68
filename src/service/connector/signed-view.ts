/** What a connector page was asked to show. */
export interface ConnectorView {
  /** The search to begin with; empty for everything. */
  readonly query: string;
  /** Whether the person cannot search for anything else. */
  readonly hideSearchBar: boolean;
  /** Whether links handed over are branded (section 9, item 7). */
  readonly branded: boolean;
}

/** A signed view, as it came back. */
export type ReadView =
  | { readonly status: 'good'; readonly view: ConnectorView; readonly members: URLSearchParams }
  | { readonly status: 'changed' }
  | { readonly status: 'lapsed' };

/** How long an address is good for, in milliseconds: 24 hours. */
const lifetime = 24 * 60 * 60 * 1000;
const names = ['query', 'hideSearchBar', 'links', 'expires'] as const;
const signatureName = 'signature';

/** Signs views into members of an address, and reads them back unless they were changed. */
export class ViewSigner {
  readonly #secret: string;
  readonly #now: () => number;
  #key: Promise<CryptoKey> | undefined;

  constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  /** The view as members of an address, good for 24 hours. */
  async sign({ query, hideSearchBar, branded }: ConnectorView): Promise<URLSearchParams> {
    const members = new URLSearchParams({
      query,
      hideSearchBar: String(hideSearchBar),
      links: branded ? 'branded' : 'unbranded',
      expires: new Date(this.#now() + lifetime).toISOString(),
    });
    const signature = await crypto.subtle.sign('HMAC', await this.#import(), bytesOf(members));
    members.set(signatureName, hexOf(new Uint8Array(signature)));
    return members;
  }

  /** Reads the view out of an address. Members that are not signed are passed over. */
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

/** Text that is no hexadecimal gives no bytes, which no signature has. */
function bytesOfHex(text: string): Uint8Array<ArrayBuffer> {
  const pairs = /^(?:[0-9a-f]{2})+$/.test(text) ? (text.match(/../g) ?? []) : [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
