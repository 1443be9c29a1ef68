/** The message that the callback page posts. Shared by that page and its listeners. */
export interface CallbackMessage {
  /** The full URL that the sign-in window was redirected to. */
  readonly damCallback: string;
}

declare global {
  interface Window {
    /** On the callback page: the URL it was opened with, for an opener that polls. */
    damCallback?: string;
  }
}

/**
 * Posted on the channel by the page that received the response, so that the callback page can
 * close.
 */
export const callbackReceived = 'received';

/**
 * Returns the name of the channel on which the callback page reports, for the state it received.
 */
export function channelName(state: string): string {
  return `dam-auth.${state}`;
}

/** Reads a message of another window. Returns undefined if it is not a callback message. */
export function readCallbackMessage(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('damCallback' in message)) {
    return undefined;
  }
  return typeof message.damCallback === 'string' ? message.damCallback : undefined;
}
