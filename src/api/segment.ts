/**
 * An id as one segment of a path.
 *
 * @throws TypeError where it would be read as part of the path's structure and reach another
 * resource.
 */
export function segment(id: string): string {
  if (/^\.{0,2}$/.test(id)) throw new TypeError('An id must name something');
  return encodeURIComponent(id);
}
