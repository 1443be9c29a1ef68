import type { AuthError } from '../../auth/auth-error.js';
import { failed, ok, skipped, warning, type Check, type Verdict } from '../finding.js';
import { framingOf, isSandboxed, sandboxLine } from '../page/frame.js';
import { cookieLine, relayFix } from '../page/frame-checks.js';
import type { BrokerSession } from './broker-session.js';
import { readCallback } from './read-callback.js';
import type { Setup } from '../settings.js';
import type { TrialSignIn, TrialResult } from './trial-sign-in.js';

const unknownPage = failed(
  'The sign-in window was closed, or hid itself, before an answer came.',
  'If it showed an error, check site-url, and that client-id and redirect-uri are registered there exactly so.',
  'README.md#put-it-into-a-page',
);

/** Stands for the checks below where they were not asked for. */
export const noSignIn: Check = {
  step: 'window',
  run: () => skipped('Not tried: signing in was not asked for.'),
};

/**
 * One sign-in from the window to the session, as the pickers go through it. There is no `trial`
 * where the window could never come back to this page.
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
          ? skipped('Not tried: no code came.')
          : judgeExchange(await session.exchange(trialSignIn.attempt)),
    },
    {
      step: 'session',
      needs: ['exchange'],
      run: async () =>
        session.token === undefined
          ? skipped('Not tried: there is no session.')
          : judgeSession(await session.refresh(), setup),
    },
  ];
}

function judgeWindow(trialSignIn: TrialSignIn | undefined): Verdict {
  if (trialSignIn?.isSandboxed === true) {
    return failed(
      'The sandbox of the frame around this page holds the sign-in window, too: no page can sign in there.',
      `Add allow-popups-to-escape-sandbox to the frame: ${sandboxLine}.`,
      'docs/hosts/frames.md',
    );
  }
  if (trialSignIn?.isOpen) return ok('The sign-in window opens.');
  if (isSandboxed()) {
    return failed(
      'No sign-in window opens: the frame around this page has a sandbox, which has to allow it.',
      `Write ${sandboxLine}. If it is so already, allow windows for this page in the address bar.`,
      'docs/hosts/frames.md',
    );
  }
  return failed(
    'The browser did not open the sign-in window.',
    'Allow windows for this page in the address bar, and examine straight from a click.',
  );
}

function judgeResult(
  result: TrialResult,
  setup: Setup,
  session: BrokerSession,
  trialSignIn: TrialSignIn,
): Verdict {
  if (result.status === 'stopped')
    return skipped('Not learned: waiting for the window was stopped.');
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
    'The sign-in window was closed, or hid itself, and this frame of another site then hears no answer.',
    relayFix(setup),
    'docs/hosts/frames.md',
  );
}

function judgeExchange(error: AuthError | undefined): Verdict {
  if (!error) return ok('The broker traded the code for a token.');
  if (error.code === 'exchange_failed') {
    return failed(
      'The broker could not trade the code in: its clientSecret or clientId is wrong, or its account is another.',
      "Compare the broker's clientId, clientSecret, siteUrl and account with the service's; client-id here must be the same.",
      'docs/broker.md#running-it',
    );
  }
  if (error.code === 'unknown_outcome' || error.code === 'broker_unreachable') {
    return failed(
      'The broker got no answer from the API, or none that it could read.',
      "Check the broker's apiUrl, and that its server may reach the API.",
      'docs/broker.md#running-it',
    );
  }
  return failed(`The broker did not trade the code in (${error.code}).`, "See the broker's log.");
}

function judgeSession(error: AuthError | undefined, { broker }: Setup): Verdict {
  if (!error) return ok('The session lasts: the broker knows its cookie again.');
  if (error.code === 'login_required') {
    return failed(
      `The browser did not keep the broker's cookie: every reload would ask to sign in.`,
      cookieFix(broker),
      'docs/broker.md#running-it',
    );
  }
  return warning(`The broker could not be asked again (${error.code}).`, 'Examine again.');
}

function cookieFix(broker: URL): string {
  if (framingOf() === 'other-site') {
    return `This page is in a frame of another site: give the broker ${cookieLine} (DAM_SAME_SITE=none), over https.`;
  }
  return broker.origin === window.origin
    ? 'See that nothing before the broker takes Set-Cookie away, and that cookieKeys stay the same.'
    : `Put the broker on the pages' own site, or give it ${cookieLine} over https.`;
}
