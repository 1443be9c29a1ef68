import { attributeValues, type AttributeValue } from './attribute-values.js';
import { percentEncoded } from './percent-encoded.js';

/** What ends an address within an attribute: white space, angle brackets and quotation marks. */
const urlCharacter = `(?!&(?:quot|apos|lt|gt|#0*(?:34|39|60|62)|#x0*(?:22|27|3c|3e));)[^\\s"'<>\\\\]`;

const slashes = '(?:/|&#x2f;|&#0*47;|&sol;){2}';
const urlStart = `(?:https?:|https?&colon;|)${slashes}`;

/**
 * An address stands at the start of a value or after what may come before one in a list or style.
 * An apostrophe may be part of it, unless one stands before it or a bracket does.
 */
const urlPattern = new RegExp(
  `(^|[\\s,;"])(${urlStart}(?:${urlCharacter}|')+)|([('])(${urlStart}(?:${urlCharacter})+)`,
  'gi',
);

/** What an address is replaced by; undefined leaves it. */
type Replace = (address: string) => string | undefined;

/**
 * Replaces addresses in the attributes of a piece of HTML, however they are written, and leaves
 * every other character as it is. Works where the HTML is not well-formed, too.
 *
 * The addresses that are put there can stand in quotation marks of either kind, in brackets and in
 * a list: what could end them is percent-encoded. Where that is not enough none is put: in
 * attributes that run as scripts, or hold styles or HTML, in addresses that run, which are decoded
 * first, and in values without quotation marks.
 *
 * @param onUnsafe - Hears of each address in such a place.
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
    const replaced = value.replace(urlPattern, (whole: string, ...groups: string[]) => {
      const [before = '', found = ''] = groups[1] === undefined ? groups.slice(2) : groups;
      const address = trimUrl(found, before);
      if (isUnsafe) onUnsafe(decodeReferences(address));
      const other = isUnsafe ? undefined : replace(decodeReferences(address));
      if (other === undefined) return whole;
      return before + attributeText(other) + found.slice(address.length);
    });
    if (replaced === value) continue;
    parts.push(html.slice(copiedTo, start), replaced);
    copiedTo = end;
  }
  return parts.join('') + html.slice(copiedTo);
}

/** Whether a value is no place for an address, however it is encoded. */
function isUnsafeAttribute({ name, quoted }: AttributeValue, value: string): boolean {
  if (!quoted || /^(?:on|style$|srcdoc$)/.test(name)) return true;
  const text = value
    .replace(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(colon));?/gi,
      (_, hex?: string, decimal?: string, colon?: string) =>
        colon === undefined ? characterOf(hex, decimal) : ':',
    )
    .replace(/&(?:tab|newline);|[\s\p{Cc}]+/giu, '');
  return /(?:script|data):/i.test(text);
}

/** An address as it stands in an attribute. */
function attributeText(address: string): string {
  return address.replace(/[ "'(),<>\\`]/g, percentEncoded).replace(/&/g, '&amp;');
}

/** Leaves off what belongs to the list, style or sentence that the address stands in. */
function trimUrl(found: string, before: string): string {
  const bracket = before === '(' ? found.indexOf(')') : -1;
  let end = bracket < 0 ? found.length : bracket;
  while (",.!?'".includes(found.charAt(end - 1)) && end > 0) end -= 1;
  return found.slice(0, end);
}

const names: Readonly<Record<string, string>> = { amp: '&', sol: '/', colon: ':', equals: '=' };

/** The text that character references stand for, as far as addresses hold them. */
function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|sol|colon|equals));/gi,
    (whole: string, hex: string | undefined, decimal: string | undefined, name = '') => {
      return characterOf(hex, decimal) || (names[String(name).toLowerCase()] ?? whole);
    },
  );
}

/** The character with this number; empty where there is none. */
function characterOf(hex: string | undefined, decimal: string | undefined): string {
  const point = hex === undefined ? Number(decimal) : parseInt(hex, 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
