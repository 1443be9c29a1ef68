/** The messages for searching, which are loaded after the first results. */
export type SearchMessages = FacetMessages & SuggestionMessages;

/** The messages for searching values of facets. */
export interface FacetMessages {
  /** The label of the field that searches the values of a facet. */
  readonly searchWithin: (facet: string) => string;
  /** The number of listed values that match the typed text. */
  readonly valuesFound: (found: number, listed: number) => string;
  readonly noValues: string;
  readonly showMore: (hidden: number) => string;
  readonly showFewer: string;
  /** Shown below values that may be incomplete, because the service limits their number. */
  readonly moreValues: string;
  /** The button that shows and hides the subcategories of a category. */
  readonly categoriesIn: (name: string) => string;
  /** The labels of the first and the last day of a range. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The messages about what was searched for. */
export interface SuggestionMessages {
  /** Shown above the results if the service ignored a part of the search. */
  readonly queryNotUnderstood: string;
  /** Shown before the service's interpretation of the search. */
  readonly understoodAs: string;
  /** The button that searches for a text with fewer words, and its number of results. */
  readonly fewerWords: (total: number, text: string) => string;

  readonly recentSearches: string;
  /** Tells screen reader users how to open the recent searches. */
  readonly recentHint: string;
  readonly forgetSearch: (text: string) => string;
  readonly forgetSearches: string;
  /** The button that saves the search under a name. */
  readonly saveSearch: string;
}
