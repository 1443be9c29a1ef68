import { sendRequest, probe } from '../../auth/diagnostic-request.js';
import { failed, ok, skipped, warning, type Check, type Verdict } from '../finding.js';
import type { Setup } from '../settings.js';
import { noResponse } from './no-response.js';

/** Nobody's token: enough to make the browser ask whether the header may be sent. */
const noToken = { authorization: 'Bearer none' };

/** Whether the API answers, lets this page read it, and takes each header that the pickers send. */
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
          : skipped('Not tried: branded-links is off.'),
    },
  ];
}

async function examineReach(user: URL): Promise<Verdict> {
  const reply = await probe(user);
  if (reply.status !== 'answered') return noResponse('base-url', user, reply);
  return ok(`${user.origin} answers.`);
}

async function examineOrigin(user: URL): Promise<Verdict> {
  const plain = await sendRequest(user, { redirect: 'manual' });
  // Some services show themselves only to requests that had to ask first.
  const reply =
    plain.status === 'unreadable'
      ? await sendRequest(user, { headers: noToken, redirect: 'error' })
      : plain;
  if (reply.status === 'answered') return judge(reply.response);
  if (reply.status !== 'unreadable') return noResponse('base-url', user, reply);
  return failed(
    `${user.origin} answers, but lets no page of ${window.origin} read it (no CORS for this origin).`,
    `Have ${window.origin} added to the origins that the API allows (Access-Control-Allow-Origin).`,
  );
}

function judge({ type, status, headers }: Response): Verdict {
  const fix = 'Check the path of base-url: the API is where /v2/user asks for a token.';
  if (type === 'opaqueredirect') {
    return failed('base-url leads on to another address.', 'Give the address it leads to.');
  }
  if (status === 401 || status === 403) {
    return ok('The API lets this page read its answers, and wants a token.');
  }
  if (status === 429 || status >= 500) {
    return warning(`The API lets this page read it, but answers ${status}.`, 'Try again later.');
  }
  const what = headers.get('content-type')?.includes('html') ? 'a web page' : `status ${status}`;
  return failed(`base-url answers ${what} for /v2/user: it is not the version 2.0 API.`, fix);
}

async function examineHeader(header: string, url: URL, init: RequestInit): Promise<Verdict> {
  const alone = await sendRequest(url, init);
  const headers = { ...noToken, ...(init.headers as Readonly<Record<string, string>>) };
  // As above: an answer that is kept from requests without a token says nothing of the header.
  const { status } =
    alone.status === 'unreadable' ? await sendRequest(url, { ...init, headers }) : alone;
  if (status === 'answered') return ok(`The API takes the header ${header} from this page.`);
  return failed(
    `The API can be read, but does not let this page send the header ${header}.`,
    `Have ${header} added to Access-Control-Allow-Headers; OPTIONS must be answered without a token.`,
  );
}
