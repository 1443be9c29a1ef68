import { replaceTexts, type Json } from '../browser/json.js';
import type { OnItsWay, Sent, Tampering } from '../browser/world.js';

/** A payload at a place of an answer. */
export interface Planted {
  /** The route and the place, e.g. `search items[3].filename`. */
  readonly place: string;
  readonly payload: string;
}

/**
 * Which places get one. `words`: everything but what leads further, so that all can be opened and
 * picked; addresses get it as a part of them. `all`: every text and name, and what is null.
 * `errors`: what is said with a failure. `tokens`: what the broker says.
 */
export type Mode = 'words' | 'all' | 'errors' | 'tokens';

/** Decides what stands at a place; undefined leaves it. */
export type Choose = (place: string) => string | undefined;

/** Names of members that are made up by the people who use the service. */
const naming = /(^|\.)(embeds|thumbnails|fields|attributes|facets)$/;
/** What leads to something further, which then cannot be come to any more. */
const leading =
  /(^|\.)(id|uuid|external_id|product_id|product_category_id|parent_product_id|product_type_id|attribute_id|search_query|display_key|format_type|scroll_id|item_type|created_date|\w+_date|valid_until|type)$/;
const addressed = /(^|\.)(url|share|download)$/;
const failures = [400, 403, 404, 409, 422, 429, 500, 503];

/** Plants payloads into the answers of one visit, and remembers where. */
export class Planting implements Tampering {
  readonly planted: Planted[] = [];
  readonly #mode: Mode;
  readonly #choose: Choose;
  readonly #originals = new Map<string, string>();
  #failures = 0;

  constructor(mode: Mode, choose: Choose) {
    this.#mode = mode;
    this.#choose = choose;
  }

  readonly originalOf = (id: string): string => this.#originals.get(id) ?? id;

  readonly change = ({ route, id, json }: OnItsWay): Sent | undefined => {
    const at = id === '' ? route : `${route}(${id})`;
    const mode = this.#mode;
    if ((mode === 'tokens') !== (route === 'token')) return undefined;
    if (mode === 'errors') return this.#failure(at);
    const told = replaceTexts(json, {
      text: (path, text) => this.#text(`${at} ${path}`, path, text),
      name: (path, _name, place) => {
        const isNamed = naming.test(path) && (mode === 'all' || place > 0);
        return isNamed ? this.#plant(`${at} ${path}.{${place}}`) : undefined;
      },
    });
    return { status: 200, type: 'application/json', body: JSON.stringify(told) };
  };

  #text(place: string, path: string, text: string | null): string | undefined {
    if (this.#mode === 'tokens') return this.#plant(place);
    if (this.#mode === 'words') {
      if (text === null || leading.test(path)) return undefined;
      const payload = this.#plant(place);
      if (payload === undefined || !addressed.test(path)) return payload;
      // Encoded in one half of them, so that there are addresses to go on with.
      const written = place.length % 2 === 0 ? payload : encodeURIComponent(payload.toWellFormed());
      return `${text}${text.includes('?') ? '&' : '?'}x=${written}`;
    }
    const payload = this.#plant(place);
    if (payload !== undefined && text !== null) this.#originals.set(payload, text);
    return payload;
  }

  /** Each failure is of another kind; some say it in JSON, some in markup. */
  #failure(at: string): Sent | undefined {
    this.#failures += 1;
    const payload = this.#plant(`${at} failure ${this.#failures}`);
    if (payload === undefined) return undefined;
    const status = failures[this.#failures % failures.length] ?? 500;
    const error: Json = { error: payload, message: payload, errors: [{ message: payload }] };
    return this.#failures % 2 === 0
      ? { status, type: 'application/json', body: JSON.stringify(error) }
      : { status, type: 'text/html', body: payload };
  }

  #plant(place: string): string | undefined {
    const payload = this.#choose(place);
    if (payload !== undefined) this.planted.push({ place, payload });
    return payload;
  }
}

/**
 * One of `payloads` for each place, another in each round: the same place gets all of them in as
 * many rounds as there are payloads, and neighbours in a list get different ones.
 */
export function inTurn(payloads: readonly string[], seed: number, round: number): Choose {
  return (place) => {
    const numbers = place.match(/\d+/g) ?? [];
    const field = place.replace(/\d+/g, '');
    const offset = numbers.reduce((sum, number) => sum + Number(number), hashOf(field) + seed);
    return payloads[(offset + round * stride) % payloads.length];
  };
}

/** Far from round to round, so that few rounds try payloads of all kinds. */
const stride = 53;

function hashOf(text: string): number {
  let hash = 0;
  for (const character of text) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash % 100_003;
}
