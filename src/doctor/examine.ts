import { apiChecks } from './service/api-checks.js';
import { brokerChecks } from './service/broker-checks.js';
import { clockCheck } from './service/clock-check.js';
import { skipped, type Check, type DoctorStep, type Finding, type Verdict } from './finding.js';
import { contentChecks } from './page/content-checks.js';
import { framingOf } from './page/frame.js';
import { frameChecks } from './page/frame-checks.js';
import { landingChecks } from './service/landing-checks.js';
import { pageCheck } from './page/page-check.js';
import { Patient } from './service/patient.js';
import { policyCheck } from './page/policy-check.js';
import { scriptChecks } from './page/script-check.js';
import { readSettings, type DoctorSettings, type Setup } from './settings.js';
import { noSignIn, signInChecks } from './service/sign-in-checks.js';
import { tokenChecks } from './service/token-checks.js';
import { Trial } from './service/trial.js';

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
  if (!setup) return carryOut(checks, options);
  // Opened here, before anything is awaited: browsers let only a gesture open windows.
  const mayReturn = setup.redirect.origin === window.origin;
  const trial = options.signIn && mayReturn ? new Trial() : undefined;
  const all = [...checks, ...checksOf(setup, trial, options)];
  return carryOut(all, options).finally(() => trial?.close());
}

function checksOf(
  setup: Setup,
  trial: Trial | undefined,
  { signIn = false, signal }: ExamineOptions,
): readonly Check[] {
  const patient = new Patient(setup);
  // A page without an origin has no cookies to tell a frame by, and fails anyway.
  const framing = window.origin === 'null' ? 'none' : framingOf();
  return [
    pageCheck,
    ...frameChecks(setup, framing, signIn),
    policyCheck(),
    ...scriptChecks(),
    ...landingChecks(setup),
    ...brokerChecks(setup, patient),
    ...(signIn ? signInChecks(setup, patient, trial, signal) : [noSignIn]),
    ...apiChecks(setup),
    ...tokenChecks(setup, patient),
    ...contentChecks(setup, patient),
    clockCheck(setup),
  ];
}

async function carryOut(
  checks: readonly Check[],
  { onStep, onFinding }: ExamineOptions,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  /** What could not be had, by the step that has to be put right for it. */
  const stuck = new Map<DoctorStep, DoctorStep>();
  for (const { step, needs = [], run } of checks) {
    onStep?.(step);
    const [obstacle] = needs.flatMap((need) => stuck.get(need) ?? []);
    const verdict = obstacle === undefined ? await run() : waitingFor(obstacle);
    if (obstacle !== undefined || verdict.status === 'failed') stuck.set(step, obstacle ?? step);
    const finding = { step, ...verdict };
    findings.push(finding);
    onFinding?.(finding);
  }
  return findings;
}

function waitingFor(step: DoctorStep): Verdict {
  return skipped(`Not tried: “${step}” has to be put right first.`);
}
