import { recordedLinks, alwaysBrandedLinks } from '../quirks/recorded-links.js';
import type { Addresses } from '../settings.js';
import { brandedLinks, unbrandedLinks, type MakeLink } from './link.js';

/** The kinds of link (section 9, item 6). With quirks, the branded ones are as recorded. */
export interface LinkShapes {
  readonly branded: MakeLink;
  readonly unbranded: MakeLink;
  /** The links of an account whose links are always branded. */
  readonly alwaysBranded: MakeLink;
}

/** The links of an account. */
export function linkShapes(addresses: Addresses, account: string, quirks: boolean): LinkShapes {
  const branded = quirks ? recordedLinks(addresses) : brandedLinks(addresses);
  return {
    branded,
    unbranded: unbrandedLinks(addresses, account),
    alwaysBranded: quirks ? alwaysBrandedLinks(addresses, account) : branded,
  };
}
