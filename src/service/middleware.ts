import { CrossOrigin } from './answers/cors.js';
import { failureAnswer, Refusal } from './answers/failure.js';
import { pause } from './answers/pause.js';
import { routeTable, type Handler } from './answers/route-table.js';
import { controlRoutes } from './faults/control-routes.js';
import type { FaultPlan } from './faults/fault-plan.js';
import type { RequestCounts } from './faults/request-counts.js';
import { applyFault } from './faults/apply-fault.js';

/** The options of the middleware. */
export interface MiddlewareOptions {
  readonly allowedOrigins: readonly string[];
  /** The delay of every answer, in milliseconds. */
  readonly latency: number;
  readonly plan: FaultPlan;
  readonly counts: RequestCounts;
  readonly stats: () => object;
}

/**
 * Wraps the handler of an origin with what applies to every request: counting, latency, faults and
 * CORS. The control routes of tests are neither counted nor delayed.
 */
export function middleware(options: MiddlewareOptions): (origin: Handler) => Handler {
  const { latency, plan, counts, stats } = options;
  const crossOrigin = new CrossOrigin(options.allowedOrigins);
  const control = routeTable(controlRoutes(plan, stats));

  const respond = async (request: Request, origin: Handler): Promise<Response> => {
    counts.add(request);
    if (latency > 0) await pause(latency, request.signal);
    const process = (): Promise<Response> => origin(request);
    try {
      const fault = plan.next(request);
      return await (fault ? applyFault(fault, request, process) : process());
    } catch (error) {
      if (error instanceof Refusal) return failureAnswer(error.status, error.message);
      throw error;
    }
  };

  return (origin) => async (request) => {
    const controlling = new URL(request.url).pathname.startsWith('/__');
    const preflight = crossOrigin.preflight(request);
    if (preflight) {
      return controlling ? preflight : respond(request, () => Promise.resolve(preflight));
    }
    const answer = await (controlling ? control(request) : respond(request, origin));
    return crossOrigin.expose(request, answer);
  };
}
