import { apiChecks } from './service/api-checks.js';
import { brokerChecks } from './service/broker-checks.js';
import { clockCheck } from './service/clock-check.js';
import { skipped, type Check, type DoctorStep, type Finding, type Verdict } from './finding.js';
import { contentChecks } from './page/content-checks.js';
import { framingOf } from './page/frame.js';
import { frameChecks } from './page/frame-checks.js';
import { redirectChecks } from './service/redirect-checks.js';
import { pageCheck } from './page/page-check.js';
import { BrokerSession } from './service/broker-session.js';
import { policyCheck } from './page/policy-check.js';
import { scriptChecks } from './page/script-check.js';
import { readSettings, type DoctorSettings, type Setup } from './settings.js';
import { noSignIn, signInChecks } from './service/sign-in-checks.js';
import { tokenChecks } from './service/token-checks.js';
import { TrialSignIn } from './service/trial-sign-in.js';

/** Options of `examine`. */
export interface ExamineOptions {
  /** Also signs in, in a window. In this case call `examine` directly in a click handler. */
  readonly signIn?: boolean;
  /** Stops waiting for the sign-in window. The remaining steps are still checked. */
  readonly signal?: AbortSignal;
  /** Called with each step before it is checked. */
  readonly onStep?: (step: DoctorStep) => void;
  /** Called with each finding. */
  readonly onFinding?: (finding: Finding) => void;
}

/**
 * Checks, one by one, the steps from a picker with these settings to its first result, and reports
 * for each what is wrong and how to fix it. Changes nothing except the user's own session if
 * `signIn` is set. Never rejects.
 */
export function examine(
  settings: DoctorSettings,
  options: ExamineOptions = {},
): Promise<readonly Finding[]> {
  const { checks, setup } = readSettings(settings);
  if (!setup) return runChecks(checks, options);
  // The window is opened before the first `await`, because browsers open windows only in a user
  // gesture.
  const canReturn = setup.redirect.origin === window.origin;
  const trialSignIn = options.signIn && canReturn ? new TrialSignIn() : undefined;
  const allChecks = [...checks, ...checksOf(setup, trialSignIn, options)];
  return runChecks(allChecks, options).finally(() => trialSignIn?.close());
}

function checksOf(
  setup: Setup,
  trialSignIn: TrialSignIn | undefined,
  { signIn = false, signal }: ExamineOptions,
): readonly Check[] {
  const session = new BrokerSession(setup);
  // A page without an origin has no cookies, so the kind of frame cannot be determined; the page
  // check fails anyway.
  const framing = window.origin === 'null' ? 'none' : framingOf();
  return [
    pageCheck,
    ...frameChecks(setup, framing, signIn),
    policyCheck(),
    ...scriptChecks(),
    ...redirectChecks(setup),
    ...brokerChecks(setup, session),
    ...(signIn ? signInChecks(setup, session, trialSignIn, signal) : [noSignIn]),
    ...apiChecks(setup),
    ...tokenChecks(setup, session),
    ...contentChecks(setup, session),
    clockCheck(setup),
  ];
}

async function runChecks(
  checks: readonly Check[],
  { onStep, onFinding }: ExamineOptions,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  /** The steps that failed or were skipped, with the step that must be fixed first. */
  const blocked = new Map<DoctorStep, DoctorStep>();
  for (const { step, needs = [], run } of checks) {
    onStep?.(step);
    const [blocker] = needs.flatMap((need) => blocked.get(need) ?? []);
    const verdict = blocker === undefined ? await run() : blockedBy(blocker);
    if (blocker !== undefined || verdict.status === 'failed') blocked.set(step, blocker ?? step);
    const finding = { step, ...verdict };
    findings.push(finding);
    onFinding?.(finding);
  }
  return findings;
}

function blockedBy(step: DoctorStep): Verdict {
  return skipped(`Not checked: fix “${step}” first.`);
}
