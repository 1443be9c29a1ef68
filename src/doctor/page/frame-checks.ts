import { failed, ok, warning, type Check, type Verdict } from '../finding.js';
import { isSandboxed, sandboxLine, type Framing } from './frame.js';
import { examineRelay } from './relay-page.js';
import type { Setup } from '../settings.js';

const docs = 'docs/hosts/frames.md';

/** The option of the broker that frames of other sites need. */
export const cookieLine = "cookie: { sameSite: 'none' }";

/** Whether signing in can work, and last, in the frame that shows the page. */
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
      'This page is in a frame of another site, over http: the broker’s cookie is lost, so every reload signs out.',
      `Serve both pages over https, and give the broker ${cookieLine}.`,
      docs,
    );
  }
  const where =
    framing === 'other-site' ? 'in a frame of another site' : 'in a frame of its own site';
  // What these lines are for shows only where a window opens, or a cookie is set.
  const lines = [
    ...(isSandboxed() ? [`Write ${sandboxLine} on the frame.`] : []),
    ...(framing === 'other-site' ? [`Give the broker ${cookieLine} (DAM_SAME_SITE=none).`] : []),
  ];
  if (signIn || lines.length === 0) return ok(`This page is ${where}.`);
  return warning(
    `This page is ${where}. Whether people can sign in there, and stay so, shows only when that is tried.`,
    `${lines.join(' ')} Then examine with signing in.`,
    docs,
  );
}

/** What to change where a page in a frame of another site names no relay page. */
export function relayFix({ site }: Setup): string {
  return `Copy dist/relay.html beside callback.html, write <meta name="dam-sites" content="${site.origin}" /> in it, and give the picker relay-uri="/relay.html".`;
}

function lackOfRelay(setup: Setup): Verdict {
  return warning(
    'This page names no relay page. In this frame no answer arrives from a sign-in page that sends Cross-Origin-Opener-Policy.',
    relayFix(setup),
    docs,
  );
}
