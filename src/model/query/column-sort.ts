/** Fields whose first order is the largest or latest first. */
const falling = /size|date/;

/** The direction of a sort, for `aria-sort`. `none` if it sorts by another field. */
export function directionOf(field: string, sort: string): 'ascending' | 'descending' | 'none' {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}

/** Returns the next sort when the header of a column is pressed. */
export function nextSort(field: string, sort: string): string {
  const direction = directionOf(field, sort);
  if (direction === 'none') return falling.test(field) ? `-${field}` : field;
  return direction === 'ascending' ? `-${field}` : field;
}
