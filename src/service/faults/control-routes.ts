import { readJsonObject } from '../answers/json-body.js';
import type { Route } from '../answers/route-table.js';
import { readPlannedFault, type FaultPlan } from './fault-plan.js';

/** What tests steer the service by: planned faults and counts. No token is needed. */
export function controlRoutes(plan: FaultPlan, stats: () => object): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/__faults',
      async answer({ req }) {
        plan.add(readPlannedFault(await readJsonObject(req.raw)));
        return new Response(null, { status: 204 });
      },
    },
    {
      method: 'DELETE',
      path: '/__faults',
      answer() {
        plan.clear();
        return new Response(null, { status: 204 });
      },
    },
    { method: 'GET', path: '/__stats', answer: () => Response.json(stats()) },
  ];
}
