import type { Messages } from '../messages/messages.js';
import type { NoticeMessages } from '../messages/notices.js';

/** Adds the English messages for notices to the others. */
export function addNotices(english: Messages): Messages & NoticeMessages {
  const { failures, number } = english;
  return {
    ...english,
    signingInTitle: 'Finish signing in',
    signingInHint: 'Allow access in the other window. This page continues automatically.',
    detachedHint:
      'The sign-in window can no longer be seen from here. Finish in it if it is still open, or start again.',
    reopenSignIn: 'Open the window again',
    cancelSignIn: 'Cancel',
    sessionEnded: 'Your sign-in has ended. Sign in again: your selection is kept.',

    tryAgainAt: (seconds) =>
      `The service asks to wait ${number(seconds)} ${seconds === 1 ? 'second' : 'seconds'}.`,
    failures: {
      ...failures,
      'sign-in-required': ['You are not signed in', 'Sign in to this page again, then try again.'],
      'sign-in-blocked': [
        'The sign-in window was blocked',
        'Allow windows for this page in the address bar, then sign in again.',
      ],
      'sign-in-cancelled': ['Sign-in was cancelled', 'You can start again at any time.'],
      'sign-in-late': ['Signing in took too long', 'You can start again at any time.'],
      'sign-in-denied': [
        'Access was not allowed',
        'Choose Allow in the sign-in window, or ask your administrator.',
      ],
      'sign-in-failed': [
        'Sign-in did not work',
        'Start again. If it keeps failing, contact the page owner.',
      ],
      'host-error': ['This page’s connection to the library failed', 'Contact the page owner.'],
      'sign-in-unreachable': [
        'Sign-in cannot be reached',
        'Check your connection and try again. If it continues, contact the page owner.',
      ],
      'rate-limited': ['The asset library is busy', 'Too many requests were made. Wait a moment.'],
      forbidden: [
        'You may not see these assets',
        'Ask an administrator of the asset library for access.',
      ],
      refused: ['The search was refused', 'Change the search and try again.'],
      service: [
        'The asset library has a problem',
        'This is not your fault. Try again in a moment.',
      ],
      malformed: [
        'The answer could not be read',
        'The asset library sent something unexpected. Try again, or contact the page owner.',
      ],
      incomplete: ['The list is incomplete', 'Try again, or narrow the search.'],
    },
  };
}
