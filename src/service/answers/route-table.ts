import { Hono, type Context } from 'hono';
import { failureAnswer, Refusal } from './failure.js';

/** An endpoint: the handler of a method on a path. Paths are in the router's syntax. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly answer: (context: Context) => Response | Promise<Response>;
}

/** Answers one request. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * Creates the handler of an origin from its routes. The answer to an unknown path is 404, that to a
 * known path with another method 405 with `Allow`. Unexpected errors become 500 without details.
 */
export function routeTable(routes: readonly Route[]): Handler {
  const app = new Hono();
  for (const { method, path, answer } of routes) {
    app.on(method, path, (context) => answer(context));
  }
  for (const [path, allowed] of methodsByPath(routes)) {
    app.all(path, () => {
      return failureAnswer(405, 'This method is not allowed here.', { allow: allowed.join(', ') });
    });
  }
  app.notFound(() => failureAnswer(404, 'There is nothing at this address.'));
  app.onError((error) => {
    if (error instanceof Refusal) return failureAnswer(error.status, error.message, error.headers);
    return failureAnswer(500, 'The service failed to answer.');
  });
  return async (request) => app.fetch(request);
}

function methodsByPath(routes: readonly Route[]): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>();
  for (const { method, path } of routes) {
    const known = methods.get(path) ?? [];
    known.push(method);
    if (method === 'GET') known.push('HEAD');
    methods.set(path, known);
  }
  return methods;
}
