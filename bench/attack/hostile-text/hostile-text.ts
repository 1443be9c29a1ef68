import type { Browser } from '@playwright/test';
import type { Attack, AttackOptions, AttackResult } from '../attack.js';
import { inLanes } from '../browser/lanes.js';
import { narrow } from '../browser/narrow.js';
import { launchChromium, visit, type Visited, type VisitOptions } from '../browser/visit.js';
import { createWorld, type World } from '../browser/world.js';
import { payloads } from './payloads.js';
import { rotating, Planting, type Choose, type Mode, type Planted } from './planting.js';

/** A page to open: its options, and the payloads of its answers. */
interface Plan extends VisitOptions {
  readonly mode: Mode;
  readonly choose: Choose;
}

const modes: readonly Mode[] = ['words', 'all', 'words', 'errors', 'all', 'tokens'];
const kinds = ['assets', 'products'] as const;
/** After this many pages, each place has had each payload in each kind of picker. */
const together = modes.length * kinds.length * payloads.length;

export const hostileText: Attack = {
  name: 'hostile-text',
  title: 'hostile text in every field of every answer, in the pickers',
  share: 1.5,
  run,
};

async function run({ seconds, seed, say }: AttackOptions): Promise<AttackResult> {
  const endsAt = Date.now() + seconds * 1000;
  // Extra time for reducing the faults found.
  const latest = endsAt + Math.min(seconds, 60) * 1000;
  const world = await createWorld();
  const browser = await launchChromium();
  const pairs = new Set<string>();
  const places = new Map<string, Mode>();
  const faults: string[] = [];
  let pages = 0;
  let picked = 0;
  const tryPlan = async (plan: Plan): Promise<void> => {
    const { planted, visited } = await carryOut(browser, world, plan);
    pages += 1;
    picked += visited.acts.includes('picking') ? 1 : 0;
    for (const { place, payload } of planted) {
      pairs.add(`${place.replace(/\d+/g, '')} ${payload}`);
      places.set(place, plan.mode);
    }
    const [fault] = visited.faults;
    if (fault === undefined) return;
    say(`${fault}; looking for the smallest case`);
    faults.push(await explain(browser, world, { plan, planted, fault, latest }));
  };
  try {
    const isOver = (): boolean => Date.now() > endsAt || faults.length >= 5;
    await inLanes(2, (index) => {
      if (isOver() || index >= together) return undefined;
      return tryPlan(planOf(seed, index));
    });
    // With time left, tries each payload alone at each place.
    const alone = [...places].flatMap(([place, mode]) =>
      payloads.map((payload) => ({ place, payload, mode })),
    );
    await inLanes(2, (index) => {
      const single = alone[(index * 7919 + seed) % Math.max(alone.length, 1)];
      if (isOver() || index >= alone.length || !single) return undefined;
      const choose: Choose = (place) => (place === single.place ? single.payload : undefined);
      return tryPlan({ ...planOf(seed, index), mode: single.mode, choose });
    });
  } finally {
    await browser.close();
    await world.close();
  }
  return { tried: pairs.size, faults, figures: { pages, 'pages with a pick': picked } };
}

/** The plan of the page with this number. The same seed gives the same plan. */
function planOf(seed: number, index: number): Plan {
  const mode = modes[index % modes.length] ?? 'all';
  const round = Math.floor(index / modes.length);
  return {
    mode,
    kind: kinds[round % kinds.length] ?? 'assets',
    panel: index % 4 === 1,
    strict: (index + round) % 2 === 0,
    brief: mode === 'errors' || mode === 'tokens',
    choose: rotating(payloads, seed % payloads.length, index),
  };
}

async function carryOut(
  browser: Browser,
  world: World,
  { mode, choose, ...options }: Plan,
): Promise<{ readonly planted: readonly Planted[]; readonly visited: Visited }> {
  const planting = new Planting(mode, choose);
  const visited = await visit(browser, world, planting, options);
  return { planted: planting.planted, visited };
}

interface Found {
  readonly plan: Plan;
  readonly planted: readonly Planted[];
  readonly fault: string;
  /** When to stop reducing, in milliseconds since 1970. */
  readonly latest: number;
}

/** Describes the fault with the fewest payloads that cause it. */
async function explain(
  browser: Browser,
  world: World,
  { plan, planted, fault, latest }: Found,
): Promise<string> {
  const kind = kindOf(fault);
  const places = [...new Set(planted.map(({ place }) => place))];
  const fails = async (some: readonly string[]): Promise<boolean> => {
    if (Date.now() > latest) return false;
    const held = new Set(some);
    const choose: Choose = (place) => (held.has(place) ? plan.choose(place) : undefined);
    const { visited } = await carryOut(browser, world, { ...plan, choose });
    return visited.faults.some((each) => kindOf(each) === kind);
  };
  const left = await narrow(places, fails);
  const cases = left
    .slice(0, 3)
    .map((place) => `${JSON.stringify(plan.choose(place)?.slice(0, 120))} at ${place}`);
  const more = left.length > 3 ? ` and ${left.length - 3} more` : '';
  const policy = plan.strict ? 'with a policy' : 'without a policy';
  return `${fault} (${plan.kind}, ${plan.mode}, ${policy}): ${cases.join('; ')}${more}`;
}

/** The kind of a fault, regardless of the payload. */
function kindOf(fault: string): string {
  return fault.replace(/[:,].*$/s, '').replace(/\d+/g, '');
}
