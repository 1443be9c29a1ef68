import { createClient, type Client } from '../../../src/api/index.js';
import { fixedSource } from '../../../src/auth/index.js';
import '../../../src/define/index.js';
import type { ProductPicker } from '../../../src/index.js';
import {
  createService,
  recordCatalogue,
  recordProducts,
  type AssetRecord,
  type ProductCategory,
  type ProductRecord,
  type RecordedProducts,
  type ServiceOptions,
} from '../../../src/service/index.js';
import { stage } from './picker.js';
import { ProductPage } from './product-page.js';
import { until } from './until.js';
import { Wire } from './wire.js';

const newest = Date.UTC(2026, 0, 1);
const day = 86_400_000;

/** A product of a small shop. The lower its number, the later it was updated: 1 is listed first. */
export function product(number: number, change: Partial<ProductRecord> = {}): ProductRecord {
  const updated = newest - number * day;
  return {
    id: `product-${number}`,
    name: `Lamp ${number}`,
    sku: `LMP-${number}`,
    created: updated,
    updated,
    featuredImage: null,
    parentId: null,
    type: { id: 'lamps', name: 'Lamps' },
    attributes: {},
    categories: [],
    channels: [],
    ...change,
  };
}

/** So many products, `product-1` first. */
export function products(
  count: number,
  change: (number: number) => Partial<ProductRecord> = () => ({}),
): readonly ProductRecord[] {
  return Array.from({ length: count }, (_, index) => product(index + 1, change(index + 1)));
}

/** A category that is called by its id, with a capital. */
export function category(id: string, parentId: string | null = null): ProductCategory {
  return { id, name: id.charAt(0).toUpperCase() + id.slice(1), parentId };
}

/** What a shop holds, and how it behaves. */
export interface Stock extends RecordedProducts {
  readonly assets?: readonly AssetRecord[];
  readonly service?: ServiceOptions;
  /** Whether the page's budget spaces requests out. Without it, all that pickers ask is seen. */
  readonly budget?: boolean;
}

/** A service in the page, with a client that has signed in, and the way between them. */
export function shop({ assets = [], service: options, budget = false, ...recorded }: Stock): {
  readonly wire: Wire;
  readonly client: Client;
  /** What the client signed in with. */
  readonly token: string;
} {
  const service = createService({
    baseUrl: 'http://api.test',
    siteUrl: 'http://127.0.0.1:9',
    catalogue: recordCatalogue(assets),
    productCatalogue: recordProducts(recorded),
    ...options,
  });
  const wire = new Wire(service.fetch);
  const { accessToken: token } = service.issueTokens();
  const client = createClient({
    baseUrl: service.baseUrl,
    tokens: fixedSource(token),
    fetch: wire.fetch,
    retries: 0,
    budget,
  });
  return { wire, client, token };
}

/** A picker of products on the page that is not awaited: nothing has been asked for yet. */
export function placeProducts(properties: Partial<ProductPicker>): ProductPage {
  const picker = Object.assign(document.createElement('product-picker'), properties);
  stage().append(picker);
  return new ProductPage(picker);
}

/** A picker of products on the page over a shop of its own, with its first results listed. */
export async function openProducts(
  stock: Stock = { products: products(3) },
  properties: Partial<ProductPicker> = {},
): Promise<{ readonly page: ProductPage; readonly picker: ProductPicker; readonly wire: Wire }> {
  const { client, wire } = shop(stock);
  const page = placeProducts({ client, ...properties });
  await until('the first products', () => page.rows.length > 0);
  return { page, picker: page.picker, wire };
}
