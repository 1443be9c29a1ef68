/** The messages of the facets that a picker makes itself, which are loaded with them. */
export interface FilterMessages {
  /** The facet of when assets expire, and its values: expired, in the next 30 days, and never. */
  readonly expiry: readonly [facet: string, expired: string, soon: string, never: string];
  /** The facet of orientations, and its values: wider than high, and higher than wide. */
  readonly orientation: readonly [facet: string, landscape: string, portrait: string];
  /** Values of other facets. The text has a number and a unit, e.g. `1,000 px` or `10 MB`. */
  readonly atLeast: (amount: string) => string;
  readonly below: (amount: string) => string;
  readonly above: (amount: string) => string;
}
