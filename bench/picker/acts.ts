import type { Change, Repaint } from './page/probe.js';
import { pause, type Tab } from './tab.js';

/** Fifteen letters, the first word of many filenames. */
const word = 'fishing-harbour';
/** The time between two keys: 100 words per minute. */
const keyIntervalMs = 120;
/** If the total does not change for this long, typing is complete. */
const settledMs = 1_500;
const presses = 20;
const facetValues = 6;

/** Types a word at a user's speed. */
export async function typeWord(
  tab: Tab,
): Promise<{ readonly lastKey: number; readonly requestsForWord: number }> {
  let requests = 0;
  const count = (request: { url(): string; method(): string }): void => {
    if (request.method() === 'GET' && request.url().includes('/assets/search')) requests += 1;
  };
  await tab.click(await tab.ask((page) => page.placeOf('box', 0)));
  tab.page.on('request', count);
  await tab.page.evaluate(`probe.expectTyping(${settledMs})`);
  const pressing: Promise<void>[] = [];
  for (const key of word) {
    // Users do not wait for the page.
    pressing.push(tab.page.keyboard.press(key));
    await pause(keyIntervalMs);
  }
  await Promise.all(pressing);
  const lastKey = (await tab.ask((page) => page.typed())) ?? Number.NaN;
  tab.page.off('request', count);
  await clear(tab);
  return { lastKey, requestsForWord: requests };
}

/** Clears the search box and waits for all results. */
async function clear(tab: Tab): Promise<void> {
  await tab.page.evaluate(`probe.expectTyping(${settledMs})`);
  await tab.page.keyboard.press('Control+a');
  await tab.page.keyboard.press('Delete');
  await tab.ask((page) => page.typed());
  await tab.waitForIdle();
}

/** Checks values and clears them again. */
export async function clickFacets(tab: Tab): Promise<readonly Repaint[]> {
  const repaints: Repaint[] = [];
  for (let value = 0; value < facetValues; value += 1) {
    for (let time = 0; time < 2; time += 1) {
      // The page may have moved or removed a checked value.
      const place = time === 0 ? value : await tab.page.evaluate<number>('probe.checked()');
      if (place < 0) break;
      const at = await tab.page.evaluate<[number, number]>(`probe.placeOf('facet', ${place})`);
      repaints.push(await repaint(tab, 'click', 'total', () => tab.click(at)));
      await tab.waitForIdle();
    }
  }
  return repaints;
}

/** Selects assets. Resolves to the time until each selection was visible. */
export async function select(tab: Tab): Promise<readonly number[]> {
  const times: number[] = [];
  for (let number = 0; number < presses; number += 1) {
    const at = await tab.page.evaluate<[number, number]>(`probe.placeOf('item', ${number % 10})`);
    times.push((await repaint(tab, 'click', 'choice', () => tab.click(at))).whole);
    await pause(pauseBefore(number));
  }
  return times;
}

/** Moves through the list with arrow keys. Resolves to the time until each move was visible. */
export async function pressKeys(tab: Tab): Promise<readonly number[]> {
  const times: number[] = [];
  await tab.click(await tab.ask((page) => page.placeOf('item', 0)));
  await tab.click(await tab.ask((page) => page.placeOf('item', 0)));
  for (let press = 0; press < presses; press += 1) {
    const key = press % 4 === 3 ? 'ArrowDown' : 'ArrowRight';
    const act = (): Promise<void> => tab.page.keyboard.press(key);
    times.push((await repaint(tab, 'keydown', 'focus', act)).whole);
    await pause(80);
  }
  await tab.ask((page) => page.rewind());
  await tab.waitForIdle();
  return times;
}

/**
 * The time before the next click, in milliseconds. It varies: at equal times, the same part of what
 * the last selection caused, such as the answer with its details, would coincide with each click.
 */
function pauseBefore(number: number): number {
  return 100 + ((number * 61) % 200);
}

async function repaint(
  tab: Tab,
  input: string,
  change: Change,
  act: () => Promise<void>,
): Promise<Repaint> {
  await tab.page.evaluate(`probe.expect('${input}', '${change}')`);
  await act();
  const measured = await tab.ask((page) => page.repainted());
  if (!measured) throw new Error('Nothing was repainted');
  return measured;
}
