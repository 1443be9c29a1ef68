import type { NoticeMessages } from './notices.js';

/**
 * All texts that users read, one object per language. Hosts can override single members. Numbers
 * are passed unformatted, because each language formats them differently.
 */
export interface Messages extends Partial<NoticeMessages> {
  /** The BCP 47 tag that numbers, dates and plurals are formatted by. */
  readonly locale: string;

  readonly title: (multiple: boolean) => string;
  readonly close: string;
  readonly cancel: string;
  readonly confirm: (count: number) => string;

  readonly search: string;
  readonly searchPlaceholder: string;
  readonly clearSearch: string;
  readonly sortBy: string;
  readonly sortNames: Readonly<Record<string, string>>;
  readonly layout: string;
  readonly gridLayout: string;
  readonly listLayout: string;
  readonly filters: (applied: number) => string;
  readonly clearAll: string;
  readonly showResults: (count: number) => string;
  readonly startOver: string;
  readonly removeFilter: (facet: string, value: string) => string;
  readonly facetNames: Readonly<Record<string, string>>;
  /** The display names of file types, by the service's names in lower case. */
  readonly fileTypes: Readonly<Record<string, string>>;
  readonly emptyValue: string;
  readonly number: (value: number) => string;
  readonly noFacets: string;

  readonly results: (count: number) => string;
  readonly assets: string;
  readonly loading: string;
  readonly loadingMore: string;
  readonly endOfResults: string;
  readonly duration: (seconds: number) => string;
  readonly dimensions: (width: number, height: number) => string;
  readonly fileSize: (bytes: number) => string;

  readonly selected: (count: number, max: number | undefined) => string;
  readonly selection: string;
  readonly nothingSelected: (multiple: boolean, min: number, max: number | undefined) => string;
  readonly limitReached: (max: number) => string;
  readonly tooFew: (min: number) => string;
  readonly editSelected: (filename: string) => string;
  readonly preparing: string;
  readonly detailFailed: string;
  readonly confirmFailed: string;

  readonly signInTitle: string;
  readonly signInHint: string;
  readonly signIn: string;
  readonly signOut: string;
  readonly signedInAs: (name: string) => string;
  /** The label of the button with the user's initials. */
  readonly account: (name: string) => string;

  readonly emptyTitle: string;
  readonly emptyHint: string;
  readonly emptyLibrary: string;
  readonly tryAgain: string;
  /**
   * A title and a hint for each kind of failure. As long as the English messages for notices have
   * not loaded, only those that are shown where they cannot load.
   */
  readonly failures: Readonly<Record<string, readonly [title: string, hint: string]>>;
}
