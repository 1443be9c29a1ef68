import fc from 'fast-check';
import { isList, type Json } from '../browser/json.js';
import type { ApiAnswer, Sent } from '../browser/world.js';

const routes = ['search', 'asset', 'user', 'groups', 'products', 'product', 'categories', 'token'];

/** The changes of a part of an answer. */
const parts = ['leave out', 'replace', 'empty', 'wrap', 'repeat', 'name otherwise'] as const;
/** The changes of a whole answer. */
const wholes = ['cut', 'markup', 'nothing', 'fail', 'nest', 'other'] as const;

/** A change of the answers of a route. */
export type Mutation =
  | {
      readonly route: string;
      readonly how: (typeof parts)[number];
      /** Selects the part of the answer, from 0, the outermost, up to 1. */
      readonly share: number;
      readonly value: Json;
    }
  | {
      readonly route: string;
      readonly how: (typeof wholes)[number];
      readonly value: Json;
      readonly status: number;
    };

const odd: readonly Json[] = [
  ...[null, true, false, 0, -1, 0.5, 1e308, -1e308, 2 ** 53, 99, 100_000_000],
  ...['', ' ', '0', 'null', '__proto__', 'x'.repeat(50_000), '\uD800', 'javascript:struck=1'],
  ...[[], {}, [null], [[]], { length: 1e9 }, { then: 'x', toString: 1, valueOf: null }],
];

const value = fc.oneof(
  fc.constantFrom(...odd),
  fc.jsonValue({ maxDepth: 3 }).map((drawn) => drawn as Json),
);
const route = fc.constantFrom(...routes, 'search', 'search', 'asset', 'products');

/** One to four changes of the answers of a page. */
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        ...{ route, how: fc.constantFrom(...parts), value },
        share: fc.nat(9_999).map((nat) => nat / 10_000),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        ...{ route, how: fc.constantFrom(...wholes), value },
        status: fc.constantFrom(200, 204, 301, 400, 401, 403, 404, 410, 418, 429, 500, 503),
      }),
    },
  ),
  { minLength: 1, maxLength: 4 },
);

/** The answer after all changes of its route; undefined if there are none. */
export function mutate(
  { route: asked, json }: ApiAnswer,
  changes: readonly Mutation[],
): Sent | undefined {
  const own = changes.filter((each) => each.route === asked);
  if (own.length === 0) return undefined;
  let told = json;
  let sent: Sent | undefined;
  for (const change of own) {
    if ('share' in change) told = changed(told, change);
    else sent = spoiled(told, change);
  }
  return sent ?? { status: 200, type: 'application/json', body: JSON.stringify(told) };
}

type PartChange = Extract<Mutation, { readonly share: number }>;
type WholeChange = Exclude<Mutation, PartChange>;

function spoiled(json: Json, { how, value: other, status }: WholeChange): Sent {
  const type = 'application/json';
  const text = JSON.stringify(json);
  switch (how) {
    case 'cut':
      return { status: 200, type, body: text.slice(0, text.length / 2) };
    case 'markup':
      return { status, type: 'text/html', body: '<!doctype html><script>struck=1</script>' };
    case 'nothing':
      return { status, type, body: '' };
    case 'fail':
      return { status, type, body: text };
    case 'nest':
      return { status: 200, type, body: '['.repeat(20_000) + ']'.repeat(20_000) };
    case 'other':
      return { status: 200, type, body: JSON.stringify(other) };
  }
}

type Step = string | number;

/** Changes the part that `share` selects. Most parts are leaves, so outer ones are preferred. */
function changed(json: Json, change: PartChange): Json {
  const all = [...pathsOf(json)].sort((one, other) => one.length - other.length);
  const path = all[Math.floor(change.share ** 3 * all.length)] ?? [];
  return changedAt(json, path, change);
}

function* pathsOf(json: Json, path: readonly Step[] = []): Generator<readonly Step[]> {
  if (json === null || typeof json !== 'object') return;
  const entries: readonly (readonly [Step, Json])[] = isList(json)
    ? json.map((each, index) => [index, each] as const)
    : Object.entries(json);
  for (const [step, inner] of entries) {
    yield [...path, step];
    yield* pathsOf(inner, [...path, step]);
  }
}

function changedAt(json: Json, [step, ...rest]: readonly Step[], change: PartChange): Json {
  if (step === undefined || json === null || typeof json !== 'object') return json;
  if (isList(json)) {
    return json.flatMap((each, index) => {
      if (index !== step) return [each];
      if (rest.length > 0) return [changedAt(each, rest, change)];
      const { how } = change;
      if (how === 'leave out') return [];
      return how === 'repeat' ? Array.from({ length: 3 }, () => each) : [replaced(each, change)];
    });
  }
  const members = Object.entries(json).flatMap(([name, each]): [string, Json][] => {
    if (name !== step) return [[name, each]];
    if (rest.length > 0) return [[name, changedAt(each, rest, change)]];
    if (change.how === 'leave out') return [];
    if (change.how === 'name otherwise') return [[`${name}_`, each]];
    return [[name, replaced(each, change)]];
  });
  return Object.fromEntries(members);
}

function replaced(json: Json, { how, value: other }: PartChange): Json {
  switch (how) {
    case 'empty':
      return typeof json === 'string' ? '' : json !== null && isList(json) ? [] : {};
    case 'wrap':
      return [json];
    case 'repeat':
      return json !== null && typeof json === 'object' && isList(json)
        ? [...json, ...json]
        : [json, json];
    case 'leave out':
    case 'name otherwise':
      return null;
    case 'replace':
      return other;
  }
}
