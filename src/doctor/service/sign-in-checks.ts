import type { AuthError } from '../../auth/auth-error.js';
import { failed, ok, skipped, warning, type Check, type Verdict } from '../finding.js';
import { framingOf, isSandboxed, sandboxLine } from '../page/frame.js';
import { cookieLine, relayFix } from '../page/frame-checks.js';
import type { BrokerSession } from './broker-session.js';
import { readCallback } from './read-callback.js';
import type { Setup } from '../settings.js';
import type { TrialSignIn, TrialResult } from './trial-sign-in.js';

const unknownPage = failed(
  'The sign-in window was closed, or hid itself, before a response came.',
  'If it showed an error, check site-url, and that client-id and redirect-uri are registered there exactly so.',
  'README.md#put-it-into-a-page',
);

/** Replaces the sign-in checks if they were not requested. */
export const noSignIn: Check = {
  step: 'window',
  run: () => skipped('Not checked: signing in was not requested.'),
};

/**
 * Checks one sign-in from the window to the session, like the pickers' own. `trialSignIn` is
 * undefined if the window could never return to this page.
 */
export function signInChecks(
  setup: Setup,
  session: BrokerSession,
  trialSignIn: TrialSignIn | undefined,
  signal: AbortSignal | undefined,
): readonly Check[] {
  const window: Check = {
    step: 'window',
    needs: ['page', 'site', 'redirect-page', 'relay-page'],
    run: () => judgeWindow(trialSignIn),
  };
  if (!trialSignIn) return [window];
  return [
    window,
    {
      step: 'callback',
      needs: ['window'],
      run: async () =>
        judgeResult(await trialSignIn.run(setup, signal), setup, session, trialSignIn),
    },
    {
      step: 'exchange',
      needs: ['callback', 'broker-origin'],
      run: async () =>
        session.code === undefined
          ? skipped('Not checked: there is no code.')
          : judgeExchange(await session.exchange(trialSignIn.attempt)),
    },
    {
      step: 'session',
      needs: ['exchange'],
      run: async () =>
        session.token === undefined
          ? skipped('Not checked: there is no session.')
          : judgeSession(await session.refresh(), setup),
    },
  ];
}

function judgeWindow(trialSignIn: TrialSignIn | undefined): Verdict {
  if (trialSignIn?.isSandboxed === true) {
    return failed(
      'The sandbox of the frame around this page also applies to the sign-in window: users cannot sign in there.',
      `Add allow-popups-to-escape-sandbox to the frame: ${sandboxLine}.`,
      'docs/hosts/frames.md',
    );
  }
  if (trialSignIn?.isOpen) return ok('The sign-in window opens.');
  if (isSandboxed()) {
    return failed(
      'No sign-in window opens: the sandbox of the frame around this page must allow it.',
      `Write ${sandboxLine}. If you have done so, allow pop-up windows for this page in the address bar.`,
      'docs/hosts/frames.md',
    );
  }
  return failed(
    'The browser did not open the sign-in window.',
    'Allow pop-up windows for this page in the address bar, and run the check directly in a click handler.',
  );
}

function judgeResult(
  result: TrialResult,
  setup: Setup,
  session: BrokerSession,
  trialSignIn: TrialSignIn,
): Verdict {
  if (result.status === 'stopped')
    return skipped('Not checked: waiting for the window was stopped.');
  if (result.status !== 'answered') return judgeNoResponse(setup);
  const { redirect } = setup;
  const { verdict, code } = readCallback(result.address, { redirect, state: trialSignIn.state });
  session.code = code;
  if (!result.severed || verdict.status !== 'ok') return verdict;
  return ok(`${verdict.message} The sign-in page hid the window meanwhile, which does no harm.`);
}

function judgeNoResponse(setup: Setup): Verdict {
  if (setup.relay || framingOf() !== 'other-site') return unknownPage;
  return failed(
    'The sign-in window was closed, or hid itself, and this frame of another site then receives no response.',
    relayFix(setup),
    'docs/hosts/frames.md',
  );
}

function judgeExchange(error: AuthError | undefined): Verdict {
  if (!error) return ok('The broker exchanged the code for a token.');
  if (error.code === 'exchange_failed') {
    return failed(
      'The broker could not exchange the code: its clientSecret or clientId is wrong, or its account is another.',
      "Compare the broker's clientId, clientSecret, siteUrl and account with the service's; client-id here must be the same.",
      'docs/broker.md#running-it',
    );
  }
  if (error.code === 'unknown_outcome' || error.code === 'broker_unreachable') {
    return failed(
      'The broker got no response from the API, or none that it could read.',
      "Check the broker's apiUrl, and that its server can reach the API.",
      'docs/broker.md#running-it',
    );
  }
  return failed(`The broker did not exchange the code (${error.code}).`, "Check the broker's log.");
}

function judgeSession(error: AuthError | undefined, { broker }: Setup): Verdict {
  if (!error) return ok('The session lasts: the broker recognizes its cookie.');
  if (error.code === 'login_required') {
    return failed(
      `The browser did not keep the broker's cookie: users would have to sign in after every reload.`,
      cookieFix(broker),
      'docs/broker.md#running-it',
    );
  }
  return warning(
    `The broker could not refresh the session (${error.code}).`,
    'Run the check again.',
  );
}

function cookieFix(broker: URL): string {
  if (framingOf() === 'other-site') {
    return `This page is in a frame of another site: set ${cookieLine} (DAM_SAME_SITE=none) for the broker, over https.`;
  }
  return broker.origin === window.origin
    ? 'Check that no proxy before the broker removes Set-Cookie, and that cookieKeys stay the same.'
    : `Put the broker on the pages' own site, or set ${cookieLine} for it over https.`;
}
