import type { SelectionMessages } from './selection.js';

/** The messages of the preview: those for the selection, and its own, which are loaded with it. */
export interface PreviewMessages extends SelectionMessages {
  /** The preview's name. */
  readonly previewOf: (name: string) => string;
  readonly backToResults: string;
  readonly previousAsset: string;
  readonly nextAsset: string;
  readonly selectAsset: string;
  readonly deselectAsset: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomToFit: string;
  readonly actualSize: string;
  /** Shown for files without a picture, and for films and sounds that cannot be played. */
  readonly noPreview: string;
  readonly notPlayable: string;
  readonly openDocument: string;
  readonly openPlayer: string;
  /** The button that shows the pages of a document in place of its picture. */
  readonly showPages: string;
  /** Shown if the page's content security policy does not allow the viewer. */
  readonly pagesBlocked: string;

  readonly fileFacts: string;
  readonly factDimensions: string;
  readonly factFileSize: string;
  readonly factDuration: string;
  readonly factCreated: string;
  /** From when and until when the asset can be used. */
  readonly factReleased: string;
  readonly factExpires: string;

  readonly sizes: string;
  readonly copyLink: string;
  readonly copyHtml: string;
  readonly copyMarkdown: string;
  readonly copyShareLink: string;
  /** Copies content that editors paste as a picture, a film or a link. */
  readonly copyToPaste: string;
  /** The button that shows the ways to copy other than as a link. */
  readonly copyOtherWays: string;
  readonly copied: string;
  /** Shown above the text, for copying by hand, if the browser does not permit copying. */
  readonly copyByHand: string;
}
