/** A dialect of the service: the few wire facts that differ between deployments. */
export interface Profile {
  /** Name of the header that requests branded links (section 9, item 7). */
  readonly toggleHeader: string;
  /** Value of that header. */
  readonly toggleValue: string;
  /**
   * Path of a channel's products, relative to the base URL and without the channel id (section
   * 4.4).
   */
  readonly channelPath: string;
  /**
   * How many results paging by offset can reach. Beyond that, searches continue by scrolling. The
   * specification does not state it (section 8). 10 000 by default, as in the live service.
   */
  readonly maxOffset?: number;
}

/** The name of a built-in dialect. */
export type ProfileName = 'spec' | 'acquia';

/** The built-in dialects by name. */
export const profiles: Readonly<Record<ProfileName, Profile>> = {
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

/**
 * Returns the dialect of a name, or the given dialect.
 *
 * @throws TypeError if no built-in dialect has the name.
 */
export function profileOf(profile: string | Profile): Profile {
  if (typeof profile !== 'string') return profile;
  if (profile !== 'spec' && profile !== 'acquia') throw new TypeError('profile is not known');
  return profiles[profile];
}
