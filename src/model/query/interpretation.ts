/**
 * Returns the service's interpretation of the typed text if it differs from the text, else
 * undefined. Brackets, quotation marks, `AND`, `*` and applied facet values are ignored, because
 * they are shown elsewhere or say nothing new.
 *
 * @param narrowed - Whether facet values are applied.
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
    .replace(/\bAND\b|[()"“”*\s]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .toLowerCase();
}
