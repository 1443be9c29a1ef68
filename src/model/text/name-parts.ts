/** The extension, and the number right before it. */
const ending = /(?:\(?\d[\d()_-]{0,10})?\.[a-z\d]{1,8}$/i;

/** Shorter names have enough space everywhere. */
const shortLength = 12;

/**
 * Splits a file name into a start, which may be shortened, and an end with number and extension,
 * which tell files of a series apart. Undefined if the name is short or has no such end.
 */
export function nameParts(filename: string): readonly [start: string, end: string] | undefined {
  // The parts keep their spaces, but have no line breaks.
  const name = filename.replace(/\s+/g, ' ');
  const at = name.search(ending);
  return name.length > shortLength && at > 0 ? [name.slice(0, at), name.slice(at)] : undefined;
}
