import { failed, ok, type Check, type Verdict } from '../finding.js';
import { sandboxLine } from './frame.js';

/** Checks whether signing in can work on the page. */
export const pageCheck: Check = { step: 'page', run: examinePage };

function examinePage(): Verdict {
  if (window.origin === 'null') {
    return failed(
      'This page is sandboxed and has no origin: no response can reach it.',
      `Add allow-same-origin to the sandbox of its frame: ${sandboxLine}.`,
    );
  }
  if (!isSecureContext) {
    return failed(
      `This page, ${window.origin}, is neither https nor on loopback.`,
      'Serve the page over https.',
    );
  }
  return ok(`This page is ${window.origin}.`);
}
