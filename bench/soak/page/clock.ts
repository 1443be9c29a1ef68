const byMachine = Date.now.bind(Date);
let ahead = 0;

/** Puts a clock in the place of the machine's that can be set. Timers go on by the machine's. */
export function takeOverClock(): void {
  Date.now = () => byMachine() + ahead;
}

/** Sets the clock forward, or back where `milliseconds` is below 0. */
export function jump(milliseconds: number): void {
  ahead += milliseconds;
}
