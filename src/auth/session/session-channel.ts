/**
 * Messages between tabs: `session` means that the session began or ended, `token` that its token
 * was replaced. Messages contain no token; the receiver asks the broker.
 */
export type SessionMessage = 'session' | 'token';

/** A channel to the other tabs with the same connection. */
export interface SessionChannel {
  post(message: SessionMessage): void;
  close(): void;
}

/** Opens the channel. Without `BroadcastChannel`, as in a sandbox, it does nothing. */
export function openSessionChannel(
  name: string,
  onMessage: (message: SessionMessage) => void,
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
    post: (message) => channel?.postMessage(message),
    close: () => channel?.close(),
  };
}
