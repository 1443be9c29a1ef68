/** The words for choosing that come with what is fetched after the first results. */
export interface ChoosingMessages {
  /** Chooses everything of the list that has been fetched, which is so many. */
  readonly selectAll: (count: number) => string;
  readonly removeSelected: (filename: string) => string;
  readonly clearSelection: string;
  readonly size: string;
  readonly altText: string;
  readonly altTextHint: string;
  readonly noEmbeds: string;
  /** While the service has to be asked from the top, far down a list. */
  readonly loadingFar: string;
  /** Said where a range that is chosen reaches over places that have not been fetched. */
  readonly rangeUnknown: string;
  readonly moveEarlier: string;
  readonly moveLater: string;
  /** Said once something has another place among what is chosen. */
  readonly moved: (name: string, place: number, count: number) => string;
  /** How the keyboard goes through what is chosen, and moves it. */
  readonly moveHint: string;
  /** Show what stands before and after the part of a long choice that is shown, which is so much. */
  readonly earlierChosen: (count: number) => string;
  readonly laterChosen: (count: number) => string;
  /** Stands with something chosen earlier that the service no longer has. */
  readonly gone: string;
  /** How many of those chosen cannot be had any more, and what takes them away. */
  readonly absent: (count: number) => string;
  readonly removeAbsent: string;
  /** How many of those chosen are ready to be handed out, and what gives that up. */
  readonly prepared: (ready: number, count: number) => string;
  /** Shown and announced after a confirmed pick. */
  readonly inserted: (count: number) => string;
  readonly stopPreparing: string;
  /** Said where an answer takes long, with what that means. */
  readonly stillWaiting: string;
  readonly stillWaitingHint: string;

  /** Opens the preview of an asset, and what the preview is called as a whole. */
  readonly preview: string;
  readonly previewOf: (name: string) => string;
  readonly backToResults: string;
  readonly previousAsset: string;
  readonly nextAsset: string;
  /** Which of the results is shown. */
  readonly placeOf: (place: number, count: number) => string;
  readonly selectAsset: string;
  readonly deselectAsset: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomToFit: string;
  readonly actualSize: string;
  /** Stands where a file has no picture, and where a film or a sound cannot be played. */
  readonly noPreview: string;
  readonly notPlayable: string;
  readonly openDocument: string;
  readonly openPlayer: string;

  readonly fileFacts: string;
  readonly factFormat: string;
  readonly factDimensions: string;
  readonly factFileSize: string;
  readonly factDuration: string;
  readonly factCreated: string;
  readonly downloadOriginal: string;

  readonly sizes: string;
  readonly copyLink: string;
  readonly copyHtml: string;
  readonly copyMarkdown: string;
  readonly copyShareLink: string;
  /** Copies what editors of text take as a picture, a film or a link when it is pasted. */
  readonly copyToPaste: string;
  readonly copied: string;
  /** Where the browser lets nothing be copied: the text stands below, ready to be copied by hand. */
  readonly copyByHand: string;
  /** Said where something is dragged whose links are not there yet. */
  readonly dragAgain: string;

  /** A person's words for one of the service's usual embed names; customers' own stay as they are. */
  readonly embedName: (name: string) => string;
}
