import { failed, ok, warning, type Check, type Verdict } from '../finding.js';
import { isSandboxed, sandboxLine, type Framing } from './frame.js';
import { examineRelay } from './relay-page.js';
import type { Setup } from '../settings.js';

const docs = 'docs/hosts/frames.md';

/** The broker option for pages in frames of other sites. */
export const cookieLine = "cookie: { sameSite: 'none' }";

/** Checks whether signing in works, and lasts, in the frame that contains the page. */
export function frameChecks(setup: Setup, framing: Framing, signIn: boolean): readonly Check[] {
  const { relay } = setup;
  const frame: Check = { step: 'frame', run: () => examineFrame(framing, signIn) };
  const relayCheck: Check = {
    step: 'relay-page',
    run: () => (relay ? examineRelay(relay, setup) : lackOfRelay(setup)),
  };
  return [
    ...(framing === 'none' ? [] : [frame]),
    ...(relay || framing === 'other-site' ? [relayCheck] : []),
  ];
}

function examineFrame(framing: Framing, signIn: boolean): Verdict {
  const isHttp = location.protocol === 'http:';
  if (framing === 'other-site' && isHttp) {
    return failed(
      'This page is in a frame of another site, over http: the broker’s cookie is lost, so every reload signs the user out.',
      `Serve both pages over https, and set ${cookieLine} for the broker.`,
      docs,
    );
  }
  const where =
    framing === 'other-site' ? 'in a frame of another site' : 'in a frame of its own site';
  // Whether these lines are missing shows only when a window opens or a cookie is set.
  const lines = [
    ...(isSandboxed() ? [`Set ${sandboxLine} on the frame.`] : []),
    ...(framing === 'other-site' ? [`Set ${cookieLine} (DAM_SAME_SITE=none) for the broker.`] : []),
  ];
  if (signIn || lines.length === 0) return ok(`This page is ${where}.`);
  return warning(
    `This page is ${where}. Whether users can sign in there, and stay signed in, shows only in a sign-in.`,
    `${lines.join(' ')} Then run the check with signing in.`,
    docs,
  );
}

/** Returns the fix for a page in a frame of another site without a relay page. */
export function relayFix({ site }: Setup): string {
  return `Copy dist/relay.html next to callback.html, write <meta name="dam-sites" content="${site.origin}" /> in it, and set relay-uri="/relay.html" on the picker.`;
}

function lackOfRelay(setup: Setup): Verdict {
  return warning(
    'This page has no relay page. In this frame no response arrives from a sign-in page that sends Cross-Origin-Opener-Policy.',
    relayFix(setup),
    docs,
  );
}
