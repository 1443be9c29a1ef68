import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { chromiumFlags, requireBrowsers } from '../../scripts/browsers.js';
import { watchRequests } from '../../test/request-rate.js';
import type { Point, Probe } from './page/probe.js';

/** A mobile network, in the terms of the browser's own tools. */
const network = {
  ...{ offline: false, latency: 40 },
  ...{ downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 },
};

/** How long the pointer rests before a mouse button is pressed. */
const restMs = 80;

/**
 * How long a mouse button is down, from click to click. Without a delay, a click waits for the
 * effects of the press. With equal times, it would wait, at each click or never, for the answer to
 * the request that a press sends.
 */
const buttonDownMs = [80, 110, 65, 125, 95];

export function openBrowser(): Promise<Browser> {
  const { chromium: executablePath } = requireBrowsers();
  return chromium.launch({
    args: [...chromiumFlags, '--enable-precise-memory-info'],
    ...(executablePath && { executablePath }),
  });
}

/** A tab in which a page is visited for the first time. */
export class Tab {
  readonly page: Page;
  readonly #session: CDPSession;
  #clicks = 0;
  /** The transferred bytes of scripts. */
  scriptBytes = 0;

  /** Throws if the page sent more requests than allowed. */
  readonly checkRequests: () => void;

  private constructor(page: Page, session: CDPSession, checkRequests: () => void) {
    this.page = page;
    this.#session = session;
    this.checkRequests = checkRequests;
  }

  /**
   * Opens a tab with empty caches. It has already shown a blank page, because starting the renderer
   * takes longer than any measured page.
   */
  static async open(
    browser: Browser,
    probe: string,
    blank: string,
    slowdown: number,
  ): Promise<Tab> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const checkRequests = await watchRequests(context);
    const page = await context.newPage();
    await page.goto(blank);
    await page.evaluate('new Promise((painted) => requestAnimationFrame(painted))');
    await pause(500);
    await page.addInitScript(probe);
    const session = await context.newCDPSession(page);
    const tab = new Tab(page, session, checkRequests);
    const scripts = new Set<string>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) tab.scriptBytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return tab;
  }

  /** Calls the probe in the page. */
  ask<Result>(act: (probe: Probe) => Result | Promise<Result>): Promise<Result> {
    return this.page.evaluate<Result>(`(${act.toString()})(probe)`);
  }

  /** Clicks like a user: moves the pointer first and holds the button for a moment. */
  async click([x, y]: Point): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(x, y);
    await pause(restMs);
    await mouse.down();
    await pause(buttonDownMs[this.#clicks++ % buttonDownMs.length] ?? 0);
    await mouse.up();
  }

  /** Waits until the network has been idle for a while. */
  async waitForIdle(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await pause(600);
  }

  /** The memory and nodes in use after a garbage collection. */
  async held(): Promise<{ readonly heap: number; readonly domNodes: number }> {
    for (let time = 0; time < 3; time += 1) await this.#session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.#session.send('Runtime.getHeapUsage');
    const { nodes } = await this.#session.send('Memory.getDOMCounters');
    return { heap: usedSize / 1e6, domNodes: nodes };
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
