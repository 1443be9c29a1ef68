import type { Handler } from './disturbed.js';
import type { Witness } from './witness.js';

/** A JSON object from the network. */
export type Fields = Readonly<Record<string, unknown>>;

/** The wrappers by which a witness observes traffic, behind the faults. */
export interface Spy {
  /** Wraps the service. Requests count after they were processed. */
  atService(answering: Handler): Handler;
  /** Wraps the broker. The origin of the page identifies the owner of a code. */
  atBroker(answering: Handler): Handler;
  /** The `fetch` of the broker. Its answers have really arrived. */
  readonly fetch: typeof globalThis.fetch;
}

/** Reports every token that is requested, issued and received to `witness`. */
export function spyOn(witness: Witness): Spy {
  const hearCode = (request: Request, code: unknown): void => {
    const origin = request.headers.get('origin');
    if (origin !== null) witness.owns(new URL(origin).hostname.split('.')[0] ?? '', code);
  };
  return {
    atBroker: (answering) => async (request) => {
      if (request.method === 'POST') hearCode(request, (await read(request.clone()))['code']);
      return answering(request);
    },
    atService: (answering) => async (request) => {
      const isTokenCall = request.method === 'POST' && request.url.endsWith('/access-token');
      if (!isTokenCall) return answering(request);
      const asked = await read(request.clone());
      hearCode(request, asked['authorization_code']);
      const answer = await answering(request);
      witness.saw({ request: asked, status: answer.status, answer: await read(answer.clone()) });
      return answer;
    },
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const text = await response.text();
      witness.received(parse(text)['refresh_token']);
      const { status, headers } = response;
      return new Response(status === 204 ? null : text, { status, headers });
    },
  };
}

async function read(message: Request | Response): Promise<Fields> {
  return parse(await message.text());
}

function parse(text: string): Fields {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {};
  }
}
