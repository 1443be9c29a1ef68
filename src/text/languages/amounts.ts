/** A duration as hours (if any), minutes and seconds. */
export function clockOf(seconds: number): readonly number[] {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.slice(parts[0] ? 0 : 1);
}

/** Scales bytes to a short number, and returns the power of 1000, up to four. */
export function scaled(bytes: number): readonly [amount: number, power: number] {
  let amount = bytes;
  let power = 0;
  for (; amount >= 1000 && power < 4; power += 1) amount /= 1000;
  return [amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount), power];
}
