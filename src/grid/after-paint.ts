/** How long a page may keep from painting before it is taken not to be seen, in milliseconds. */
const maxWaitMs = 100;

/** Resolves once the next frame has been painted, or soon where the page is not shown. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
