/**
 * Removes brackets and quotation marks that have no partner, so that the text can be put into
 * brackets. Balanced text is returned unchanged.
 *
 * The specification does not say how the service reads brackets within quotation marks, so those
 * must balance among themselves. A backslash at the end is removed too, because it could escape the
 * next character.
 */
export function balanceBrackets(text: string): string {
  const quotes = text.split('"').length - 1;
  const paired = quotes % 2 === 0 ? text : text.replace(/"(?=[^"]*$)/, '');
  const parts = paired.split('"');
  // Every second part is quoted. The others are balanced as one text.
  const outside = balance(parts.filter((_, place) => place % 2 === 0).join('"')).split('"');
  return parts
    .map((part, place) => (place % 2 === 0 ? outside[place / 2] : balance(part)))
    .join('"')
    .replace(/\\+$/, '')
    .trim();
}

function balance(text: string): string {
  const characters = text.split('');
  const open: number[] = [];
  characters.forEach((character, place) => {
    const closed = '([{'[')]}'.indexOf(character)];
    if ('([{'.includes(character)) open.push(place);
    else if (closed === undefined) return;
    else if (characters[open.at(-1) ?? -1] === closed) open.pop();
    else characters[place] = '';
  });
  for (const place of open) characters[place] = '';
  return characters.join('');
}
