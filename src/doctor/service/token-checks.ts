import { sendRequest, type RequestOutcome } from '../../auth/diagnostic-request.js';
import { failed, ok, skipped, warning, type Check, type Verdict } from '../finding.js';
import type { BrokerSession } from './broker-session.js';
import type { Setup } from '../settings.js';

/** Whether the API takes the token, and gives branded links by it. */
export function tokenChecks(setup: Setup, session: BrokerSession): readonly Check[] {
  const { api, profile, branded } = setup;
  const notSignedIn = skipped('Not tried: nobody is signed in.');
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
      'See that its successful answers, too, come with Access-Control-Allow-Origin.',
    );
  }
  const { ok: isGood, status } = reply.response;
  if (isGood) return ok('The API takes the token, and says who is signed in.');
  if (status === 401) {
    return failed(
      "The API refuses the broker's token.",
      'base-url and site-url have to belong to one account, and to the same environment.',
    );
  }
  return warning(`The API answers ${status} to who is signed in.`, 'See whether this person may.');
}

function judgeBranded(reply: RequestOutcome): Verdict {
  if (reply.status === 'answered' && reply.response.ok) {
    return ok('The API lists assets when branded links are asked for.');
  }
  return failed(
    'The API lists no assets when branded links are asked for.',
    'Check that branded links are switched on for this account, or take branded-links away.',
  );
}
