/** Does one piece of work after the other, so many at a time, until there is none: undefined. */
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
