import type { ApiCall, SetUp } from './setup.js';

type Api = NonNullable<SetUp['api']>;
type Body = Readonly<Record<string, unknown>> & { readonly items: readonly object[] };

/** Changes each page of a search. */
export function eachPage(change: (body: Body, call: ApiCall) => object): Api {
  return async (call) => {
    const answer = await call.pass();
    const body: unknown = isSearch(call.url) && answer.ok ? await answer.clone().json() : undefined;
    return isBody(body) ? Response.json(change(body, call)) : answer;
  };
}

/** Answers every search, or every call, with this status. */
export function refusing(
  status: number,
  headers: Readonly<Record<string, string>> = {},
  which: (url: URL) => boolean = () => true,
): Api {
  return ({ url }) => (which(url) ? new Response('{}', { status, headers }) : undefined);
}

/** Ignores the offset of searches. */
export const offsetIgnored: Api = async ({ url, pass }) =>
  isSearch(url) ? pass((asked) => asked.searchParams.delete('offset')) : pass();

/** A page of HTML, as from captive portals. */
export const html: Api = () =>
  new Response('<!doctype html><title>Sign in</title>', {
    headers: { 'content-type': 'text/html' },
  });

/** Whether a call requests a page of a list. */
export function isSearch({ pathname }: URL): boolean {
  return /\/(search|scroll|channels?\/[^/]+)$/.test(pathname);
}

function isBody(body: unknown): body is Body {
  return typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items);
}
