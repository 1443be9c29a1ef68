import { attributeValues, type AttributeValue } from './attribute-values.js';
import { percentEncoded } from './percent-encoded.js';

/**
 * Matches one character of a URL in an attribute: no white space, angle bracket or quotation mark.
 */
const urlCharacter = `(?!&(?:quot|apos|lt|gt|#0*(?:34|39|60|62)|#x0*(?:22|27|3c|3e));)[^\\s"'<>\\\\]`;

const slashes = '(?:/|&#x2f;|&#0*47;|&sol;){2}';
const urlStart = `(?:https?:|https?&colon;|)${slashes}`;

/**
 * A URL starts at the beginning of a value or after a separator in a list or a style. It may
 * contain an apostrophe unless an apostrophe or a bracket precedes it.
 */
const urlPattern = new RegExp(
  `(^|[\\s,;"])(${urlStart}(?:${urlCharacter}|')+)|([('])(${urlStart}(?:${urlCharacter})+)`,
  'gi',
);

/** Returns the replacement of a URL. Undefined leaves it unchanged. */
type Replace = (address: string) => string | undefined;

/**
 * Replaces URLs in the attributes of a piece of HTML, in any notation, and keeps every other
 * character. Also works if the HTML is not well-formed.
 *
 * Replacements are encoded so that they are safe in quotation marks, in brackets and in lists.
 * Where encoding is not enough, URLs are not replaced: in event handler attributes, in `style` and
 * `srcdoc`, in `javascript:` and `data:` URLs, also encoded ones, and in unquoted values.
 *
 * @param onUnsafe - Called for each URL that is not replaced for this reason.
 */
export function replaceUrls(
  html: string,
  replace: Replace,
  onUnsafe: (address: string) => unknown = () => undefined,
): string {
  const parts: string[] = [];
  let copiedTo = 0;
  for (const attribute of attributeValues(html)) {
    const { start, end } = attribute;
    const value = html.slice(start, end);
    const isUnsafe = isUnsafeAttribute(attribute, value);
    const replaced = replaceUrlsOf(value, isUnsafe ? (url) => void onUnsafe(url) : replace);
    if (replaced === value) continue;
    parts.push(html.slice(copiedTo, start), replaced);
    copiedTo = end;
  }
  return parts.join('') + html.slice(copiedTo);
}

/**
 * Replaces the URLs in the value of one attribute, as `replaceUrls` does. `value` is what stands
 * between the quotation marks.
 */
export function replaceUrlsOf(value: string, replace: Replace): string {
  return value.replace(urlPattern, (whole: string, ...groups: string[]) => {
    const [before = '', found = ''] = groups[1] === undefined ? groups.slice(2) : groups;
    const address = trimUrl(found, before);
    const other = replace(decodeReferences(address));
    if (other === undefined) return whole;
    return before + attributeText(other) + found.slice(address.length);
  });
}

/** Whether URLs in an attribute cannot be replaced safely. */
function isUnsafeAttribute({ name, quoted }: AttributeValue, value: string): boolean {
  if (!quoted || /^(?:on|style$|srcdoc$)/.test(name)) return true;
  const text = value
    .replace(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(colon));?/gi,
      (_, hex?: string, decimal?: string, colon?: string) =>
        colon === undefined ? characterOf(hex, decimal) : ':',
    )
    .replace(/&(?:tab|newline);|[\s\p{Cc}]+/giu, '');
  // In the template literals of a framework's attributes, braces would run.
  return /(?:script|data):|`|&(?:diacritical)?grave;/i.test(text);
}

/** Encodes a URL for an attribute. */
function attributeText(address: string): string {
  return address.replace(/[ "'(),<>\\`]/g, percentEncoded).replace(/&/g, '&amp;');
}

/** Removes trailing characters that belong to the surrounding list, style or sentence. */
function trimUrl(found: string, before: string): string {
  const bracket = before === '(' ? found.indexOf(')') : -1;
  let end = bracket < 0 ? found.length : bracket;
  while (",.!?'".includes(found.charAt(end - 1)) && end > 0) end -= 1;
  return found.slice(0, end);
}

const names: Readonly<Record<string, string>> = { amp: '&', sol: '/', colon: ':', equals: '=' };

/** Decodes the character references that occur in URLs. */
function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|sol|colon|equals));/gi,
    (whole: string, hex: string | undefined, decimal: string | undefined, name = '') => {
      return characterOf(hex, decimal) || (names[String(name).toLowerCase()] ?? whole);
    },
  );
}

/** Returns the character with this code point, or an empty string if it is invalid. */
function characterOf(hex: string | undefined, decimal: string | undefined): string {
  const point = hex === undefined ? Number(decimal) : parseInt(hex, 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
