/** Finds the colour that a name stands for. */
type Names = ReadonlyMap<string, string>;

/**
 * Reads a colour: `#fff`, `#ffffff` or a name, then changes, each by so many percent: `+20` lighter,
 * `-20` darker, `>20near` the way to another colour, `>20:70near` by day and by night.
 */
export function readColour(text: string, names: Names, isNight: boolean): string {
  if (!/[-+>]/.test(text)) return names.get(text) ?? text;
  const [base = '', ...changes] = text.split(/(?=[-+>])/);
  let colour = names.get(base) ?? base;
  for (const change of changes) {
    const [, byDay = '', byNight = byDay, name = ''] =
      /^.([\d.]+)(?::([\d.]+))?(.*)/.exec(change) ?? [];
    const sign = change[0];
    const other = sign === '>' ? (names.get(name) ?? name) : sign === '+' ? '#fff' : '#14101c';
    colour = mix(colour, other, Number(isNight ? byNight : byDay) / 100);
  }
  return colour;
}

function mix(from: string, to: string, share: number): string {
  const [first, second] = [channels(from), channels(to)];
  let mixed = 1;
  for (const shift of [16, 8, 0]) {
    const value = (first >> shift) & 255;
    mixed = mixed * 256 + Math.round(value + (((second >> shift) & 255) - value) * share);
  }
  return `#${mixed.toString(16).slice(1)}`;
}

function channels(colour: string): number {
  const digits = colour.slice(1);
  return Number.parseInt(digits.length > 3 ? digits : digits.replace(/./g, '$&$&'), 16);
}
