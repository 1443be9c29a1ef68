/** Whether a text can be one segment of a path, and is not read as part of the path's structure. */
export function isSegment(text: string): boolean {
  return !/^\.{0,2}$|\p{Cs}/u.test(text);
}

/**
 * An id as one segment of a path.
 *
 * @throws TypeError where it would reach another resource, or cannot be written in an address.
 */
export function segment(id: string): string {
  if (!isSegment(id)) throw new TypeError('Not an id');
  return encodeURIComponent(id);
}
