/**
 * Says which files and subfolders were left out because they cannot be read, and what to do;
 * undefined if there are none.
 */
export function unreadableSentence(
  folder: string,
  [first, ...more]: readonly string[],
): string | undefined {
  if (first === undefined) return undefined;
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  return (
    `Left out, because reading is not allowed: ${first}${others}. Allow it, such as by ` +
    `chmod -R u+rX ${folder}, and start again.`
  );
}
