/** The words for finding that come with what is fetched after the first results. */
export interface FindingMessages {
  /** What the field is called that looks through the values of a facet. */
  readonly searchWithin: (facet: string) => string;
  /** How many of the values listed have what was typed there. */
  readonly valuesFound: (found: number, listed: number) => string;
  readonly noValues: string;
  readonly showMore: (hidden: number) => string;
  readonly showFewer: string;
  /** Stands below values that may not be all: the service gives only so many. */
  readonly moreValues: string;
  /** Shows and hides the categories that lie in one. */
  readonly categoriesIn: (name: string) => string;
  /** Stands above the results of a search of which the service ignored a part. */
  readonly queryNotUnderstood: string;
  /** Stands before the service's own reading of what was searched for. */
  readonly understoodAs: string;

  readonly recentSearches: string;
  /** Tells those who do not see it how to come to the recent searches. */
  readonly recentHint: string;
  readonly forgetSearch: (text: string) => string;
  readonly forgetSearches: string;
}
