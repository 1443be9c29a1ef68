import { readFileSync } from 'node:fs';
import fc from 'fast-check';

/** A secret text. Answers that contain it must not leak it into other fields or errors. */
export const marker = 'wat_secret_marker';

const strings = [
  ...['', ' ', '0', 'NaN', 'null', '__proto__', 'constructor', 'toString', '\0', '\ud800', '😀'],
  ...[`<img src=x onerror="${marker}">`, `javascript:${marker}`, `https://a.test/${marker}`, '//a'],
  ...['2026-13-45T99:99:99Z', '-1', '1e400', 'x'.repeat(20_000), 'https://', '../../..', '%00'],
];

/** The JSON text of a value. It is text so that keys can be duplicated and numbers can be huge. */
const leaf = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('null', 'true', 'false', '0', '-1', '1.5', '1e308', '1e999', '-0', '{}', '[]'),
    fc.constantFrom(
      '{"__proto__":{"polluted":1}}',
      '{"a":1,"a":2}',
      '[[[[[[[[[[]]]]]]]]]]',
      '[null]',
    ),
    fc.constantFrom('9007199254740993', `${'['.repeat(500)}${']'.repeat(500)}`, '{"toString":1}'),
    fc.constantFrom(...strings).map((text) => JSON.stringify(text)),
  );

/** A change of one value of an answer. */
export interface Mutation {
  readonly place: number;
  readonly change: 'replace' | 'drop' | 'double' | 'wrap' | 'rename';
  readonly value: string;
}

/** A change of a whole answer. */
export type Spoiling =
  'none' | 'cut' | 'html' | 'empty' | 'bom' | 'utf-16' | 'bytes' | 'tail' | 'type';

export const mutation = (): fc.Arbitrary<Mutation> =>
  fc.record({
    place: fc.nat(400),
    change: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'double', 'wrap', 'rename'),
    value: leaf(),
  });

export const spoiling = (): fc.Arbitrary<Spoiling> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant('none' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...(['cut', 'html', 'empty', 'bom', 'utf-16', 'bytes', 'tail', 'type'] as const),
      ),
    },
  );

/** The answer's JSON text with all mutations. A place is an index among all values. */
export function mutated(json: unknown, mutations: readonly Mutation[]): string {
  const total = countOf(json);
  const byPlace = new Map(mutations.map((each) => [each.place % total, each]));
  let at = -1;
  const write = (value: unknown): string | undefined => {
    at += 1;
    const found = byPlace.get(at);
    if (found?.change === 'replace') {
      at += countOf(value) - 1;
      return found.value;
    }
    if (found?.change === 'drop') {
      at += countOf(value) - 1;
      return undefined;
    }
    const text = plain(
      value,
      found?.change === 'double' || found?.change === 'rename' ? found : undefined,
    );
    return found?.change === 'wrap' ? `[${text}]` : text;
  };
  const plain = (value: unknown, found: Mutation | undefined): string => {
    if (Array.isArray(value)) {
      const items = value.map(write).filter((each) => each !== undefined);
      return `[${[...items, ...(found ? [items[0] ?? found.value] : [])].join()}]`;
    }
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const members = Object.entries(value).flatMap(([key, each]) => {
      const text = write(each);
      return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
    });
    const [first = 'a'] = Object.keys(value);
    const more = found
      ? [`${JSON.stringify(found.change === 'double' ? first : '__proto__')}:${found.value}`]
      : [];
    return `{${[...members, ...more].join()}}`;
  };
  return write(json) ?? '';
}

function countOf(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 1;
  return Object.values(json).reduce((sum: number, each) => sum + countOf(each), 1);
}

/** The answer as a `Response`. */
export function responseOf(text: string, how: Spoiling): Response {
  const headers = { 'content-type': how === 'type' ? 'text/html' : 'application/json' };
  const bytes = new TextEncoder().encode(text);
  const bodies: Readonly<Record<Spoiling, BodyInit>> = {
    none: text,
    type: text,
    cut: text.slice(0, Math.floor(text.length / 2)),
    html: `<!doctype html><title>${marker}</title>`,
    empty: '',
    bom: `\ufeff${text}`,
    tail: `${text}${marker}`,
    'utf-16': Buffer.from(text, 'utf16le'),
    bytes: bytes.map((byte, index) => (index % 97 === 13 ? 0xff : byte)),
  };
  return new Response(bodies[how], { headers });
}

/** Recorded parts of the live service's answers. */
export function recorded(name: string): unknown {
  const url = new URL(`../../../test/fixtures/recorded/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8'));
}
