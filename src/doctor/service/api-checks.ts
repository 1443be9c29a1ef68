import { sendRequest, probe } from '../../auth/diagnostic-request.js';
import { failed, ok, skipped, warning, type Check, type Verdict } from '../finding.js';
import type { Setup } from '../settings.js';
import { noResponse } from './no-response.js';

/** An invalid token, which is enough to trigger a preflight request for the header. */
const noToken = { authorization: 'Bearer none' };

/**
 * Checks whether the API responds, lets this page read it, and accepts each header that pickers
 * send.
 */
export function apiChecks(setup: Setup): readonly Check[] {
  const { api, profile, branded } = setup;
  const user = new URL('v2/user', api);
  const search = new URL('v2/products/search', api);
  const toggle = { [profile.toggleHeader]: profile.toggleValue };
  const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  return [
    { step: 'api', run: () => examineReach(user) },
    { step: 'api-origin', needs: ['api'], run: () => examineOrigin(user) },
    {
      step: 'authorization',
      needs: ['api-origin'],
      run: () => examineHeader('authorization', user, { headers: noToken }),
    },
    {
      step: 'content-type',
      needs: ['api-origin'],
      run: () => examineHeader('content-type', search, json),
    },
    {
      step: 'toggle',
      needs: ['api-origin'],
      run: () =>
        branded
          ? examineHeader(profile.toggleHeader, user, { headers: toggle })
          : skipped('Not checked: branded-links is off.'),
    },
  ];
}

async function examineReach(user: URL): Promise<Verdict> {
  const reply = await probe(user);
  if (reply.status !== 'answered') return noResponse('base-url', user, reply);
  return ok(`${user.origin} responds.`);
}

async function examineOrigin(user: URL): Promise<Verdict> {
  const plain = await sendRequest(user, { redirect: 'manual' });
  // Some services send CORS headers only after a preflight request.
  const reply =
    plain.status === 'unreadable'
      ? await sendRequest(user, { headers: noToken, redirect: 'error' })
      : plain;
  if (reply.status === 'answered') return judge(reply.response);
  if (reply.status !== 'unreadable') return noResponse('base-url', user, reply);
  return failed(
    `${user.origin} responds, but does not let pages of ${window.origin} read it (no CORS for this origin).`,
    `Have ${window.origin} added to the origins that the API allows (Access-Control-Allow-Origin).`,
  );
}

function judge({ type, status, headers }: Response): Verdict {
  const fix = 'Check the path of base-url: at the right one, /v2/user requires a token.';
  if (type === 'opaqueredirect') {
    return failed('base-url redirects to another URL.', 'Set base-url to that URL.');
  }
  if (status === 401 || status === 403) {
    return ok('The API lets this page read its responses, and requires a token.');
  }
  if (status === 429 || status >= 500) {
    return warning(
      `The API lets this page read it, but responds with ${status}.`,
      'Try again later.',
    );
  }
  const what = headers.get('content-type')?.includes('html') ? 'a web page' : `status ${status}`;
  return failed(`base-url responds with ${what} for /v2/user: it is not the version 2.0 API.`, fix);
}

async function examineHeader(header: string, url: URL, init: RequestInit): Promise<Verdict> {
  const alone = await sendRequest(url, init);
  const headers = { ...noToken, ...(init.headers as Readonly<Record<string, string>>) };
  // Without a token the response may be unreadable for another reason, so the request is repeated
  // with one.
  const { status } =
    alone.status === 'unreadable' ? await sendRequest(url, { ...init, headers }) : alone;
  if (status === 'answered') return ok(`The API accepts the header ${header} from this page.`);
  return failed(
    `The API can be read, but does not let this page send the header ${header}.`,
    `Have ${header} added to Access-Control-Allow-Headers; OPTIONS requests must succeed without a token.`,
  );
}
