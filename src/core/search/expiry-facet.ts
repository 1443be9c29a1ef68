import type { Facet } from '../../model/facet/facet.js';

/** The name of the facet, and of its values: expired, soon, and without an expiry date. */
export type ExpiryNames = readonly [facet: string, expired: string, soon: string, never: string];

const dayMs = 86_400_000;

/**
 * Returns a facet of when assets expire: before today, within 30 days from today, or never. It has no
 * counts, because the service does not count by date. Its clauses are in the query language of section
 * 2.5, where the specification does not show dates: integrations of the live service write them so.
 *
 * @param today - ISO 8601, e.g. `2026-12-03`.
 */
export function expiryFacet([label, expired, soon, never]: ExpiryNames, today: string): Facet {
  const after = (days: number): string =>
    new Date(Date.parse(today) + days * dayMs)
      .toISOString()
      .replace(/(.+)-(..)-(..)T.*/, '$2/$3/$1');
  const values = [
    { label: expired, clause: `ed:[before ${after(0)}]` },
    { label: soon, clause: `ed:[${after(0)} to ${after(30)}]` },
    { label: never, clause: 'ed:(isEmpty)' },
  ];
  return { ...{ key: 'expiry', type: 'expiry', label, values }, truncated: false };
}
