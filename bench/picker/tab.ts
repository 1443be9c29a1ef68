import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { chromiumFlags, requireBrowsers } from '../../scripts/browsers.js';
import { watchRequests } from '../../test/request-rate.js';
import type { Point, Probe } from './page/probe.js';

/** A slow machine on a mobile network, in the terms of the browser's own tools. */
const slowdown = 4;
const network = {
  ...{ offline: false, latency: 40 },
  ...{ downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 },
};

/** How long a button is down, in milliseconds. Sent at once, a click waits for what a press does. */
const held = 80;

export function openBrowser(): Promise<Browser> {
  const { chromium: executablePath } = requireBrowsers();
  return chromium.launch({
    args: [...chromiumFlags, '--enable-precise-memory-info'],
    ...(executablePath && { executablePath }),
  });
}

/** One page, visited for the first time. */
export class Tab {
  readonly page: Page;
  readonly #session: CDPSession;
  /** Bytes of scripts that came over the wire. */
  scriptBytes = 0;

  /** Throws where the page asked the service for more than any page of ours may. */
  readonly checkRequests: () => void;

  private constructor(page: Page, session: CDPSession, checkRequests: () => void) {
    this.page = page;
    this.#session = session;
    this.checkRequests = checkRequests;
  }

  /**
   * Nothing is in the caches of a tab that was just opened, but it has shown a page: to start what
   * paints takes longer than any of the pages that are measured.
   */
  static async open(browser: Browser, probe: string, blank: string): Promise<Tab> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const checkRequests = watchRequests(context);
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

  /** Calls the probe that is in the page. */
  ask<Result>(act: (probe: Probe) => Result | Promise<Result>): Promise<Result> {
    return this.page.evaluate<Result>(`(${act.toString()})(probe)`);
  }

  /** Clicks as people do: the pointer is there before, and the button is down for a moment. */
  async click([x, y]: Point): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(x, y);
    await pause(held);
    await mouse.down();
    await pause(held);
    await mouse.up();
  }

  /** Waits until nothing has been asked of the network for a while. */
  async calm(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await pause(600);
  }

  /** What is held once everything has been thrown away that nobody can come to. */
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
