import assert from 'node:assert/strict';

/** A check of a value. The checks follow the model's types, not the code that reads answers. */
export type Check = (value: unknown) => void;

const text: Check = (value) => assert.equal(typeof value, 'string');
const flag: Check = (value) => assert.equal(typeof value, 'boolean');
const amount: Check = (value) => assert.ok(typeof value === 'number' && Number.isFinite(value));
const whole: Check = (value) => assert.ok(Number.isInteger(value) && Number(value) >= 0);
const positive: Check = (value) => assert.ok(Number.isFinite(value) && Number(value) > 0);
const identity: Check = (value) => assert.ok(typeof value === 'string' && value !== '');
export const webAddress: Check = (value) => {
  assert.match(new URL(String(value)).protocol, /^https?:$/);
};

const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export const listOf =
  (check: Check): Check =>
  (value) => {
    assert.ok(Array.isArray(value));
    value.forEach(check);
  };

/** Checks a plain object with exactly these members. Names with a question mark are optional. */
function object(members: Readonly<Record<string, Check>>): Check {
  return (value) => {
    assert.ok(typeof value === 'object' && value !== null);
    assert.equal(Object.getPrototypeOf(value), Object.prototype);
    const rest = new Set(Object.keys(value));
    for (const [name, check] of Object.entries(members)) {
      const key = name.replace('?', '');
      if (!rest.delete(key)) assert.ok(name.endsWith('?'), `${key} is missing`);
      else check(Reflect.get(value, key));
    }
    assert.deepEqual([...rest], []);
  };
}

export const group: Check = (value) => {
  assert.ok(typeof value === 'object' && value !== null);
  text(Reflect.get(value, 'uuid'));
  text(Reflect.get(value, 'name'));
};

const embed = object({ name: text, url: webAddress, html: orNull(text), share: orNull(text) });
const thumbnail = object({ size: positive, url: webAddress, 'validUntil?': amount });

export const asset = object({
  id: identity,
  externalId: text,
  filename: text,
  createdDate: text,
  'updatedDate?': identity,
  'versionId?': identity,
  'releaseDate?': identity,
  'expirationDate?': identity,
  kind: (value) => assert.match(String(value), /^(?:image|video|audio|pdf|office|other)$/),
  format: text,
  'dimensions?': object({ width: positive, height: positive }),
  'sizeInBytes?': positive,
  'duration?': positive,
  thumbnails: listOf(thumbnail),
  embeds: listOf(embed),
  metadata: (value) => {
    assert.ok(value instanceof Map);
    for (const [key, values] of value) {
      text(key);
      listOf(text)(values);
    }
  },
  'metadataFields?': (value) => {
    assert.ok(value instanceof Map);
    for (const [key, field] of value) {
      text(key);
      object({ label: text, type: text })(field);
    }
  },
  downloadUrl: orNull(webAddress),
  available: flag,
});

const facet = object({
  key: identity,
  type: identity,
  label: text,
  values: listOf(object({ label: text, clause: identity, 'count?': whole, 'path?': identity })),
  truncated: flag,
});

/** Checks that ids are unique, because they are keys of lists. */
function distinct(value: unknown): void {
  assert.ok(Array.isArray(value));
  const ids = value.map((item: { readonly id: string }) => item.id);
  assert.equal(new Set(ids).size, ids.length);
}

const page = (item: Check) => ({
  items: (value: unknown) => {
    listOf(item)(value);
    distinct(value);
  },
  total: whole,
  next: whole,
});

export const assetPage = object({
  ...page(asset),
  facets: listOf(facet),
  explained: text,
  understood: flag,
  'scrollId?': identity,
});

const category = object({ id: identity, name: text });

export const product = object({
  id: identity,
  name: text,
  sku: text,
  createdDate: text,
  lastUpdated: text,
  'featuredImage?': object({ 'assetId?': identity, url: orNull(webAddress) }),
  'parentId?': identity,
  'type?': object({ id: identity, name: text }),
  attributes: listOf(
    object({ id: text, name: text, type: text, values: listOf(text), group: text }),
  ),
  categories: listOf(listOf(category)),
});

export const productPage = object({ ...page(product), counted: flag });
export const categoryPage = object(page(category));

const word = orNull(text);
export const user = object({
  uuid: text,
  ...Object.fromEntries(
    [
      ...['firstName', 'lastName', 'email', 'username', 'title', 'company', 'phone'],
      ...['streetAddress', 'city', 'stateOrProvince', 'postalCode', 'country'],
    ].map((name) => [name, word]),
  ),
});
