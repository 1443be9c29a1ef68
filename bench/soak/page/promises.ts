let pending = 0;
let begun = 0;

/** Counts `promise` as pending until it settles. Never rejects. */
export async function counted(promise: Promise<unknown>): Promise<void> {
  begun += 1;
  pending += 1;
  await promise.catch(() => undefined);
  pending -= 1;
}

/** The number of counted promises, and how many of them are pending. */
export function promises(): { readonly begun: number; readonly pending: number } {
  return { begun, pending };
}
