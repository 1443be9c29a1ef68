import fc from 'fast-check';

/** The result of testing a property. */
export interface Outcome {
  readonly tried: number;
  /** The fault, with the smallest case that shows it. */
  readonly fault?: string;
}

/** The number of cases between two checks of the clock. */
const batch = 500;

/** Tests a property until a case fails, or until the time is up and `minCases` cases were tried. */
export async function runProperty<Case extends [unknown]>(
  what: string,
  property: fc.IAsyncProperty<Case>,
  { seconds, seed, minCases = 1 }: { seconds: number; seed: number; minCases?: number },
): Promise<Outcome> {
  const end = Date.now() + seconds * 1000;
  let tried = 0;
  for (let round = 0; tried < minCases || Date.now() < end; round += 1) {
    const details = await fc.check(property, { seed: seed + round, numRuns: batch });
    tried += details.numRuns;
    if (details.failed) {
      const { message } = details.errorInstance as Error;
      const smallest = fc.stringify(details.counterexample?.[0]);
      return { tried, fault: `${what}, seed ${seed + round}: ${smallest}: ${message}` };
    }
  }
  return { tried };
}
