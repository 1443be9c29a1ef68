import { byFacet, queryDay, type Query } from '../../model/query/query.js';
import { balanceBrackets } from './balance-brackets.js';

/**
 * Matches text that ends with a plain word of at least two letters or digits: no operator, and no
 * other syntax before it.
 */
const lastWord = /^([^"(-*:[-\]{}]*\s)?(?!(and|or|not)$)[\p{L}\p{M}\p{N}]{2,}$/iu;

/**
 * Returns the `query` parameter (section 4.2): the user's words, the host's filter, the day on which
 * results have to be available, and the applied facet values. All of them must match; values of one
 * facet are alternatives.
 *
 * The last word of `partial` text gets a `*`, which the service reads as any letters.
 *
 * If there is only one part, it is sent unchanged, as a refinement must be (section 2.5). Otherwise
 * the user's words are put into balanced brackets, so that they cannot disable the filter.
 */
export function toQueryText(query: Query): string {
  const typed = query.text.trim();
  const text = query.partial ? typed.replace(lastWord, '$&*') : typed;
  const filter = query.filter.trim();
  const available = query.availableOn ? availableClause(query.availableOn) : '';
  const facets = [...byFacet(query.applied).values()].map((values) =>
    values.map(({ clause }) => clause),
  );
  const alone = [text, filter, available, ...facets.map((clauses) => clauses.join(' OR '))].filter(
    Boolean,
  );
  if (alone.length < 2) return alone.join('');

  const parts = [
    inBrackets(balanceBrackets(text)),
    inBrackets(filter),
    available,
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

/**
 * Asks for what is released and has not expired on a day. Integrations of the live service write the
 * clause so, except that here an asset without a release date counts as released. What expires on the
 * day itself is left out.
 */
function availableClause(day: string): string {
  return `rd:((isEmpty) OR [before ${queryDay(day, 1)}]) AND ed:((isEmpty) OR [after ${queryDay(day)}])`;
}
