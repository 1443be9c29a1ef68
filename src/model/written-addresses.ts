import { attributeValues } from './attribute-values.js';

/** What ends an address within an attribute: white space, brackets and quotation marks. */
const ending = `(?!&(?:quot|apos|lt|gt|#0*(?:34|39|60|62)|#x0*(?:22|27|3c|3e));)[^\\s"'<>\\\\]`;

const slash = '(?:/|&#x2f;|&#0*47;|&sol;)';

/** An address stands at the start of a value or after what may come before one in a list or style. */
const written = new RegExp(
  `(^|[\\s,;("'])((?:https?:|https?&colon;|)${slash}{2}(?:${ending})+)`,
  'gi',
);

/**
 * Replaces addresses in the attributes of a piece of HTML, however they are written, and leaves
 * every other character as it is. Works where the HTML is not well-formed, too.
 *
 * @param replace - Gives another address for one, or undefined to leave it. What it gives has to
 * be free of white space, quotation marks and brackets.
 */
export function replaceAddresses(
  html: string,
  replace: (address: string) => string | undefined,
): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of attributeValues(html)) {
    const value = html.slice(start, end);
    const replaced = value.replace(written, (whole: string, before: string, found: string) => {
      const address = trimmed(found, before);
      const other = replace(decoded(address));
      if (other === undefined) return whole;
      return before + other.replace(/&/g, '&amp;') + found.slice(address.length);
    });
    if (replaced === value) continue;
    parts.push(html.slice(done, start), replaced);
    done = end;
  }
  return parts.join('') + html.slice(done);
}

/** Leaves off what belongs to the list, style or sentence that the address stands in. */
function trimmed(found: string, before: string): string {
  const bracket = before === '(' ? found.indexOf(')') : -1;
  let end = bracket < 0 ? found.length : bracket;
  while (',.!?'.includes(found.charAt(end - 1)) && end > 0) end -= 1;
  return found.slice(0, end);
}

const names: Readonly<Record<string, string>> = { amp: '&', sol: '/', colon: ':', equals: '=' };

/** The text that character references stand for, as far as addresses hold them. */
function decoded(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|sol|colon|equals));/gi,
    (whole: string, hex: string | undefined, decimal: string | undefined, name = '') => {
      const point = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      if (point > 0 && point <= 0x10ffff) return String.fromCodePoint(point);
      return names[String(name).toLowerCase()] ?? whole;
    },
  );
}
