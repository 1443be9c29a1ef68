import { Refusal } from '../answers/failure.js';
import { readFlag, readList, readText, readWhole } from '../answers/query-members.js';
import type { Route } from '../answers/route-table.js';
import type { AssetSearch, AssetSearchOutcome } from '../catalogue/catalogue.js';
import { facetTypesIn, type WriteFacets } from './facet-bodies.js';
import { expandable, expansionsIn, type Expansion } from './expansions.js';
import type { Cursor, ScrollCursors } from './scroll-cursors.js';

/** The dependencies of the search routes. */
export interface SearchRoutesOptions {
  readonly authorise: (request: Request) => void;
  readonly search: (search: AssetSearch) => AssetSearchOutcome;
  readonly cursors: ScrollCursors;
  /** The largest offset allowed. */
  readonly maxOffset: number;
  readonly writeFacets: WriteFacets;
  /** Whether the answer itself, and not only its items, says which sections were requested. */
  readonly hasExpanded: boolean;
  /** The reported number of results. */
  readonly totalOf: (outcome: AssetSearchOutcome) => number;
  /** Creates the items of the answer to `request`. */
  readonly itemsFor: (
    request: Request,
    outcome: AssetSearchOutcome,
    expansions: ReadonlySet<Expansion>,
  ) => readonly object[];
}

/** Asset search, with facets and scrolling (sections 2.4, 2.5 and 4.2). */
export function searchRoutes(options: SearchRoutesOptions): readonly Route[] {
  const { authorise, search, cursors } = options;

  const answerWith = (
    request: Request,
    asked: AssetSearch,
    outcome: AssetSearchOutcome,
    cursor: Cursor | undefined,
  ): Response => {
    const expansions = expansionsIn(readList(new URL(request.url), 'expand'));
    return Response.json({
      query: asked.query,
      sort: outcome.sort,
      query_explained: outcome.explained,
      sort_explained: outcome.sortExplained,
      query_syntax_ok: outcome.syntaxOk,
      include_archived: asked.includeArchived,
      include_deleted: asked.includeDeleted,
      ...(options.hasExpanded && {
        expanded: Object.fromEntries(expandable.map((name) => [name, expansions.has(name)])),
      }),
      facets: options.writeFacets(outcome.facets, asked.facets, outcome.items),
      item_type: 'asset',
      total_count: options.totalOf(outcome),
      offset: asked.offset,
      limit: asked.limit,
      scroll_id: cursor?.id ?? null,
      scroll_timeout: cursor ? `${cursors.seconds}s` : null,
      items: options.itemsFor(request, outcome, expansions),
    });
  };

  const scroll = (request: Request, id: string): Response => {
    const cursor = cursors.find(id);
    if (!cursor) throw new Refusal(404, 'This scrolling search is over, or never was.');
    const outcome = search(cursor.next);
    if (outcome.items.length > 0) {
      return answerWith(request, cursor.next, outcome, cursors.advance(cursor));
    }
    cursors.close(cursor);
    return answerWith(request, cursor.next, outcome, undefined);
  };

  return [
    {
      method: 'GET',
      path: '/v2/assets/search',
      answer({ req: { raw: request } }) {
        authorise(request);
        const url = new URL(request.url);
        const scrollId = readText(url, 'scroll_id');
        // Some clients continue here instead of at /scroll.
        if (scrollId !== null) return scroll(request, scrollId);
        const asked = readSearch(url, options.maxOffset);
        const scrolling = readFlag(url, 'scroll');
        return answerWith(
          request,
          asked,
          search(asked),
          scrolling ? cursors.open(asked) : undefined,
        );
      },
    },
    {
      method: 'GET',
      path: '/v2/assets/search/scroll',
      answer({ req: { raw: request } }) {
        authorise(request);
        const scrollId = readText(new URL(request.url), 'scroll_id');
        if (scrollId === null) throw new Refusal(400, 'scroll_id is missing.');
        return scroll(request, scrollId);
      },
    },
  ];
}

function readSearch(url: URL, maxOffset: number): AssetSearch {
  // Only validated: document texts are not searched, and languages are not supported.
  readFlag(url, 'search_document_text');
  readFlag(url, 'include_natural_language_results');
  return {
    query: readText(url, 'query'),
    category: readText(url, 'query_category'),
    sort: readText(url, 'sort'),
    offset: readWhole(url, 'offset', { min: 0, max: maxOffset, fallback: 0 }),
    limit: readWhole(url, 'limit', { min: 1, max: 100, fallback: 100 }),
    facets: facetTypesIn(readList(url, 'facet')),
    includeArchived: readFlag(url, 'include_archived'),
    includeDeleted: readFlag(url, 'include_deleted'),
  };
}
