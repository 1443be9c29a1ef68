import { memoryStore } from '../../../src/broker/index.js';
import type { Attack, AttackResult } from '../attack.js';
import { now } from './fast-clock.js';
import type { LateAnswer } from './late-service.js';
import { sharedStore, startRedis, type Redis, type SharedStore } from './shared-store.js';
import { runCase, type Case, type Fate } from './two-tabs.js';

const statuses: readonly LateAnswer[] = [
  ...[401, 404, 408, 425, 429, 500, 501, 502, 503, 504],
  ...[520, 521, 522, 523, 524, 525, 526, 527, 599],
  ...(['html', 'half', 'nothing', 'reset', 'silence'] as const),
];

/** Milliseconds. */
const delaysMs = [0, 400, 5000, 15_000, 25_000];

/** With more concurrent cases, the steps of the clock would be too coarse. */
const concurrency = 40;

/** All failures of a refresh, with all deployments of the broker. */
export const lateProcessing: Attack = {
  name: 'late-processing',
  title: 'answers of the token endpoint that do not say what it has done, or is still doing',
  share: 0,
  run: async ({ say }) => {
    const redis = await startRedis(3);
    if (!redis) say('without Redis, which is not on this machine');
    try {
      return await runAll(redis, say);
    } finally {
      await redis?.stop();
    }
  },
};

async function runAll(
  redis: Redis | undefined,
  say: (line: string) => void,
): Promise<AttackResult> {
  const cases = everyCase(redis !== undefined);
  const waiting = [...cases.entries()];
  const fates = new Map<Case, Fate>();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [number, tried] = next;
      fates.set(tried, await runCase(tried, storeFor(tried, number, redis)));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const count = (chosen: readonly Case[], fate: Fate): number =>
    chosen.filter((each) => fates.get(each) === fate).length;
  say('answer     tried   kept  ended by the service   lost');
  for (const row of new Set(cases.map(rowOf))) {
    const chosen = cases.filter((each) => rowOf(each) === row);
    const [kept, ended, lost] = [
      count(chosen, 'kept'),
      count(chosen, 'ended'),
      count(chosen, 'lost'),
    ];
    const figures = [pad(chosen.length, 5), pad(kept, 6), pad(ended, 21), pad(lost, 6)];
    say(`${row.padEnd(10)} ${figures.join(' ')}`);
  }
  return {
    tried: cases.length,
    faults: cases.filter((each) => fates.get(each) === 'lost').map(sentenceOf),
    figures: {
      'sessions tried': cases.length,
      'sessions kept': count(cases, 'kept'),
      'sessions ended by the service': count(cases, 'ended'),
      'sessions lost': count(cases, 'lost'),
    },
  };
}

function everyCase(hasRedis: boolean): readonly Case[] {
  const settings: readonly Pick<Case, 'processes' | 'memory'>[] = [
    { processes: 1, memory: 'own' },
    { processes: 3, memory: 'shared' },
    ...(hasRedis
      ? ([
          { processes: 1, memory: 'Redis' },
          { processes: 3, memory: 'Redis' },
        ] as const)
      : []),
  ];
  const late = settings.flatMap((setting) =>
    statuses.flatMap((answer) => [
      { ...setting, answer, when: 'never', delay: 0 } as const,
      ...delaysMs.flatMap((delay) => [
        { ...setting, answer, when: 'before', delay } as const,
        { ...setting, answer, when: 'after', delay } as const,
      ]),
    ]),
  );
  const flushed = settings
    .filter(({ memory }) => memory !== 'own')
    .flatMap((setting) =>
      [2000, 5000, 8000, 12_000].map(
        (delay) =>
          ({ ...setting, answer: 'tokens', when: 'before', delay, flushAt: delay / 2 }) as const,
      ),
    );
  return [...late, ...flushed];
}

function storeFor(
  { memory }: Case,
  number: number,
  redis: Redis | undefined,
): SharedStore | undefined {
  if (memory === 'own') return undefined;
  const stores = memory === 'Redis' ? redis?.connections : undefined;
  return sharedStore(stores ?? [memoryStore(now)], `${number}:`);
}

function rowOf({ answer, flushAt }: Case): string {
  return flushAt === undefined ? String(answer) : 'flushed';
}

function sentenceOf({ answer, when, delay, processes, memory, flushAt }: Case): string {
  const flush = flushAt === undefined ? '' : `, memory flushed after ${flushAt / 1000} s`;
  const processing =
    when === 'never' ? 'not processed' : `processed ${when} it by ${delay / 1000} s`;
  const brokers = `${processes} process${processes > 1 ? 'es' : ''} with ${memory} memory`;
  return `Answer ${answer}, ${processing}${flush}, ${brokers}: the session was lost`;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width);
}
