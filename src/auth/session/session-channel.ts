/**
 * What tabs tell each other: that the session began or ended, or that its token was replaced.
 * Never which token: whoever hears of it asks the broker.
 */
export type SessionMessage = 'session' | 'token';

/** A line to the other tabs with the same connection. */
export interface SessionChannel {
  post(message: SessionMessage): void;
  close(): void;
}

/** Opens the line. Where the browser has none, as in a sandbox, each tab stands alone. */
export function openSessionChannel(
  name: string,
  onMessage: (notice: SessionMessage) => void,
): SessionChannel {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'session' || data === 'token') onMessage(data);
    };
  } catch {
    channel = undefined;
  }
  return {
    post: (notice) => channel?.postMessage(notice),
    close: () => channel?.close(),
  };
}
