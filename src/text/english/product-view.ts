import type { Language } from '../language.js';
import type { PreviewMessages } from '../messages/preview.js';
import type { ProductMessages } from '../messages/products.js';

type Shared = Pick<PreviewMessages, 'backToResults' | 'selectAsset' | 'deselectAsset'>;

/** The messages of a product's details: those for products, and some of the preview of assets. */
export type ViewMessages = ProductMessages & Shared;

const english: Shared = {
  backToResults: 'Back to results',
  selectAsset: 'Select',
  deselectAsset: 'Deselect',
};

/** Adds the messages that the details of a product share with the preview of an asset. */
export function viewMessagesFor(language: Language, products: ProductMessages): ViewMessages {
  return { ...english, ...language.selection, ...products };
}
