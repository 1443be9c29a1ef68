/** How long to wait for a frame before the page is treated as not visible, in milliseconds. */
const maxWaitMs = 100;

/**
 * Resolves once the next frame has been painted, or after a short time if the page is not visible.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
