/** The messages of what is offered below the search box, which are loaded with it. */
export interface FindingMessages {
  /** The heading of the assets that the user picked last. */
  readonly usedAssets: string;
  /** How many of them are not shown, because they have expired or are gone. */
  readonly usedAbsent: (absent: number) => string;
  readonly forgetUsed: string;

  readonly browseCategories: string;
  /** The start of the path. */
  readonly allCategories: string;
  /** The name of the list of categories below another one. */
  readonly categoriesBelow: (name: string) => string;
  readonly noneBelow: (name: string) => string;
  readonly categoriesFailed: string;
  /** Shown below a list that may be incomplete, because the service limits its length. */
  readonly moreCategories: string;

  readonly savedSearches: string;
  /** The label of the field for the name of a search. */
  readonly searchName: string;
  readonly save: string;
  readonly saved: (name: string) => string;
  readonly removeSaved: (name: string) => string;
  readonly removedSaved: (name: string) => string;
  readonly undoRemoved: string;
}
