import type { WebKit } from '../../../scripts/browsers.js';
import { startPrograms } from '../../../scripts/webkit/programs.js';
import { openSession, type Send } from '../../../scripts/webkit/session.js';
import { scriptFor, type BrowserWindow, type Engine, type Visit } from './engine.js';

/** Starts what drives WebKit. It blocks popups under automation as it does for people. */
export async function startWebKit(webkit: WebKit): Promise<Engine> {
  const { driverUrl, stop } = await startPrograms(webkit);
  return {
    visit: async () =>
      createVisit(await openSession(driverUrl, webkit, { pageLoadStrategy: 'none' })),
    stop,
  };
}

async function createVisit(send: Send): Promise<Visit> {
  // The session's own window stays empty, and is what new ones are asked of.
  const first = String(await send('GET', '/window'));
  const inWindow = oneAtATime(send);
  const open = async (type: 'window' | 'tab'): Promise<BrowserWindow> => {
    const opened = await inWindow(first, (sendThere) => sendThere('POST', '/window/new', { type }));
    return windowOf(inWindow, (opened as { handle: string }).handle);
  };
  return {
    // A tab would take no clicks: it lies behind the empty one.
    open: () => open('window'),
    openBehind: () => open('tab'),
    windows: async () => {
      const handles = (await send('GET', '/window/handles')) as string[];
      const ours = handles.filter((handle) => handle !== first);
      return ours.map((handle) => windowOf(inWindow, handle));
    },
    end: async () => {
      await send('DELETE', '');
    },
  };
}

/** Sends commands to one window. */
type InWindow = <T>(handle: string, commands: (send: Send) => Promise<T>) => Promise<T>;

/** The session has one current window: whoever talks to another has to wait. */
function oneAtATime(send: Send): InWindow {
  let last: Promise<unknown> = Promise.resolve();
  return (handle, commands) => {
    const turn = last.then(async () => {
      await send('POST', '/window', { handle });
      return commands(send);
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}

function windowOf(inWindow: InWindow, handle: string): BrowserWindow {
  return {
    id: handle,
    go: (url) =>
      inWindow(handle, async (send) => {
        await send('POST', '/url', { url });
      }),
    run: async (work, input) => {
      const script = `return ${scriptFor(work, input)}`;
      const out = await inWindow(handle, (send) =>
        send('POST', '/execute/sync', { script, args: [] }),
      );
      return JSON.parse(String(out)) as Awaited<ReturnType<typeof work>>;
    },
    click: (x, y) => {
      const actions = [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
      return inWindow(handle, async (send) => {
        await send('POST', '/actions', { actions: [mouse] });
      });
    },
    close: () =>
      inWindow(handle, async (send) => {
        await send('DELETE', '/window');
      }),
  };
}
