import { violationReportDelayMs } from '../../auth/diagnostic-request.js';
import { failed, ok, warning, type Check, type Verdict } from '../finding.js';
import { entriesOfPage, hasPicker } from './scripts.js';

const docs = 'docs/hosts/policies.md';

/** A violation of the page's policy. */
interface Refusal {
  readonly directive: string;
  readonly address: string;
  /** For a blocked Trusted Types policy: its name and more. */
  readonly sample: string;
}

/** The used parts of two interfaces that some supported browsers do not have. */
type ObserverConstructor = new (
  callback: (reports: readonly Report[]) => void,
  options: { readonly types: string[]; readonly buffered: boolean },
) => {
  observe(): void;
  takeRecords(): readonly Report[];
  disconnect(): void;
};
interface Report {
  readonly body?: unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: object): unknown;
}

/**
 * Checks whether the page's content security policy allows the elements, as far as a script can
 * tell.
 */
export function policyCheck(): Check {
  return { step: 'policy', run: examinePolicy };
}

async function examinePolicy(): Promise<Verdict> {
  const refusals = await readRefusals();
  const isBundled = hasPicker() && entriesOfPage().length === 0;
  const [ours, lits] = ['dam-elements', 'lit-html'].map(mayCreatePolicy);
  const isNamed = (name: string): boolean =>
    refusals.some(
      ({ directive, sample }) => directive === 'trusted-types' && sample.startsWith(name),
    );
  const needsLit = isBundled || isNamed('lit-html');
  if (ours === false || (needsLit && lits === false)) {
    return failed(
      `The page's policy blocks the Trusted Types policy ${ours === false ? 'dam-elements' : 'lit-html'}.`,
      `Write trusted-types dam-elements${needsLit ? ' lit-html' : ''} in the page's Content-Security-Policy.`,
      docs,
    );
  }
  const script = refusals.find(
    ({ directive, address }) =>
      directive.startsWith('script-src') && /\/dam-[\w.-]+\.js(\?|$)/.test(address),
  );
  if (script) return refused('script-src', script.address, 'the elements’ own script');
  for (const directive of ['img-src', 'media-src', 'frame-src'] as const) {
    const found = refusals.find((one) => one.directive === directive && isWeb(one.address));
    if (found) {
      const { origin } = new URL(found.address);
      return warning(
        `The page's policy has blocked content from ${origin} (${directive}).`,
        `If it belongs to the asset library, add ${origin} to ${directive}.`,
        docs,
      );
    }
  }
  return ok(
    lits === false && !hasPicker()
      ? "The page's policy allows the elements. With a bundler it also needs lit-html in trusted-types."
      : "The page's policy allows the elements, as far as can be checked.",
  );
}

function refused(directive: string, address: string, what: string): Verdict {
  const { origin } = new URL(address, location.href);
  const value = origin === location.origin ? "'self'" : origin;
  return failed(
    `The page's policy blocks ${what}, ${address}.`,
    `Add ${value} to ${directive} in the page's Content-Security-Policy.`,
    docs,
  );
}

/**
 * Whether a Trusted Types policy of this name may be created. It is created in a frame, because
 * each name can be used only once on the page.
 */
function mayCreatePolicy(name: string): boolean {
  const frame = document.createElement('iframe');
  document.documentElement.append(frame);
  try {
    const factory: unknown =
      frame.contentWindow && Reflect.get(frame.contentWindow, 'trustedTypes');
    if (factory) (factory as PolicyFactory).createPolicy(name, {});
    return true;
  } catch {
    return false;
  } finally {
    frame.remove();
  }
}

/** Returns the violations so far, in browsers that keep reports. */
async function readRefusals(): Promise<readonly Refusal[]> {
  const Observer = Reflect.get(window, 'ReportingObserver') as ObserverConstructor | undefined;
  if (!Observer) return [];
  const refusals: Refusal[] = [];
  const read = (reports: readonly Report[]): void => {
    for (const { body } of reports) {
      const { effectiveDirective, blockedURL, sample, disposition } = body as Readonly<
        Record<string, string | null>
      >;
      if (disposition !== 'enforce') continue;
      refusals.push({
        directive: (effectiveDirective ?? '').replace(/-(elem|attr)$/, ''),
        address: blockedURL ?? '',
        sample: sample ?? '',
      });
    }
  };
  const observer = new Observer(read, { types: ['csp-violation'], buffered: true });
  observer.observe();
  await new Promise((resolve) => setTimeout(resolve, violationReportDelayMs));
  read(observer.takeRecords());
  observer.disconnect();
  return refusals;
}

function isWeb(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
