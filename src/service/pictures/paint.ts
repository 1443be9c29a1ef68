/** Finds the colour that a name stands for. */
type Names = ReadonlyMap<string, string>;

/**
 * Reads a colour: `#fff`, `#ffffff` or a name, then changes, each by so many percent: `+20` lighter,
 * `-20` darker, `>20near` the way to another colour, `>20:70near` by day and by night.
 */
export function readColour(text: string, names: Names, isNight: boolean): string {
  const [base = ''] = /^[#\w]+/.exec(text) ?? [];
  let colour = names.get(base) ?? base;
  if (base.length === text.length) return colour;
  for (const change of text.slice(base.length).matchAll(/([-+>])([\d.]+)(?::([\d.]+))?([#\w]*)/g)) {
    const [, sign = '', byDay = '', byNight = byDay, name = ''] = change;
    const other = sign === '>' ? (names.get(name) ?? name) : sign === '+' ? '#fff' : '#14101c';
    colour = mix(colour, other, Number(isNight ? byNight : byDay) / 100);
  }
  return colour;
}

function mix(from: string, to: string, share: number): string {
  const others = channels(to);
  const mixed = channels(from).map((value, at) => value + ((others[at] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): readonly number[] {
  const value = Number.parseInt(colour.slice(1), 16);
  return colour.length > 4
    ? [value >> 16, (value >> 8) & 255, value & 255]
    : [(value >> 8) * 17, ((value >> 4) & 15) * 17, (value & 15) * 17];
}
