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

/** How to examine, and whom to tell meanwhile. */
export interface ExamineOptions {
  /** Also signs in, in a window. Call `examine` straight from a click's handler then. */
  readonly signIn?: boolean;
  /** Stops waiting for the person in the window. The rest is still examined. */
  readonly signal?: AbortSignal;
  /** Hears of each step as it begins. */
  readonly onStep?: (step: DoctorStep) => void;
  /** Hears of each finding as it is made. */
  readonly onFinding?: (finding: Finding) => void;
}

/**
 * Tries, one by one, the steps between a picker with these settings and its first result, and
 * says of each what is wrong and what to change. Changes nothing but, where signing in was asked
 * for, the person's own session. It never rejects.
 */
export function examine(
  settings: DoctorSettings,
  options: ExamineOptions = {},
): Promise<readonly Finding[]> {
  const { checks, setup } = readSettings(settings);
  if (!setup) return runChecks(checks, options);
  // Opened here, before anything is awaited: browsers let only a gesture open windows.
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
  // A page without an origin has no cookies to tell a frame by, and fails anyway.
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
  /** What could not be had, by the step that has to be put right for it. */
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
  return skipped(`Not tried: “${step}” has to be put right first.`);
}
