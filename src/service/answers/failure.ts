/**
 * An error that refuses a request. Routes throw it, and the route table converts it to the recorded
 * shape of errors. Callers see the message, so it never contains a token.
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

/** An error in the live service's shape. The specification does not define one (section 7). */
export function failureAnswer(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = { error: true, response_code: status, error_message: message, stack_trace: null };
  return Response.json(body, { status, headers });
}
