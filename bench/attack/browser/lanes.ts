/** Runs work with limited concurrency until `work` returns undefined. */
export async function inLanes(
  lanes: number,
  work: (index: number) => Promise<void> | undefined,
): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (;;) {
      const done = work(next);
      if (!done) return;
      next += 1;
      await done;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
