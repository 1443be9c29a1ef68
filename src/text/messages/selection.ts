/** The messages for the selection, which are loaded after the first results. */
export interface SelectionMessages {
  /** The button that selects all `count` loaded items. */
  readonly selectAll: (count: number) => string;
  readonly removeSelected: (filename: string) => string;
  readonly clearSelection: string;
  readonly size: string;
  readonly altText: string;
  readonly altTextHint: string;
  /** The check box for an image that needs no alt text, because it only decorates. */
  readonly decorative: string;
  /** Shown for an image that has no alt text and is not decorative. */
  readonly altMissing: string;
  /** The text of the link to a file that is not inserted as an image. */
  readonly linkText: string;
  /** The title of a frame that holds a player or viewer. */
  readonly frameTitle: string;
  /** What a size is called that the user defined, and the button that lets them define one. */
  readonly customSize: string;
  /** Shown if the dialog for custom sizes could not be loaded. */
  readonly sizesFailed: string;
  readonly noEmbeds: string;
  /** Shown far down a list, while the service is paged from the top. */
  readonly loadingFar: string;
  /** Announced if a selected range contains items that are not loaded. */
  readonly rangeUnknown: string;
  /** Announced if the end of a list is out of reach, and its order was reversed instead. */
  readonly fromTheEnd: string;
  /** The place of an item in a list, e.g. “2 of 5”. */
  readonly placeOf: (place: number, count: number) => string;
  readonly moveEarlier: string;
  readonly moveLater: string;
  /** Announced after a selected item was moved. */
  readonly moved: (name: string, place: number, count: number) => string;
  /** Describes the keyboard commands for selected items. */
  readonly moveHint: string;
  /** Show the `count` selected items before and after the visible part of a long selection. */
  readonly earlierChosen: (count: number) => string;
  readonly laterChosen: (count: number) => string;
  /** Shown for a selected item that the service no longer has. */
  readonly gone: string;
  /** The facet of when assets were uploaded, and its values. */
  readonly uploaded: readonly [
    facet: string,
    today: string,
    week: string,
    month: string,
    year: string,
  ];
  /** The facets of widths in pixels, file sizes and file formats. */
  readonly fileFacets: readonly [width: string, size: string, format: string];
  /** Until when an asset can be used. `day` is a day and a month, with a year if it is another one. */
  readonly expiresOn: (day: string) => string;
  /**
   * Why an asset cannot be used: since when, from when, for no reason that is known, and for one of
   * these where its dates cannot be read.
   */
  readonly expiredOn: (day: string) => string;
  readonly releasedOn: (day: string) => string;
  readonly withdrawn: string;
  readonly unavailable: string;
  /**
   * The number of selected items that are no longer available, and the button that removes them.
   */
  readonly absent: (count: number) => string;
  readonly removeAbsent: string;
  /** The progress of preparing a pick, and the button that cancels it. */
  readonly prepared: (ready: number, count: number) => string;
  /** Shown and announced after a confirmed pick. */
  readonly inserted: (count: number) => string;
  readonly stopPreparing: string;
  /** Shown while an answer takes long, with an explanation. */
  readonly stillWaiting: string;
  readonly stillWaitingHint: string;

  /** The button that opens the preview of an asset. */
  readonly preview: string;
  /** Shown if the part of the script that shows previews cannot be loaded. */
  readonly previewFailed: string;
  readonly factFormat: string;
  readonly downloadOriginal: string;
  /** Announced if an asset is dragged before its links have loaded. */
  readonly dragAgain: string;

  /** The display name of an embed. Customers' own names are returned unchanged. */
  readonly embedName: (name: string) => string;
}
