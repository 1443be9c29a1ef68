import { find, type Parts } from './parts.js';

/** Longest fling, in milliseconds: who has to wait for pages may not come to the end. */
const longest = 60_000;

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/**
 * Flies through so many screens, one a frame, or as fast as the list lets. Resolves to how long
 * the frames took, in milliseconds.
 */
export async function fling({ scroller }: Parts, screens: number): Promise<readonly number[]> {
  const list = find(scroller);
  if (!list) throw new Error('There is no list');
  const frames: number[] = [];
  const start = await nextFrame();
  let before = start;
  for (let passed = 0; passed < screens && before - start < longest;) {
    const { scrollTop } = list;
    list.scrollTop = scrollTop + list.clientHeight;
    passed += (list.scrollTop - scrollTop) / list.clientHeight;
    const now = await nextFrame();
    frames.push(now - before);
    before = now;
  }
  return frames;
}

/** Goes to so many places anywhere in the list, and stays at each for a few frames. */
export async function jump({ scroller }: Parts, times: number): Promise<void> {
  const list = find(scroller);
  if (!list) throw new Error('There is no list');
  for (let time = 0; time < times; time += 1) {
    list.scrollTop = Math.random() * list.scrollHeight;
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  }
}
