import * as v from 'valibot';
import { address, instant, whole } from './asset-schemas.js';

interface Category {
  readonly product_category_id: string;
  readonly name: string;
  readonly sub_category: Category | null;
}

const category: v.GenericSchema<Category> = v.strictObject({
  product_category_id: v.string(),
  name: v.string(),
  sub_category: v.nullable(v.lazy(() => category)),
});

const attribute = v.strictObject({
  attribute_id: v.string(),
  name: v.string(),
  type: v.picklist([
    'asset',
    'multi_controlled_vocab',
    'rich_text',
    'single_controlled_vocab',
    'text',
  ]),
  values: v.array(v.string()),
  import_only: v.nullable(v.boolean()),
  attribute_group: v.optional(v.strictObject({ attribute_group_id: v.string(), name: v.string() })),
});

/** A product. */
export const product = v.strictObject({
  product_id: v.string(),
  name: v.string(),
  sku: v.string(),
  created_date: instant,
  last_updated_timestamp: instant,
  featured_image: v.nullable(v.strictObject({ id: v.string(), url: v.nullable(address) })),
  parent_product: v.nullable(v.strictObject({ parent_product_id: v.string() })),
  product_type: v.nullable(v.strictObject({ product_type_id: v.string(), name: v.string() })),
  attributes: v.nullable(v.record(v.string(), attribute)),
  product_categories: v.strictObject({ product_categories: v.array(category) }),
});

const range = { total_count: whole, offset: whole, limit: whole };

/** A page of a product search. */
export const productPage = v.strictObject({
  query: v.nullable(v.string()),
  filters: v.array(v.unknown()),
  sort: v.strictObject({
    type: v.picklist(['created', 'last_updated', 'name', 'product_type_name', 'sku']),
    order: v.picklist(['ascending', 'descending']),
  }),
  expanded: v.strictObject({ attributes: v.optional(v.boolean()) }),
  item_type: v.literal('product'),
  ...range,
  items: v.array(product),
});

/** The products of a channel. */
export const channelPage = v.strictObject({
  channel_id: v.string(),
  channel_name: v.string(),
  item_type: v.literal('product'),
  ...range,
  items: v.array(product),
});

/** The channels. */
export const channelList = v.strictObject({
  item_type: v.string(),
  ...range,
  items: v.array(v.strictObject({ channel_id: v.string(), channel_name: v.string() })),
});

/** The product categories of one level. */
export const productCategoryList = v.strictObject({
  item_type: v.literal('product_category'),
  ...range,
  items: v.array(v.strictObject({ product_category_id: v.string(), name: v.string() })),
});

/** A user, with nothing but what identifies them. */
export const user = v.strictObject({
  id: v.string(),
  uuid: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  username: v.string(),
  title: v.nullable(v.string()),
  company: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  street_address: v.nullable(v.string()),
  city: v.nullable(v.string()),
  state_or_province: v.nullable(v.string()),
  postal_code: v.nullable(v.string()),
  country: v.nullable(v.string()),
});

/** A refusal. */
export const failure = v.strictObject({
  error: v.literal(true),
  response_code: whole,
  error_message: v.string(),
  stack_trace: v.null(),
});

/** The address of the connector. */
export const connectorUrl = v.strictObject({ url: address });
