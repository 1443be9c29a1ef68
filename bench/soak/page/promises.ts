let pending = 0;
let begun = 0;

/** Counts `promise` until it has settled, whichever way. Never rejects. */
export async function counted(promise: Promise<unknown>): Promise<void> {
  begun += 1;
  pending += 1;
  await promise.catch(() => undefined);
  pending -= 1;
}

/** How many promises have begun so far, and how many of them have not settled. */
export function promises(): { readonly begun: number; readonly pending: number } {
  return { begun, pending };
}
