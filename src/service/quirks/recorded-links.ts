import { brandedLinks, unbrandedLinks, type MakeLink } from '../links/link.js';
import type { Addresses } from '../settings.js';

/** Whom the live service says a branded link was made for. */
const user = 'u=2spbki';

/**
 * Branded links as recorded: players and viewers under `/view/`, everything else as specified,
 * and all of them naming a user.
 */
export function recordedLinks(addresses: Addresses): MakeLink {
  const asSpecified = brandedLinks(addresses);
  return (record, target) => {
    const members = [...(target.members ?? []), user];
    const kind = /^(video|document)_.*(?:player|viewer)/.exec(target.size)?.[1];
    if (kind === undefined) return asSpecified(record, { ...target, members });
    const view = kind === 'document' ? 'pdf' : kind;
    const path = `view/${view}/${record.externalId}/${target.filename}`;
    return `${addresses.brandedUrl}/${path}?${members.join('&')}`;
  };
}

/**
 * Links as recorded from accounts that have branded ones unasked: addresses with places to fill in
 * stay unbranded.
 */
export function standingLinks(addresses: Addresses, account: string): MakeLink {
  const branded = recordedLinks(addresses);
  const unbranded = unbrandedLinks(addresses, account);
  return (record, target) => (target.size.includes('{') ? unbranded : branded)(record, target);
}
