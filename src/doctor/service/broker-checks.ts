import { isTokenText } from '../../auth/token-text.js';
import { sendRequest, probe, readObject } from '../../auth/diagnostic-request.js';
import { failed, ok, warning, type Check, type Verdict } from '../finding.js';
import type { BrokerSession } from './broker-session.js';
import type { Setup } from '../settings.js';
import { noResponse } from './no-response.js';

const docs = 'docs/broker.md#running-it';
const mountFix = 'Compare broker-url with the path where the broker is mounted (its basePath).';

/** Checks whether the broker responds and allows this page. */
export function brokerChecks({ broker }: Setup, session: BrokerSession): readonly Check[] {
  return [
    { step: 'broker', run: () => examineHealth(broker) },
    { step: 'broker-origin', needs: ['broker'], run: () => examineOrigin(broker, session) },
  ];
}

async function examineHealth(broker: URL): Promise<Verdict> {
  const health = new URL('health', broker);
  const reply = await (broker.origin === window.origin ? sendRequest(health) : probe(health));
  if (reply.status !== 'answered') return noResponse('broker-url', broker, reply);
  const { response } = reply;
  if (response.type === 'opaque') return ok(`Something responds at ${broker.origin}.`);
  const { status } = await readObject(response);
  if (response.ok && status === 'ok') return ok('The broker is up.');
  if (response.status >= 500) {
    return failed(
      `The broker responds with ${response.status}: it has a problem.`,
      'Check its log.',
    );
  }
  const what = response.ok ? 'something else' : `status ${response.status}`;
  return failed(
    `${health.pathname} responds with ${what}: the broker is not there.`,
    mountFix,
    docs,
  );
}

async function examineOrigin(broker: URL, session: BrokerSession): Promise<Verdict> {
  const reply = await sendRequest(new URL('refresh', broker), {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', 'x-dam-auth': '1' },
    credentials: 'include',
    redirect: 'error',
  });
  const refused = failed(
    `The broker responds, but not to pages of ${window.origin}: its list of origins does not contain it.`,
    `Add '${window.origin}' to the broker's allowedOrigins (DAM_ALLOWED_ORIGINS); if it is there, check that no proxy removes Origin or answers OPTIONS itself.`,
    docs,
  );
  if (reply.status === 'unreadable') return refused;
  if (reply.status !== 'answered') return noResponse('broker-url', broker, reply);

  const { status } = reply.response;
  const body = await readObject(reply.response);
  const error = body['error'];
  if (status === 200 && isTokenText(body['access_token'])) {
    session.token = body['access_token'];
    return ok('The broker allows this page, and a user is signed in.');
  }
  if (error === 'login_required') {
    return ok('The broker allows this page; no user is signed in.');
  }
  if (status === 403 && error === undefined) return refused;
  if (error === 'throttled')
    return warning('The broker receives too many requests.', 'Wait a minute.');
  if (error === 'unknown_outcome') {
    return warning(
      'The broker allows this page, but gets no response from the API.',
      "Check the broker's apiUrl, and that its server can reach the API.",
      docs,
    );
  }
  if (error === 'refused') {
    return failed(
      `The broker rejects the page's request (${status}).`,
      'Check that no proxy before the broker removes the header x-dam-auth or changes the body.',
    );
  }
  return failed(`This is not the broker: it responds with ${status}.`, mountFix, docs);
}
