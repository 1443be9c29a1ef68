import {
  createService,
  recordCatalogue,
  type AssetRecord,
  type Service,
  type ServiceOptions,
} from '../../src/service/index.js';

/** A service and a person who may use it. */
export interface Caller {
  readonly service: Service;
  /** Asks the API as the person. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Asks the API as the person and reads the JSON of the answer. */
  readonly read: (path: string, init?: RequestInit) => Promise<unknown>;
}

/** Starts a service over these records and signs a person in. */
export function caller(records: readonly AssetRecord[], options: ServiceOptions = {}): Caller {
  const service = createService({ catalogue: recordCatalogue(records), ...options });
  const { accessToken } = service.issueTokens();
  const ask: Caller['ask'] = (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${accessToken}`);
    return service.fetch(`${service.baseUrl}${path}`, { ...init, headers });
  };
  return { service, ask, read: async (path, init) => jsonOf(await ask(path, init)) };
}

/** A clock that goes on a second at every look, so that no rate of requests is too high. */
export function hurriedClock(): () => number {
  let time = Date.UTC(2026, 0, 1);
  return () => (time += 1000);
}

/** Sends a token request. */
export function requestTokens(
  service: Service,
  members: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const { clientId, clientSecret } = service;
  return service.fetch(`${service.baseUrl}/v2/oauth/access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, ...members }),
  });
}

/** The JSON of an answer, unread. */
export function jsonOf(answer: Response): Promise<unknown> {
  return answer.json();
}

/** What is at the end of a path into JSON; undefined where the path ends early. */
export function at(json: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return new Map<string, unknown>(Object.entries(value)).get(String(key));
  }, json);
}

/** As {@link at}, of a text. */
export function textAt(json: unknown, ...path: readonly (string | number)[]): string {
  const value = at(json, ...path);
  if (typeof value === 'string') return value;
  throw new TypeError(`There is no text at ${path.join('.')}`);
}

/** As {@link at}, of a list. */
export function listAt(json: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const value = at(json, ...path);
  if (Array.isArray(value)) return value;
  throw new TypeError(`There is no list at ${path.join('.')}`);
}
