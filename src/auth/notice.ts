/**
 * What tabs tell each other: that the session began or ended, or that its token was replaced.
 * Never which token: whoever hears of it asks the broker.
 */
export type Notice = 'session' | 'token';

/** A line to the other tabs with the same connection. */
export interface NoticeBoard {
  post(notice: Notice): void;
  close(): void;
}

/** Opens the line. Where the browser has none, as in a sandbox, each tab stands alone. */
export function openNoticeBoard(name: string, hear: (notice: Notice) => void): NoticeBoard {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'session' || data === 'token') hear(data);
    };
  } catch {
    channel = undefined;
  }
  return {
    post: (notice) => channel?.postMessage(notice),
    close: () => channel?.close(),
  };
}
