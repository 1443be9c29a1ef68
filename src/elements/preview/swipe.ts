/** How far a finger moves for a swipe, in pixels. */
const least = 48;

/**
 * Calls `onSwipe` when one finger moves to the left (1) or to the right (-1) on the picture. A picture
 * that is larger than its stage scrolls instead.
 */
export function onSwipes(target: EventTarget, onSwipe: (by: number) => void): void {
  let from: Touch | undefined;
  target.addEventListener(
    'touchstart',
    (event) => {
      const { touches, target: at } = event as TouchEvent;
      const stage = (at as Element).closest('.stage:not([data-large])');
      from = stage && touches.length === 1 ? touches[0] : undefined;
    },
    { passive: true },
  );
  target.addEventListener('touchend', (event) => {
    const [to] = (event as TouchEvent).changedTouches;
    if (!from || !to) return;
    const across = to.clientX - from.clientX;
    const down = Math.abs(to.clientY - from.clientY);
    from = undefined;
    if (Math.abs(across) >= least && Math.abs(across) > 2 * down) onSwipe(across < 0 ? 1 : -1);
  });
}
