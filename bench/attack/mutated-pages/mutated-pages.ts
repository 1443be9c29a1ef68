import fc from 'fast-check';
import type { Attack, AttackOptions, AttackResult } from '../attack.js';
import { inLanes } from '../browser/lanes.js';
import { narrow } from '../browser/narrow.js';
import { launchChromium, visit, type Visited } from '../browser/visit.js';
import { createWorld } from '../browser/world.js';
import { mutate, mutations, type Mutation } from './mutation.js';

/** More cases than ten minutes are enough for. */
const maxCases = 2_000;
/** The attack stops after this many faults. */
const maxFaults = 5;

export const mutatedPages: Attack = {
  name: 'mutated-pages',
  title: 'answers changed at random on their way, in the pickers',
  share: 1.5,
  run,
};

async function run({ seconds, seed, say }: AttackOptions): Promise<AttackResult> {
  const endsAt = Date.now() + seconds * 1000;
  // Extra time for reducing the faults found.
  const latest = endsAt + Math.min(seconds, 60) * 1000;
  const world = await createWorld();
  const browser = await launchChromium();
  const cases = fc.sample(mutations, { seed, numRuns: maxCases });
  const faults: string[] = [];
  let tried = 0;
  let maxRequests = 0;

  const tryCase = (changes: readonly Mutation[], index: number): Promise<Visited> =>
    visit(
      browser,
      world,
      { change: (answer) => mutate(answer, changes), originalOf: (id) => id },
      {
        kind: isOfProducts(changes) ? 'products' : 'assets',
        ...{ panel: false, brief: index % 4 !== 0, strict: index % 2 === 0 },
      },
    );
  try {
    await inLanes(4, (index) => {
      const changes = cases[index];
      if (!changes || Date.now() > endsAt || faults.length >= maxFaults) return undefined;
      return (async () => {
        const { faults: found, requests } = await tryCase(changes, index);
        tried += 1;
        maxRequests = Math.max(maxRequests, requests);
        const [fault] = found;
        if (fault === undefined) return;
        say(`${fault}; looking for the smallest case`);
        const left = await narrow(changes, async (some) => {
          if (Date.now() > latest) return false;
          const again = await tryCase(some, index);
          return again.faults.length > 0;
        });
        faults.push(`${fault}: ${left.map(told).join('; ')} (case ${index})`);
      })();
    });
  } finally {
    await browser.close();
    await world.close();
  }
  return { tried, faults, figures: { 'most requests of a visit': maxRequests } };
}

function isOfProducts(changes: readonly Mutation[]): boolean {
  return changes.some(({ route }) => /^(product|categor)/.test(route));
}

function told(change: Mutation): string {
  return JSON.stringify(change).slice(0, 300);
}
