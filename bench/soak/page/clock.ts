const byMachine = Date.now.bind(Date);
let ahead = 0;

/** Replaces `Date.now` with an adjustable clock. Timers still use the machine's clock. */
export function takeOverClock(): void {
  Date.now = () => byMachine() + ahead;
}

/** Sets the clock forward, or back if `milliseconds` is negative. */
export function jump(milliseconds: number): void {
  ahead += milliseconds;
}
