import type { BrowserContext } from '@playwright/test';
import { watchRequests } from '../../test/request-rate.js';
import { acts, type Act } from './acts.js';
import { between, pickByWeight } from './chance.js';
import { pause } from './pause.js';
import type { Setting } from './setting.js';
import { Tab } from './tab.js';

/** A sign-in request that disappears sooner does not count. */
const minAskedMs = 1_500;

/**
 * The number of round trips of each page before a session counts as lost. That is more than is
 * needed to restore a lost cookie and to notify the other pages. A time limit would depend on the
 * machine's load.
 */
const roundTrips = 8;

/** A person with a browser context and open pages, who signs in when asked. */
export class Person {
  readonly name: string;
  readonly #context: BrowserContext;
  readonly #setting: Setting;
  readonly #checkRequests: () => void;
  readonly #tabs: Tab[] = [];
  #hasSignedIn = false;

  private constructor(
    name: string,
    context: BrowserContext,
    setting: Setting,
    checkRequests: () => void,
  ) {
    this.name = name;
    this.#context = context;
    this.#setting = setting;
    this.#checkRequests = checkRequests;
  }

  /** Opens a browser context with tabs. */
  static async arrive(setting: Setting, name: string, tabs: number): Promise<Person> {
    // Small viewports without animation, so that one machine can run many pages.
    const viewport = { width: 480, height: 320 };
    const context = await setting.browser.newContext({ viewport, reducedMotion: 'reduce' });
    const checkRequests = await watchRequests(context);
    const { witness } = setting.world;
    await context.exposeFunction('soakReceived', (token: unknown) => witness.received(token));
    const person = new Person(name, context, setting, checkRequests);
    await context.exposeBinding('soakStands', ({ page }, who: number, status: string) => {
      person.#tabs.find((tab) => tab.page === page)?.stands(who, status);
    });
    for (let at = 0; at < tabs; at += 1) await person.#open(at);
    return person;
  }

  get tabs(): readonly Tab[] {
    return this.#tabs;
  }

  /** Performs random acts until `isOver`. */
  async live(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.answer();
      if (this.#hasSignedIn) await this.#act(pickByWeight(this.#setting.chance, acts));
      await this.#bury();
      await pause(between(this.#setting.chance, 50, 250));
    }
    await this.#context.setOffline(false);
  }

  /** Signs in on every page that has asked for it long enough. */
  async answer(): Promise<void> {
    const { world, tally } = this.#setting;
    for (const tab of this.#tabs) {
      // After a sign-in, the person waits until the pages show it.
      if (tab.askedFor < minAskedMs || world.witness.isArriving(this.name)) continue;
      const canBeKept = world.witness.canBeKept(this.name);
      if (canBeKept && !(await this.#goesOnAsking(tab))) continue;
      const stood = `${tab.statuses} after ${tab.askedFor} ms`;
      if (await tab.signIn()) {
        if (canBeKept) this.#lose(stood);
        else if (this.#hasSignedIn) tally.laterSignIns += 1;
        else tally.firstSignIns += 1;
        this.#hasSignedIn = true;
        await pause(minAskedMs);
      } else if (tab.askedFor > 4 * minAskedMs) {
        // Part of the page is signed out and has no sign-in button.
        if (canBeKept) this.#lose(`${stood}, and no way in`);
        await this.#reload(tab);
      }
    }
  }

  async leave(): Promise<void> {
    await this.#context.close();
    this.#checkRequests();
  }

  /** Whether the page still asks after all pending requests should be complete. */
  async #goesOnAsking(tab: Tab): Promise<boolean> {
    for (let trip = 0; trip < roundTrips; trip += 1) {
      const trips = this.#tabs.map((each) => each.call((host) => host.roundTrip()));
      const haveCome = (await Promise.all(trips)).every((hasCome) => hasCome);
      if (!haveCome || tab.askedFor < minAskedMs) return false;
    }
    return this.#setting.world.witness.canBeKept(this.name);
  }

  #lose(how: string): void {
    const { tally, world } = this.#setting;
    tally.lost += 1;
    tally.losses.push(`${this.name}: ${how}; ${world.lastCalls(this.name)}`);
  }

  async #open(at: number): Promise<void> {
    const tab = new Tab(await this.#context.newPage());
    this.#tabs[at] = tab;
    await tab.go(`${this.#setting.world.originOf(this.name)}/`);
  }

  async #act(act: Act): Promise<void> {
    const { chance } = this.#setting;
    this.#count(act);
    const at = between(chance, 0, this.#tabs.length - 1);
    const tab = this.#tabs[at];
    if (!tab) return;
    const milliseconds = between(chance, 500, 4_000);
    switch (act) {
      case 'clock ahead':
        await tab.call((host) => host.jump(32_400_000));
        return;
      case 'clock back':
        await tab.call((host) => host.jump(-7_200_000));
        return;
      case 'tab killed':
        await this.#kill(at, tab);
        return;
      case 'tab reloaded':
        await this.#reload(tab);
        return;
      case 'tab frozen':
        await tab.freeze(milliseconds);
        return;
      case 'offline':
        await this.#context.setOffline(true);
        await pause(milliseconds);
        await this.#context.setOffline(false);
    }
  }

  /** Opens crashed pages again. A crash is one more way to lose a page. */
  async #bury(): Promise<void> {
    for (const [at, tab] of this.#tabs.entries()) {
      if (!tab.hasCrashed) continue;
      this.#count('tab crashed');
      await this.#kill(at, tab);
    }
  }

  async #kill(at: number, tab: Tab): Promise<void> {
    await tab.page.close();
    this.#mourn();
    await this.#open(at);
  }

  #count(act: string): void {
    const { acts: counts } = this.#setting.tally;
    counts.set(act, (counts.get(act) ?? 0) + 1);
  }

  async #reload(tab: Tab): Promise<void> {
    this.#mourn();
    await tab.reload();
  }

  /** In direct mode, the tokens of a page are lost with it, by design. */
  #mourn(): void {
    if (this.#setting.isDirect) this.#setting.world.witness.forget(this.name);
  }
}
