import type { Service } from '../../src/service/index.js';

/** The channel on which the allow-access page, in another window, requests a code. */
const channelName = 'dam-elements-demo';

/** Answers requests of the allow-access page for a code, as the service does for its own page. */
export function offerCodes(service: Service): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'code?') channel.postMessage({ code: service.issueCode() });
  });
}

/** Asks the page that opened this window for a code. */
export function askForCode(): Promise<string> {
  const channel = new BroadcastChannel(channelName);
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'object' || data === null || !('code' in data)) return;
      if (typeof data.code === 'string') resolve(data.code);
    });
    channel.postMessage('code?');
  });
}
