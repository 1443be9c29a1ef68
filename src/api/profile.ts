/** A dialect of the service: the few wire facts in which deployments differ. */
export interface Profile {
  /** Header that asks for branded links (section 9, item 7). */
  readonly toggleHeader: string;
  /** Value of that header. */
  readonly toggleValue: string;
  /** Path of a channel's products under the base URL, before the channel id (section 4.4). */
  readonly channelPath: string;
  /**
   * How many results paging by offset reaches; searches go on by scrolling beyond. The
   * specification does not show it (section 8): 10 000, as the live service has it, by default.
   */
  readonly maxOffset?: number;
}

/** The dialects known by name. */
export const profiles: Readonly<Record<'spec' | 'acquia', Profile>> = {
  spec: {
    toggleHeader: 'x-service-api-toggle',
    toggleValue: 'branded-links',
    channelPath: 'products/channel',
  },
  acquia: {
    toggleHeader: 'x-widen-api-toggle',
    toggleValue: 'branded-links',
    channelPath: 'products/channels',
  },
};
