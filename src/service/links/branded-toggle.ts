/** The header of the specification (section 9, item 7), and the live service's name for it. */
const headers = ['x-service-api-toggle', 'x-widen-api-toggle'];

/** Whether a request asks for branded links. The header may be repeated or comma-separated. */
export function asksForBrandedLinks(request: Request): boolean {
  return headers
    .flatMap((name) => request.headers.get(name)?.split(',') ?? [])
    .some((toggle) => toggle.trim().toLowerCase() === 'branded-links');
}
