import { replaceTexts, type Json } from '../browser/json.js';
import type { ApiAnswer, Sent, Tampering } from '../browser/world.js';

/** A payload in an answer. */
export interface Planted {
  /** The route and the place, e.g. `search items[3].filename`. */
  readonly place: string;
  readonly payload: string;
}

/**
 * Which places get a payload. `words`: all texts except ids and links, so that everything can be
 * opened and picked; URLs contain the payload as a part. `all`: every text, name and null.
 * `errors`: error messages. `tokens`: the broker's answers.
 */
export type Mode = 'words' | 'all' | 'errors' | 'tokens';

/** Chooses the payload of a place; undefined leaves it unchanged. */
export type Choose = (place: string) => string | undefined;

/** Objects whose member names are chosen by customers. */
const naming = /(^|\.)(embeds|thumbnails|fields|attributes|facets)$/;
/** Members that later requests depend on. */
const leading =
  /(^|\.)(id|uuid|external_id|product_id|product_category_id|parent_product_id|product_type_id|attribute_id|search_query|display_key|format_type|scroll_id|item_type|created_date|\w+_date|valid_until|type)$/;
const addressed = /(^|\.)(url|share|download)$/;
const failures = [400, 403, 404, 409, 422, 429, 500, 503];

/** Puts payloads into the answers of a visit and records their places. */
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

  readonly change = ({ route, id, json }: ApiAnswer): Sent | undefined => {
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
      // Half of the payloads are encoded, so that some URLs remain valid.
      const written = place.length % 2 === 0 ? payload : encodeURIComponent(payload.toWellFormed());
      return `${text}${text.includes('?') ? '&' : '?'}x=${written}`;
    }
    const payload = this.#plant(place);
    if (payload !== undefined && text !== null) this.#originals.set(payload, text);
    return payload;
  }

  /** A failure with a different status each time, as JSON or as markup. */
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
 * Assigns one of `payloads` to each place, and a different one in each round. After as many rounds
 * as there are payloads, every place has had all of them. Neighbours in a list get different ones.
 */
export function rotating(payloads: readonly string[], seed: number, round: number): Choose {
  return (place) => {
    const numbers = place.match(/\d+/g) ?? [];
    const field = place.replace(/\d+/g, '');
    const offset = numbers.reduce((sum, number) => sum + Number(number), hashOf(field) + seed);
    return payloads[(offset + round * stride) % payloads.length];
  };
}

/** A large step between rounds, so that few rounds try payloads of all kinds. */
const stride = 53;

function hashOf(text: string): number {
  let hash = 0;
  for (const character of text) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash % 100_003;
}
