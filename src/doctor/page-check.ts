import { failed, ok, warning, type Check, type Verdict } from './finding.js';

/** Whether the page is one in which signing in can work. */
export const pageCheck: Check = { step: 'page', run: examinePage };

function examinePage(): Verdict {
  if (window.origin === 'null') {
    return failed(
      'This page is sandboxed and has no origin: no answer can reach it.',
      'Add allow-same-origin to the sandbox of its frame.',
    );
  }
  if (!isSecureContext) {
    return failed(
      `This page, ${window.origin}, is neither https nor on this machine.`,
      'Serve the page by https.',
    );
  }
  if (window.self !== window.top) {
    return warning(
      'This page is in a frame. If the page around it is another site, sign-in pages may cut the tie.',
      'Copy relay.html beside callback.html, and give its address as relay-uri.',
      'docs/decisions/sign-in.md',
    );
  }
  return ok(`This page is ${window.origin}.`);
}
