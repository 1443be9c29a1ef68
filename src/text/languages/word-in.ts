/**
 * The word listed under a name that others made up; undefined where there is none. `constructor`
 * is a name like any other.
 */
export function wordIn(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
