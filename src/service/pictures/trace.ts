/** A number as short as a picture needs it: small ones, such as opacities, are finer. */
export function short(value: number): string {
  const step = Math.abs(value) < 2 ? 100 : 10;
  return String(Math.round(value * step) / step);
}

/** Writes path commands or a transform, with short numbers: as `M0 0h${length}`. */
export function trace(
  texts: TemplateStringsArray,
  ...values: readonly (string | number)[]
): string {
  const written = values.map((value) => (typeof value === 'number' ? short(value) : value));
  return texts.map((text, at) => text + (written[at] ?? '')).join('');
}
