import { covered, type Span } from '../quantile.js';
import { fling, jump } from './moving.js';
import { countElements, find, findAll, focused, partsHere } from './parts.js';
import { LongTasks } from './long-tasks.js';

/** A point of the page, in CSS pixels. */
export type Point = readonly [x: number, y: number];

/** The time from an input until its effect was painted, in milliseconds. */
export interface Repaint {
  readonly whole: number;
  /** Without the time of the network. */
  readonly work: number;
  /** Until the pressed control visibly changed. */
  readonly mark: number;
}

/** The effect of an input. */
export type Change = 'total' | 'choice' | 'focus';

const parts = partsHere();
const tasks = new LongTasks();
performance.setResourceTimingBufferSize(50_000);

/** Resolves after the current frame has been painted, before less urgent tasks. */
function painted(): Promise<number> {
  return scheduler.postTask(() => performance.now(), { priority: 'user-blocking' });
}

/** Checks every frame until `isThere`. Resolves to the time when that frame was painted. */
function whenPainted(isThere: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (isThere()) void painted().then(resolve);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Whether the visible part of the list is full of items with names. */
function isFilled(): boolean {
  const items = findAll(parts.item);
  const scroller = find(parts.scroller);
  if (!scroller || items.length < 5) return false;
  const { bottom } = scroller.getBoundingClientRect();
  const ends = items.map((item) => item.getBoundingClientRect().bottom);
  const seen = items.filter((item) => item.getBoundingClientRect().top < bottom);
  const isNamed = seen.every((item) => item.querySelector(parts.words)?.textContent);
  return isNamed && Math.max(...ends) >= Math.min(bottom, innerHeight) - 1;
}

function state(change: Change): string {
  if (change === 'total') return find(parts.total)?.textContent.trim() ?? '';
  if (change === 'choice') return String(findAll('[aria-selected=true]').length);
  return (focused() as HTMLElement | null)?.dataset['index'] ?? '';
}

/** The number of checked facet values. */
function marks(): number {
  return findAll(parts.facet).filter((box) => box.matches(parts.checked)).length;
}

function searches(): readonly PerformanceResourceTiming[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.filter(({ name }) => name.includes('/assets/search'));
}

let repaint: Promise<Repaint> | undefined;
let typed: Promise<number> | undefined;
const first = whenPainted(isFilled);

const probe = {
  first: () => first,
  requestSent: () => searches()[0]?.startTime ?? Number.NaN,
  /** The total blocking time so far. */
  blocking: () => tasks.blocking,
  elements: () => countElements(),
  fling: async (screens: number) => {
    const before = tasks.count;
    const frames = await fling(parts, screens);
    return { frames, longTasks: tasks.count - before };
  },
  jump: (times: number) => jump(parts, times),
  state,
  /** The point to click for the item or facet value with this number. */
  placeOf: (part: 'item' | 'facet' | 'box', number: number): Point => {
    const element = findAll(parts[part])[number];
    if (!element) throw new Error(`There is no ${part} ${number}`);
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  },
  /** The number of the checked facet value. */
  checked: () => findAll(parts.facet).findIndex((box) => box.matches(parts.checked)),
  /** Scrolls the list to its start. */
  rewind: () => find(parts.scroller)?.scrollTo(0, 0),
  /** Starts waiting for an input and its effect. */
  expect: (input: string, change: Change): void => {
    const before = state(change);
    const checked = marks();
    repaint = new Promise((resolve) => {
      const onInput = async ({ timeStamp }: Event): Promise<void> => {
        const marked = change === 'total' ? whenPainted(() => marks() !== checked) : undefined;
        const isChanged = (): boolean => state(change) !== before && state(change) !== '';
        const end = await whenPainted(isChanged);
        // The timing entry of a request appears some time after its answer.
        await new Promise((told) => setTimeout(told, 300));
        const spans = searches().map(({ startTime, responseEnd }): Span => [
          startTime,
          responseEnd,
        ]);
        const waited = covered(spans, [timeStamp, end]);
        const whole = end - timeStamp;
        resolve({ whole, work: whole - waited, mark: ((await marked) ?? end) - timeStamp });
      };
      addEventListener(input, (event) => void onInput(event), { capture: true, once: true });
    });
  },
  repainted: () => repaint,
  /** Starts observing typing, until the total has not changed for `quietMs` milliseconds. */
  expectTyping: (quietMs: number): void => {
    let lastKey = Number.NaN;
    let lastChange = 0;
    let total = state('total');
    const onKey = ({ timeStamp }: Event): void => void (lastKey = timeStamp);
    addEventListener('keydown', onKey, true);
    typed = new Promise((resolve) => {
      const look = (now: number): void => {
        if (state('total') !== total) {
          total = state('total');
          void painted().then((at) => (lastChange = at));
        }
        if (now - Math.max(lastKey, lastChange) > quietMs) {
          removeEventListener('keydown', onKey, true);
          resolve(lastChange - lastKey);
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  },
  typed: () => typed,
};

export type Probe = typeof probe;
Object.assign(globalThis, { probe });
