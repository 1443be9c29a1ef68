import type { Refusal } from '../answers/failure.js';

/** An error of version 1.0's token endpoint, with the members that its clients read. */
export function oldFailure({ status, message }: Refusal): Response {
  const error = status === 401 ? 'invalid_client' : 'invalid_grant';
  return Response.json({ error, description: message }, { status });
}
