import { recordedLinks, standingLinks } from '../quirks/recorded-links.js';
import type { Addresses } from '../settings.js';
import { brandedLinks, unbrandedLinks, type MakeLink } from './link.js';

/** The two shapes of link (section 9, item 6); with quirks the branded ones are as recorded. */
export interface LinkShapes {
  readonly branded: MakeLink;
  readonly unbranded: MakeLink;
  /** What an account gives whose links are branded unasked. */
  readonly standing: MakeLink;
}

/** The links of an account. */
export function linkShapes(addresses: Addresses, account: string, quirks: boolean): LinkShapes {
  const branded = quirks ? recordedLinks(addresses) : brandedLinks(addresses);
  return {
    branded,
    unbranded: unbrandedLinks(addresses, account),
    standing: quirks ? standingLinks(addresses, account) : branded,
  };
}
