import type {
  Asset,
  AssetPage,
  AssetScroll,
  AssetSearch,
  CallOptions,
  Facet,
  PickerClient,
} from '../../../src/api/index.js';

/** A search on its way, which the test answers. */
export interface SentSearch {
  readonly search: AssetSearch;
  /** Aborted where the search was given up. */
  readonly signal: AbortSignal | undefined;
  answer(page: AssetPage): void;
  fail(error: unknown): void;
}

/** A client whose searches wait for the test to answer them. It answers those given up as well. */
export class FakeClient implements PickerClient {
  readonly branded = false;
  readonly maxOffset: number;
  readonly sent: SentSearch[] = [];
  /** What a scrolling search gives, page by page. */
  scrolled: readonly AssetPage[] = [];
  readonly scrolls: AssetScroll[] = [];

  constructor(maxOffset = 10_000) {
    this.maxOffset = maxOffset;
  }

  withBranded(): PickerClient {
    return this;
  }

  searchAssets(search: AssetSearch, { signal }: CallOptions = {}): Promise<AssetPage> {
    const { promise, resolve, reject } = Promise.withResolvers<AssetPage>();
    this.sent.push({ search, signal, answer: resolve, fail: reject });
    return promise;
  }

  async *scrollAssets(scroll: AssetScroll): AsyncGenerator<AssetPage, undefined> {
    this.scrolls.push(scroll);
    yield* await Promise.resolve(this.scrolled);
    return undefined;
  }

  /** The search sent last. */
  get last(): SentSearch {
    const sent = this.sent.at(-1);
    if (!sent) throw new Error('Nothing was sent');
    return sent;
  }

  /** Where each search began, first to last. */
  get offsets(): readonly number[] {
    return this.sent.map(({ search }) => search.offset);
  }

  /** The offsets of searches that are not given up. */
  get wanted(): readonly number[] {
    const wanted = this.sent.filter(({ signal }) => signal?.aborted !== true);
    return wanted.map(({ search }) => search.offset);
  }

  listAssetGroups(): Promise<never> {
    return Promise.reject(new Error('not asked for here'));
  }

  getAsset(): Promise<never> {
    return Promise.reject(new Error('not asked for here'));
  }

  getUser(): Promise<never> {
    return Promise.reject(new Error('not asked for here'));
  }
}

/** A page of assets with these numbers. */
export function pageOf(
  numbers: readonly number[],
  total = numbers.length,
  facets: readonly Facet[] = [],
): AssetPage {
  const items = numbers.map(assetAt);
  return { items, total, next: items.length, facets, explained: '', understood: true };
}

/** So many numbers in a row. */
export function numbers(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

function assetAt(number: number): Asset {
  return {
    id: `asset-${number}`,
    externalId: '',
    filename: `picture ${number}.jpg`,
    createdDate: '',
    kind: 'image',
    format: 'JPEG',
    thumbnails: [],
    embeds: [],
    metadata: new Map(),
    downloadUrl: null,
    available: true,
  };
}

/** Lets everything happen that waits for no timer. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
