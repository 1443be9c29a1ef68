import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

/** A request as the service saw it. */
export interface Seen {
  readonly method: string;
  /** Path and query. */
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** What was sent, as JSON; undefined where nothing was. */
  readonly json: unknown;
}

/** Answers one request. Whatever it returns is sent as JSON; undefined means that it sent its own. */
export type Answer = (seen: Seen, response: ServerResponse) => unknown;

/** A service over real HTTP for the length of a test. Answers in turn; the last one stays. */
export async function answering(
  context: TestContext,
  ...answers: readonly Answer[]
): Promise<{ readonly baseUrl: string; readonly seen: readonly Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service.test');
    let sent = '';
    request.setEncoding('utf8').on('data', (part: string) => (sent += part));
    request.on('end', () => {
      const json: unknown = sent === '' ? undefined : JSON.parse(sent);
      const arrived = { method: request.method ?? '', url, headers: request.headers, json };
      const answer = answers[Math.min(seen.length, answers.length - 1)];
      seen.push(arrived);
      const answered = answer?.(arrived, response);
      if (answered !== undefined) {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answered));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, seen };
}

/** Refuses with `status`. */
export function refusing(status: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return (_, response) => {
    response.writeHead(status, headers).end('{"error":true}');
    return undefined;
  };
}

/** Lets the request wait for ever. */
export const silent: Answer = () => undefined;

/** An empty page of a search. */
export const emptyPage = { total_count: 0, items: [] };
