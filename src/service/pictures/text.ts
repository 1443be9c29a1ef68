/** What may stand in a drawing: text, a number, or several parts. Nothing is drawn of `false`. */
export type Part = string | number | false | undefined | readonly Part[];

/** Writes a part, with numbers as short as a picture needs them: small ones, such as opacities, are finer. */
export function write(part: Part): string {
  if (typeof part === 'string') return part;
  if (typeof part !== 'number') return part ? part.map(write).join('') : '';
  const step = Math.abs(part) < 2 ? 100 : 10;
  return String(Math.round(part * step) / step);
}

/** Writes path commands or a transform, as `M0 0h${length}`. */
export function trace(texts: TemplateStringsArray, ...parts: readonly Part[]): string {
  return texts.map((text, at) => text + write(parts[at])).join('');
}

/** What `draw` gives for 0, 1 and so on. */
export function times<Drawn>(count: number, draw: (at: number) => Drawn): readonly Drawn[] {
  return Array.from({ length: count }, (_, at) => draw(at));
}
