import { brandedLinks, unbrandedLinks, type MakeLink } from '../links/link.js';
import type { Addresses } from '../settings.js';

/** The user parameter of the live service's branded links. */
const user = 'u=2spbki';

/**
 * Branded links as recorded: players and viewers are under `/view/`, other links as specified. All
 * of them contain a user.
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
 * Links as recorded from accounts whose links are always branded. URL templates are still
 * unbranded.
 */
export function alwaysBrandedLinks(addresses: Addresses, account: string): MakeLink {
  const branded = recordedLinks(addresses);
  const unbranded = unbrandedLinks(addresses, account);
  return (record, target) => (target.size.includes('{') ? unbranded : branded)(record, target);
}
