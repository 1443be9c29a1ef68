/** The faults that tests can cause. */
export const faultNames = [
  '401',
  '403',
  '408',
  '429',
  '500',
  '502',
  'timeout',
  'reset',
  'truncate',
  'html',
  'slow',
  'nonsense',
] as const;

/** One of {@link faultNames}. */
export type FaultName = (typeof faultNames)[number];

/**
 * A fault and its time: before the request is processed, so that nothing has happened, or after, so
 * that only the answer is lost.
 */
export interface Fault {
  readonly name: FaultName;
  readonly when: 'before' | 'after';
}

/** Reads the name of a fault. */
export function readFaultName(text: unknown): FaultName | undefined {
  return faultNames.find((name) => name === String(text));
}

/**
 * The connection was cut before an answer. A server cuts the real connection; callers of the
 * service's `fetch` get this error, as for any failed request.
 */
export class ConnectionCut extends TypeError {
  override readonly name = 'ConnectionCut';

  constructor() {
    super('The connection was cut');
  }
}
