/**
 * What the service made of the words that were typed, where it says something else than they do;
 * undefined where it adds nothing. Brackets, quotes and the AND between words are no news, nor
 * are the facet values in force: they are shown by themselves.
 *
 * @param narrowed - Whether facet values are in force.
 */
export function interpretationOf(
  typed: string,
  explained: string,
  narrowed: boolean,
): string | undefined {
  const [typedText, explainedText] = [normalize(typed), normalize(explained)];
  if (typedText === '' || explainedText === '' || explainedText === typedText) return undefined;
  return narrowed && explainedText.startsWith(`${typedText} `) ? undefined : explained;
}

function normalize(text: string): string {
  return text
    .replace(/\bAND\b|[()"“”\s]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .toLowerCase();
}
