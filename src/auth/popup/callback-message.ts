/** What the landing page tells, and how. Shared by the page and by those who listen for it. */
export interface CallbackMessage {
  /** The address that the sign-in window came back to, query and all. */
  readonly damCallback: string;
}

declare global {
  interface Window {
    /** On the landing page: the address it was opened at, for an opener that looks. */
    damCallback?: string;
  }
}

/** Said on the channel by whoever took the answer, so that the landing page can go. */
export const callbackReceived = 'received';

/** Name of the channel on which the landing page reports, given the state it came back with. */
export function channelName(state: string): string {
  return `dam-auth.${state}`;
}

/** Reads a message that another window posted; undefined for anything but an answer. */
export function readCallbackMessage(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('damCallback' in message)) {
    return undefined;
  }
  return typeof message.damCallback === 'string' ? message.damCallback : undefined;
}
