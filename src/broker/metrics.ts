import type { BrokerEvent, Verdict } from './log.js';

/** The content type of {@link BrokerMetrics.text}. */
export const metricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/** Counts calls, for a monitoring system. Nothing in it identifies a user, a token or an address. */
export interface BrokerMetrics {
  /** Counts one call. Use it as, or in, the broker's `log`. */
  readonly record: (event: BrokerEvent) => void;
  /** Notes whether the shared store is connected. Use it as, or in, the store's `onChange`. */
  readonly noteStore: (isConnected: boolean) => void;
  /** All counts in the OpenMetrics text format, version 1.0.0. */
  readonly text: () => string;
}

type Endpoint = BrokerEvent['endpoint'];

const endpoints: readonly Endpoint[] = ['token', 'refresh', 'logout'];

/** Calls that were answered without asking the service or the store. */
const refusals: readonly Verdict[] = ['refused_origin', 'refused_request', 'rate_limited'];

const storeFailures: readonly Verdict[] = ['store_failed', 'store_lost'];

/** The upper bounds of the durations, in seconds. The longest call takes a minute. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30, 60];

/** Creates counters that are at zero. Each process of a broker has its own. */
export function createMetrics(): BrokerMetrics {
  const requests = new Counter('dam_broker_requests', 'Calls that were answered.');
  const refreshes = new Counter('dam_broker_refreshes', 'Calls for a fresh token, by outcome.');
  const refused = new Counter('dam_broker_refusals', 'Calls that were refused without a look.');
  const failures = new Counter('dam_broker_store_failures', 'Calls that the shared store failed.');
  const durations = new Histogram('dam_broker_request_duration_seconds', 'How long calls took.');
  // Counters that exist from the start show the first event as an increase.
  refreshes.add({ verdict: 'ok' }, 0);
  for (const reason of refusals) refused.add({ reason }, 0);
  for (const reason of storeFailures) failures.add({ reason }, 0);
  let isConnected: boolean | undefined;

  return {
    record: ({ endpoint: route, verdict, status, milliseconds }) => {
      requests.add({ route, status: String(status) });
      if (route === 'refresh') refreshes.add({ verdict });
      if (refusals.includes(verdict)) refused.add({ reason: verdict });
      if (storeFailures.includes(verdict)) failures.add({ reason: verdict });
      durations.add(route, milliseconds / 1000);
    },
    noteStore: (now) => void (isConnected = now),
    text: () => {
      const store = new Gauge('dam_broker_store_connected', 'Whether the shared store is there.');
      const gauges = isConnected === undefined ? [] : [store.lines(isConnected ? 1 : 0)];
      const families = [requests, refreshes, refused, failures, durations];
      return [...families.map((family) => family.lines()), ...gauges, '# EOF\n'].join('');
    },
  };
}

type Labels = Readonly<Record<string, string>>;

class Counter {
  readonly #name: string;
  readonly #help: string;
  readonly #values = new Map<string, number>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  add(labels: Labels, count = 1): void {
    const key = textOf(labels);
    this.#values.set(key, (this.#values.get(key) ?? 0) + count);
  }

  lines(): string {
    const samples = [...this.#values].map(
      ([labels, value]) => `${this.#name}_total${labels} ${value}\n`,
    );
    return head(this.#name, 'counter', this.#help) + samples.join('');
  }
}

class Gauge {
  readonly #name: string;
  readonly #help: string;

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  lines(value: number): string {
    return `${head(this.#name, 'gauge', this.#help)}${this.#name} ${value}\n`;
  }
}

interface Distribution {
  /** How many values are in each bucket and in no lower one; the last has no bound. */
  readonly counts: number[];
  sum: number;
}

class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #distributions: ReadonlyMap<Endpoint, Distribution>;

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
    this.#distributions = new Map(
      endpoints.map((route) => [route, { counts: Array(bounds.length + 1).fill(0), sum: 0 }]),
    );
  }

  add(route: Endpoint, value: number): void {
    const distribution = this.#distributions.get(route);
    if (!distribution) return;
    // A clock that is set back makes a negative duration.
    const seconds = Math.max(0, value);
    const found = bounds.findIndex((bound) => seconds <= bound);
    const bucket = found < 0 ? bounds.length : found;
    distribution.counts[bucket] = (distribution.counts[bucket] ?? 0) + 1;
    distribution.sum += seconds;
  }

  lines(): string {
    const unit = `# UNIT ${this.#name} seconds\n`;
    const samples = [...this.#distributions].flatMap(([route, { counts, sum }]) => {
      let count = 0;
      const buckets = counts.map((each, index) => {
        count += each;
        return `${this.#name}_bucket${textOf({ route, le: boundText(bounds[index]) })} ${count}\n`;
      });
      const labels = textOf({ route });
      const seconds = sum.toFixed(3);
      return [...buckets, `${this.#name}_count${labels} ${count}\n`].concat(
        `${this.#name}_sum${labels} ${seconds}\n`,
      );
    });
    return head(this.#name, 'histogram', this.#help, unit) + samples.join('');
  }
}

/** Bounds are floating-point numbers, also where they are whole. */
function boundText(bound: number | undefined): string {
  if (bound === undefined) return '+Inf';
  return Number.isInteger(bound) ? `${bound}.0` : String(bound);
}

function head(name: string, type: string, help: string, unit = ''): string {
  return `# TYPE ${name} ${type}\n${unit}# HELP ${name} ${help}\n`;
}

/** Values are ours and need no escapes. */
function textOf(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return `{${pairs.join(',')}}`;
}
