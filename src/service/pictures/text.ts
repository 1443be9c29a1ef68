/** What may stand in a drawing. */
export type Part = string | number | undefined;

/** What follows the whole of a number, by its hundredths. It takes long to write a fraction. */
const fractions = Array.from({ length: 100 }, (_, at) => String(at / 100).slice(1));

/** Writes a part, with numbers as short as a picture needs them: small ones, such as opacities, are finer. */
export function write(part: Part): string {
  if (typeof part !== 'number') return part ?? '';
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

/** What `draw` gives for 0, 1 and so on, joined. */
export function times(count: number, draw: (at: number) => string): string {
  let drawn = '';
  for (let at = 0; at < count; at += 1) drawn += draw(at);
  return drawn;
}

/** Reads entries: a head, ` | ` and a body, of which further lines are indented. */
export function readEntries(text: string): readonly (readonly [head: string, body: string])[] {
  return Array.from(text.matchAll(/^(\S.*?) \| (.*(?:\n .*)*)/gm), ([, head = '', body = '']) => [
    head,
    body,
  ]);
}
