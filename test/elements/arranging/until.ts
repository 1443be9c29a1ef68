/** Milliseconds. Far more than any state needs, also while three browsers share the machine. */
const timeoutMs = 45_000;

/**
 * Resolves to what `condition` gives once that is something true. Looks after every frame, and
 * rejects with words for `what` was awaited when it never comes.
 */
export async function until<Result>(
  what: string,
  condition: () => Result,
): Promise<Exclude<Result, false | null | undefined>> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const result = condition();
    if (isTrue(result)) return result;
    if (performance.now() > deadline) throw new Error(`Never came: ${what}`);
    await frame();
  }
}

/** Resolves after everything that is ready to run has run, the next frame included. */
export async function settled(): Promise<void> {
  await frame();
  await frame();
}

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function isTrue<Result>(result: Result): result is Exclude<Result, false | null | undefined> {
  return Boolean(result);
}
