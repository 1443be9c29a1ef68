/** Returns the step that the right arrow key makes: 1 in left-to-right text, -1 in right-to-left text. */
export function forwardOf(element: Element): number {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
