import { readJsonObject } from '../answers/json-body.js';
import type { Route } from '../answers/route-table.js';
import { readPlannedFault, type FaultPlan } from './fault-plan.js';

/** The routes by which tests control the service: planned faults and counts. They need no token. */
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
