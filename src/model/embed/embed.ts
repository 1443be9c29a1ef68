/**
 * One way to embed an asset, as the service offers it (section 2.6). The values are the
 * service's own, verbatim: `html` is untrusted markup and never rendered by us.
 */
export interface Embed {
  /** The customer's own name for the size. Any text, even empty; never a key or selector. */
  readonly name: string;
  readonly url: string;
  readonly html: string | null;
  readonly share: string | null;
}
