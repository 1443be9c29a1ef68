import { find, type Parts } from './parts.js';

/** The maximum duration of a fling, in case pages load slowly. */
const maxFlingMs = 60_000;

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/**
 * Scrolls through `screens` screens, one per frame, or as fast as the list permits. Resolves to the
 * duration of the frames, in milliseconds.
 */
export async function fling({ scroller }: Parts, screens: number): Promise<readonly number[]> {
  const list = find(scroller);
  if (!list) throw new Error('There is no list');
  const frames: number[] = [];
  const start = await nextFrame();
  let before = start;
  for (let passed = 0; passed < screens && before - start < maxFlingMs;) {
    const { scrollTop } = list;
    list.scrollTop = scrollTop + list.clientHeight;
    passed += (list.scrollTop - scrollTop) / list.clientHeight;
    const now = await nextFrame();
    frames.push(now - before);
    before = now;
  }
  return frames;
}

/** Jumps to random positions in the list and stays at each for a few frames. */
export async function jump({ scroller }: Parts, times: number): Promise<void> {
  const list = find(scroller);
  if (!list) throw new Error('There is no list');
  for (let time = 0; time < times; time += 1) {
    list.scrollTop = Math.random() * list.scrollHeight;
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  }
}
