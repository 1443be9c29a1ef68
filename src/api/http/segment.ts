/** Whether a text can be one segment of a path and does not change the path's structure. */
export function isSegment(text: string): boolean {
  return !/^\.{0,2}$|\p{Cs}/u.test(text);
}

/**
 * Encodes an id as one segment of a path.
 *
 * @throws TypeError if the id would address another resource or cannot be part of a URL.
 */
export function segment(id: string): string {
  if (!isSegment(id)) throw new TypeError('Not an id');
  return encodeURIComponent(id);
}
