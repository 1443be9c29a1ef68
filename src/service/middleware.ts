import { CrossOrigin } from './answers/cors.js';
import { failureAnswer, Refusal } from './answers/failure.js';
import { pause } from './answers/pause.js';
import { routeTable, type Answering } from './answers/route-table.js';
import { controlRoutes } from './faults/control-routes.js';
import type { FaultPlan } from './faults/fault-plan.js';
import type { RequestCounts } from './faults/request-counts.js';
import { strike } from './faults/strike.js';

/** What stands before every origin of the service. */
export interface ReceptionOptions {
  readonly allowedOrigins: readonly string[];
  /** Milliseconds every answer is held back. */
  readonly latency: number;
  readonly plan: FaultPlan;
  readonly counts: RequestCounts;
  readonly stats: () => object;
}

/**
 * Puts in front of an origin what concerns every request: counting, latency, faults and which
 * pages may read the answer. Tests' own controls are neither counted nor held back.
 */
export function reception(options: ReceptionOptions): (origin: Answering) => Answering {
  const { latency, plan, counts, stats } = options;
  const crossOrigin = new CrossOrigin(options.allowedOrigins);
  const control = routeTable(controlRoutes(plan, stats));

  const received = async (request: Request, origin: Answering): Promise<Response> => {
    counts.add(request);
    if (latency > 0) await pause(latency, request.signal);
    const process = (): Promise<Response> => origin(request);
    try {
      const fault = plan.next(request);
      return await (fault ? strike(fault, request, process) : process());
    } catch (error) {
      if (error instanceof Refusal) return failureAnswer(error.status, error.message);
      throw error;
    }
  };

  return (origin) => async (request) => {
    const controlling = new URL(request.url).pathname.startsWith('/__');
    const preflight = crossOrigin.preflight(request);
    if (preflight) {
      return controlling ? preflight : received(request, () => Promise.resolve(preflight));
    }
    const answer = await (controlling ? control(request) : received(request, origin));
    return crossOrigin.expose(request, answer);
  };
}
