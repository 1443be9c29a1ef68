/**
 * The word for a name from the service; undefined if there is none. Only own members count, so
 * names such as `constructor` are safe.
 */
export function wordIn(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
