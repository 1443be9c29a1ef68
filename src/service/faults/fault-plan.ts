import { Refusal } from '../answers/failure.js';
import { readFaultName, type Fault, type FaultName } from './fault.js';

/** A planned fault of later calls. */
export interface PlannedFault {
  /** The exact path, e.g. `/v2/oauth/access-token`. */
  readonly path: string;
  /** The method. Default: any method except `OPTIONS`. */
  readonly method?: string;
  readonly fault: FaultName;
  /** Default `before`. */
  readonly when?: 'before' | 'after';
  /** How many calls fail. Default 1. */
  readonly times?: number;
}

/** Planned faults. If several match a call, the oldest one is used. */
export class FaultPlan {
  #planned: readonly (PlannedFault & { readonly times: number })[] = [];

  /** Plans a fault. */
  add(fault: PlannedFault): void {
    this.#planned = [...this.#planned, { ...fault, times: fault.times ?? 1 }];
  }

  /** Removes all planned faults. */
  clear(): void {
    this.#planned = [];
  }

  /** The fault of `request`: the one its header names, or the next planned one. */
  next(request: Request): Fault | undefined {
    const named = readHeader(request.headers.get('x-fault'));
    if (named) return named;
    const { pathname } = new URL(request.url);
    const found = this.#planned.find(({ path, method }) =>
      path === pathname && method === undefined
        ? request.method !== 'OPTIONS'
        : path === pathname && method?.toUpperCase() === request.method,
    );
    if (!found) return undefined;
    this.#planned = this.#planned
      .map((planned) => (planned === found ? { ...planned, times: planned.times - 1 } : planned))
      .filter(({ times }) => times > 0);
    return { name: found.fault, when: found.when ?? 'before' };
  }
}

/** Reads the body of `POST /__faults`. An invalid body is refused with 400. */
export function readPlannedFault(body: ReadonlyMap<string, unknown>): PlannedFault {
  const path = body.get('path');
  const method = body.get('method');
  const fault = readFaultName(body.get('fault'));
  const when = body.get('when') ?? 'before';
  const times = body.get('times') ?? 1;
  if (typeof path !== 'string' || !path.startsWith('/')) throw new Refusal(400, 'path is missing.');
  if (!fault) throw new Refusal(400, 'fault names no fault.');
  if (when !== 'before' && when !== 'after') throw new Refusal(400, 'when is before or after.');
  if (typeof times !== 'number' || !(times >= 1)) throw new Refusal(400, 'times is 1 or more.');
  if (method !== undefined && typeof method !== 'string') throw new Refusal(400, 'method is text.');
  return { path, fault, when, times, ...(method !== undefined && { method }) };
}

/** Reads `x-fault: <name>`, optionally followed by `after`. */
function readHeader(header: string | null): Fault | undefined {
  if (header === null) return undefined;
  const [name, when] = header.trim().split(/[\s;]+/);
  const fault = readFaultName(name);
  if (!fault) throw new Refusal(400, 'x-fault names no fault.');
  return { name: fault, when: when === 'after' ? 'after' : 'before' };
}
