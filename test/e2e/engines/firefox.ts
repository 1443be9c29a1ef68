import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connectBidi, type Send } from './bidi.js';
import { scriptFor, type BrowserWindow, type Engine, type Visit } from './engine.js';

/**
 * Firefox as people have it. Under automation it would set some hundred preferences, one of which
 * lets every popup open; none of them is set here. These only keep it from calling home.
 */
const preferences = {
  'remote.prefs.recommended': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

/** Starts Firefox. Rejects where it ends before it can be driven. */
export async function startFirefox(
  program: string,
  { ignoreHTTPSErrors: acceptInsecureCerts = false } = {},
): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'dam-elements-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const browser = spawn(program, [...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(browser, 'exit');
  process.once('exit', () => browser.kill());

  let address: string | undefined;
  for await (const line of createInterface({ input: browser.stderr })) {
    address = /BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) break;
  }
  if (address === undefined) throw new Error('Firefox ended before it could be driven');
  browser.stderr.resume();
  const connection = await connectBidi(`${address}/session`);
  const { send } = connection;
  await send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts } } });
  const [main] = await contextsOf(send);
  return {
    visit: () => createVisit(send, main?.context),
    stop: async () => {
      await send('browser.close');
      connection.close();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Context {
  readonly context: string;
  readonly userContext: string;
}

async function contextsOf(send: Send): Promise<readonly Context[]> {
  const { contexts } = await send('browsingContext.getTree', { maxDepth: 0 });
  return contexts as readonly Context[];
}

/** `beside` is a tab of the main window: a popup may be about to close. */
async function createVisit(send: Send, beside: string | undefined): Promise<Visit> {
  const { userContext } = (await send('browser.createUserContext')) as { userContext: string };
  const open = async (background: boolean): Promise<BrowserWindow> => {
    const parameters = { type: 'tab', background, userContext, referenceContext: beside };
    const { context } = await send('browsingContext.create', parameters);
    return windowOf(send, String(context));
  };
  return {
    open: () => open(false),
    openBehind: () => open(true),
    windows: async () => {
      const ours = (await contextsOf(send)).filter(
        (context) => context.userContext === userContext,
      );
      return ours.map(({ context }) => windowOf(send, context));
    },
    end: async () => {
      await send('browser.removeUserContext', { userContext });
    },
  };
}

function windowOf(send: Send, context: string): BrowserWindow {
  return {
    id: context,
    go: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'none' });
    },
    run: async (work, input) => {
      const expression = scriptFor(work, input);
      const target = { context };
      const awaited = await send('script.evaluate', { expression, target, awaitPromise: true });
      const { type, result, exceptionDetails } = awaited as {
        type: string;
        result?: { value: string };
        exceptionDetails?: { text: string };
      };
      if (type !== 'success') throw new Error(exceptionDetails?.text ?? 'The script failed');
      return JSON.parse(result?.value ?? 'null') as Awaited<ReturnType<typeof work>>;
    },
    click: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const pointer = { type: 'pointer', id: 'mouse', actions };
      await send('input.performActions', { context, actions: [pointer] });
    },
    close: async () => {
      await send('browsingContext.close', { context });
    },
  };
}
