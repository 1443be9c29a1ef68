import type { SelectionMessages } from '../messages/selection.js';
import type { PreviewMessages } from '../messages/preview.js';
import type { Language } from '../language.js';
import { selectionMessagesFor } from './selection.js';

const english: Omit<PreviewMessages, keyof SelectionMessages> = {
  previewOf: (name) => `Preview of ${name}`,
  backToResults: 'Back to results',
  previousAsset: 'Previous asset',
  nextAsset: 'Next asset',
  selectAsset: 'Select',
  deselectAsset: 'Deselect',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomToFit: 'Fit',
  actualSize: 'Actual size',
  noPreview: 'There is no picture of this file.',
  notPlayable: 'This cannot be played here.',
  openDocument: 'Open the document',
  openPlayer: 'Open the player',
  showPages: 'Show pages',
  pagesBlocked: 'This page does not allow the viewer. Open the document instead.',

  fileFacts: 'File',
  factDimensions: 'Dimensions',
  factFileSize: 'File size',
  factDuration: 'Length',
  factCreated: 'Created',
  factReleased: 'Release date',
  factExpires: 'Expires',

  sizes: 'Sizes',
  copyLink: 'Copy link',
  copyHtml: 'Copy HTML',
  copyMarkdown: 'Copy Markdown',
  copyShareLink: 'Copy share link',
  copyToPaste: 'Copy for documents and email',
  copyOtherWays: 'Other ways to copy',
  copied: 'Copied',
  copyByHand: 'The browser lets nothing be copied. Copy this yourself:',
};

/** Like `choosingMessagesFor`, with the messages of the preview. */
export function previewMessagesFor(
  language: Language,
  overrides: Partial<PreviewMessages> | undefined,
): PreviewMessages {
  return { ...english, ...selectionMessagesFor(language, undefined), ...overrides };
}
