/**
 * A request that is answered with an error. Thrown anywhere below a route; the route table turns
 * it into the recorded shape. The message is shown to callers, so it never holds a token.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** An error as the live service answers it; the specification shows no shape (section 7). */
export function failureAnswer(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = { error: true, response_code: status, error_message: message, stack_trace: null };
  return Response.json(body, { status, headers });
}
