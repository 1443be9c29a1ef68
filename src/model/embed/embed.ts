/**
 * One way to embed an asset, as the service offers it (section 2.6). The values are those of the
 * service, unchanged: `html` is untrusted and never rendered by this package.
 */
export interface Embed {
  /**
   * The name that the customer gave this size. Any text, even empty. Do not use it as a key or a
   * selector.
   */
  readonly name: string;
  readonly url: string;
  readonly html: string | null;
  readonly share: string | null;
}
