/** What may stand in a drawing: text, a number, or several parts. Nothing is drawn of `false`. */
export type Part = string | number | false | undefined | readonly Part[];

/** What follows the whole of a number, by its hundredths. It takes long to write a fraction. */
const fractions = Array.from({ length: 100 }, (_, at) => String(at / 100).slice(1));

/** Writes a part, with numbers as short as a picture needs them: small ones, such as opacities, are finer. */
export function write(part: Part): string {
  if (typeof part === 'string') return part;
  if (typeof part !== 'number') return part ? part.map(write).join('') : '';
  const size = Math.abs(part);
  const hundredths = size < 2 ? Math.round(size * 100) : Math.round(size * 10) * 10;
  const sign = part < 0 && hundredths > 0 ? '-' : '';
  return `${sign}${Math.floor(hundredths / 100)}${fractions[hundredths % 100] ?? ''}`;
}

/** Writes path commands or a transform, as `M0 0h${length}`. */
export function trace(texts: TemplateStringsArray, ...parts: readonly Part[]): string {
  let traced = texts[0] ?? '';
  for (let at = 0; at < parts.length; at += 1) traced += write(parts[at]) + (texts[at + 1] ?? '');
  return traced;
}

/** What `draw` gives for 0, 1 and so on. */
export function times<Drawn>(count: number, draw: (at: number) => Drawn): readonly Drawn[] {
  return Array.from({ length: count }, (_, at) => draw(at));
}

/** Reads entries: a head, ` | ` and a body, of which further lines are indented. */
export function readEntries(text: string): readonly (readonly [head: string, body: string])[] {
  const entries = text.trim().split(/\n(?! )/);
  return entries.map((entry) => {
    const [head = '', body = ''] = entry.split(' | ');
    return [head, body];
  });
}
