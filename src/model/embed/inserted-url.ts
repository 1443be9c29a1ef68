/** How a URL is inserted. */
export interface InsertedUrlOptions {
  /** Whether the code stays that names the person who asked. False by default. */
  readonly keepUser?: boolean | undefined;
  /** Whether an original is shown instead of downloaded. False by default. */
  readonly isShown?: boolean;
}

/**
 * Returns the URL to insert: without `u`, a code that names the person who asked for the link, and,
 * to show an original instead of downloading it, without `download=true`. Everything else stays as
 * the service wrote it.
 */
export function insertedUrl(
  url: string,
  { keepUser = false, isShown = false }: InsertedUrlOptions = {},
): string {
  const [, address = url, query, fragment = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(url) ?? [];
  if (query === undefined) return url;
  const members = query
    .split('&')
    .filter((member) => keepUser || !/^u(?:=|$)/.test(member))
    .filter((member) => !isShown || member !== 'download=true');
  return `${address}${members.length > 0 ? `?${members.join('&')}` : ''}${fragment}`;
}
