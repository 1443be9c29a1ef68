import { isList, type Json } from '../browser/json.js';

type JsonObject = Readonly<Record<string, Json>>;

/** An answer that is as large as the service may send, or larger. */
export interface Case {
  readonly name: string;
  readonly kind: 'assets' | 'products';
  /** Whether no real service would send the answer. The limit is then higher. */
  readonly isUnrealistic?: boolean;
  /** Replaces the answer of a route with text or JSON; undefined leaves it unchanged. */
  readonly change: (route: string, json: JsonObject) => JsonObject | string | undefined;
}

const long = (length: number): string =>
  'A very long name '.repeat(length / 17 + 1).slice(0, length);
const unbroken = (length: number): string => 'x'.repeat(length);
const many = <Value>(amount: number, of: (index: number) => Value): Value[] =>
  Array.from({ length: amount }, (_, index) => of(index));

/** Adds members to every item in the answers of these routes. */
function withMembers(
  routes: readonly string[],
  members: (index: number) => JsonObject,
): Case['change'] {
  return (route, json) => {
    if (!routes.includes(route)) return undefined;
    const { items } = json;
    if (items === undefined || !isList(items)) return { ...json, ...members(0) };
    return {
      ...json,
      items: items.map((item, index) => ({ ...(item as JsonObject), ...members(index) })),
    };
  };
}

const ofAssets = ['search', 'asset'];
const ofProducts = ['products', 'product'];
const link = 'https://pictures.example/a.jpg';

/** The first case of each kind is an ordinary answer, which the others are compared with. */
export const cases: readonly Case[] = [
  { kind: 'assets', name: 'ordinary', change: () => undefined },
  {
    kind: 'assets',
    name: 'names of 100,000 characters',
    change: withMembers(ofAssets, () => ({ filename: long(100_000) })),
  },
  {
    kind: 'assets',
    name: 'names of 100,000 characters without a space',
    change: withMembers(ofAssets, () => ({ filename: unbroken(100_000) })),
  },
  {
    kind: 'assets',
    name: 'a name of 3 million characters',
    change: withMembers(ofAssets, (index) => (index === 0 ? { filename: long(3e6) } : {})),
  },
  {
    kind: 'assets',
    name: 'descriptions of 50,000 characters',
    change: withMembers(ofAssets, () => ({
      metadata: { fields: { description: [long(50_000)], alt_text: [long(50_000)] } },
    })),
  },
  {
    kind: 'assets',
    name: '5,000 sizes of the one asset',
    change: withMembers(['asset'], () => ({
      embeds: Object.fromEntries(
        many(5_000, (index) => [`size ${index}`, { url: link, html: null, share: null }]),
      ),
    })),
  },
  {
    kind: 'assets',
    name: 'sizes with addresses of 100,000 characters',
    change: withMembers(['asset'], () => ({
      embeds: Object.fromEntries(
        many(30, (index) => [
          `size ${index}`,
          { url: `${link}?${unbroken(100_000)}`, html: null, share: null },
        ]),
      ),
    })),
  },
  {
    kind: 'assets',
    name: '5,000 fields of metadata, of 500 characters',
    change: withMembers(['asset'], () => ({
      metadata: {
        fields: Object.fromEntries(many(5_000, (index) => [`field ${index}`, [long(500)]])),
      },
    })),
  },
  {
    kind: 'assets',
    name: '20,000 more results than were asked for',
    change: (route, json) => {
      if (route !== 'search' || !json['items'] || !isList(json['items'])) return undefined;
      const more = many(20_000, (index) => ({ id: `more ${index}`, filename: 'more' }));
      return { ...json, items: [...json['items'], ...more] };
    },
  },
  {
    kind: 'assets',
    name: '100 facets of 300 values',
    change: (route, json) =>
      route !== 'search'
        ? undefined
        : {
            ...json,
            facets: many(100, (facet) => ({
              display_key: `key ${facet}`,
              display_name: `Facet ${facet}`,
              values: many(300, (value) => ({
                display_value: `value ${value}`,
                search_query: `f${facet}:{v${value}}`,
                count: value,
              })),
            })),
          },
  },
  {
    kind: 'assets',
    name: '4 million characters of lists within lists',
    isUnrealistic: true,
    change: (route) => (route === 'search' ? '['.repeat(2e6) + ']'.repeat(1.99e6) : undefined),
  },
  {
    kind: 'assets',
    name: '3.9 million characters of empty lists',
    isUnrealistic: true,
    change: (route) =>
      route === 'search'
        ? `{"total_count":1000000,"items":[${'[],'.repeat(1.29e6)}[]]}`
        : undefined,
  },
  {
    kind: 'assets',
    name: '5,000 groups with long names',
    change: (route, json) =>
      route === 'groups'
        ? { ...json, items: many(5_000, (index) => ({ uuid: `g${index}`, name: long(500) })) }
        : undefined,
  },
  { kind: 'products', name: 'ordinary', change: () => undefined },
  {
    kind: 'products',
    name: 'names of 100,000 characters',
    change: withMembers(ofProducts, () => ({ name: long(100_000) })),
  },
  {
    kind: 'products',
    name: 'article numbers of 100,000 characters without a space',
    change: withMembers(ofProducts, () => ({ sku: unbroken(100_000) })),
  },
  {
    kind: 'products',
    name: '1,000 attributes with 500 values, of one',
    change: withMembers(ofProducts, (index) =>
      index > 0
        ? {}
        : {
            attributes: Object.fromEntries(
              many(1_000, (attribute) => [
                `attribute ${attribute}`,
                {
                  attribute_id: `a${attribute}`,
                  name: `Attribute ${attribute}`,
                  type: 'text',
                  values: many(500, (value) => `v${value}`),
                },
              ]),
            ),
          },
    ),
  },
];
