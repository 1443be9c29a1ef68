import { sendRequest, type RequestOutcome } from '../../auth/diagnostic-request.js';
import { failed, ok, skipped, warning, type Check, type Verdict } from '../finding.js';
import type { BrokerSession } from './broker-session.js';
import type { Setup } from '../settings.js';

/** Checks whether the API accepts the token and returns branded links. */
export function tokenChecks(setup: Setup, session: BrokerSession): readonly Check[] {
  const { api, profile, branded } = setup;
  const notSignedIn = skipped('Not checked: no user is signed in.');
  const search = new URL('v2/assets/search?limit=1&expand=embeds', api);
  const toggle = { [profile.toggleHeader]: profile.toggleValue };
  const sendWithToken = (
    url: URL,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RequestOutcome> =>
    sendRequest(url, {
      headers: { ...headers, authorization: `Bearer ${session.token ?? ''}` },
      redirect: 'error',
    });
  const tokenCheck: Check = {
    step: 'token',
    needs: ['authorization'],
    run: async () =>
      session.token === undefined
        ? notSignedIn
        : judgeToken(await sendWithToken(new URL('v2/user', api))),
  };
  const brandedCheck: Check = {
    step: 'branded-links',
    needs: ['token', 'toggle'],
    run: async () =>
      session.token === undefined ? notSignedIn : judgeBranded(await sendWithToken(search, toggle)),
  };
  return branded ? [tokenCheck, brandedCheck] : [tokenCheck];
}

function judgeToken(reply: RequestOutcome): Verdict {
  if (reply.status !== 'answered') {
    return failed(
      'The API can be read without a token, but not with one.',
      'Check that its successful responses also have Access-Control-Allow-Origin.',
    );
  }
  const { ok: isGood, status } = reply.response;
  if (isGood) return ok('The API accepts the token and returns the user.');
  if (status === 401) {
    return failed(
      "The API rejects the broker's token.",
      'base-url and site-url must belong to the same account and environment.',
    );
  }
  return warning(
    `The API responds with ${status} to a request for the user.`,
    "Check the user's permissions.",
  );
}

function judgeBranded(reply: RequestOutcome): Verdict {
  if (reply.status === 'answered' && reply.response.ok) {
    return ok('The API lists assets with branded links.');
  }
  return failed(
    'The API does not list assets with branded links.',
    'Check that branded links are enabled for this account, or remove branded-links.',
  );
}
