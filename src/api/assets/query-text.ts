import { byFacet, type Query } from '../../model/query/query.js';
import { balanceBrackets } from './balance-brackets.js';

/**
 * What is sent as `query` (section 4.2): the person's words, the host's filter and the facet
 * values in force, all of which have to match. Values of one facet are alternatives.
 *
 * A part that stands alone is passed unchanged, as a refinement has to be (section 2.5). Where
 * there are others, the person's words cannot reach out of their brackets and so lift the filter.
 */
export function toQueryText(query: Query): string {
  const text = query.text.trim();
  const filter = query.filter.trim();
  const facets = [...byFacet(query.applied).values()].map((values) =>
    values.map(({ clause }) => clause),
  );
  const alone = [text, filter, ...facets.map((clauses) => clauses.join(' OR '))].filter(Boolean);
  if (alone.length < 2) return alone.join('');

  const parts = [
    inBrackets(balanceBrackets(text)),
    inBrackets(filter),
    ...facets.map(alternatives),
  ];
  return parts.filter(Boolean).join(' AND ');
}

function alternatives(clauses: readonly string[]): string {
  const joined = clauses.join(' OR ');
  return clauses.length > 1 ? inBrackets(joined) : joined;
}

function inBrackets(text: string): string {
  return text && `(${text})`;
}
