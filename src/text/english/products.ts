import type { Language } from '../language.js';
import type { Messages } from '../messages/messages.js';
import type { ProductMessages } from '../messages/products.js';

/** The English messages for products, added to those of every picker. */
function englishProducts(english: Messages): ProductMessages {
  const { number } = english;
  const products = (amount: number): string =>
    `${number(amount)} ${amount === 1 ? 'product' : 'products'}`;
  return {
    ...english,
    title: (multiple) => (multiple ? 'Choose products' : 'Choose a product'),
    confirm: (chosen) => (chosen > 1 ? `Choose ${number(chosen)}` : 'Choose'),
    inserted: (total) => `${number(total)} chosen`,
    search: 'Search products',
    searchPlaceholder: 'Name or SKU',
    sortNames: {
      '-last_updated': 'Last updated',
      '-created': 'Newest first',
      name: 'Name, A to Z',
      sku: 'SKU',
      product_type_name: 'Type',
    },
    assets: 'Products',
    loading: 'Loading products',
    selection: 'Selected products',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Select a product.';
      if (min > 1) return `Select at least ${products(min)}.`;
      return max ? `Select up to ${products(max)}.` : 'Select one or more products.';
    },
    limitReached: (max) => `You can select at most ${products(max)}. Remove one first.`,
    tooFew: (min) => `Select at least ${products(min)}.`,
    editSelected: (name) => `Details of ${name}`,
    preparing: 'Loading details…',
    detailFailed: 'The details of this product could not be loaded.',
    confirmFailed: 'Some products could not be loaded. Remove them or try again.',
    signInTitle: 'Sign in to choose products',
    emptyTitle: 'No products found',
    emptyHint: 'Try fewer or other words, another category, or remove a filter.',
    emptyLibrary: 'There are no products here that you may see.',
    failures: {
      ...english.failures,
      forbidden: ['You may not see these products', 'Ask an administrator for access.'],
    },

    listed: 'Show',
    listedNames: {
      all: 'Products and variants',
      parents: 'Without variants',
      variants: 'Variants only',
    },
    variants: 'Variants',
    variantCount: (total, exact) =>
      `${number(total)}${exact ? '' : '+'} ${total === 1 && exact ? 'variant' : 'variants'}`,
    withVariants: (total) => `${number(total)} products and variants`,
    variantsLoading: 'Loading variants…',
    variantsFailed: 'Variants could not be loaded',
    variantOf: (parent) => (parent === undefined ? 'Variant' : `Variant of ${parent}`),

    categories: 'Category',
    allCategories: 'All categories',
    unnamedCategory: 'This category',
    lowestCategory: 'No categories below.',
    categoryGone: 'This category no longer exists.',
    categoriesFailed: 'The categories could not be loaded.',
    found: (found, looked, total) =>
      `${products(found)} found among the first ${number(looked)} of ${number(total)}`,
    lookedAt: (looked, total) => `${number(looked)} of ${products(total)} have been looked at.`,
    lookFurther: 'Look further',

    category: 'Category:',
    noCategory: 'none',
    changeCategory: 'Change…',
    putInto: (category) => `Put into ${category}`,
    enterCategory: 'Open a category to put the product into it.',
    categorySaving: 'Saving…',
    categorySaved: 'Category changed.',
    categoryKept: 'The category was not changed.',
    categoryFailures: {
      forbidden: 'You may not change this product’s category.',
      'unknown-outcome': 'It is not known whether the category was changed: the answer was lost.',
      offline: 'You are offline. The category was not changed.',
      'not-found': 'The product or the category no longer exists.',
    },
    undo: 'Undo',

    featuredImage: 'Featured image',
    itsAssets: 'Its assets',
    assetsOf: (attribute) => `Assets of ${attribute}`,
    assetMissing: 'It no longer exists, or you may not see it.',
    attributes: 'Attributes',
    details: 'Details',
    previousProduct: 'Previous product',
    nextProduct: 'Next product',
    furtherValues: (count) => `and ${number(count)} more`,
  };
}

const known = new WeakMap<Messages, ProductMessages>();

/** Like `messagesFor`, with the messages for products. Equal arguments return the same object. */
export function productMessagesFor(
  { assets, products }: Language,
  overrides: Partial<ProductMessages> | undefined,
): ProductMessages {
  const words = products ?? known.get(assets) ?? englishProducts(assets);
  known.set(assets, words);
  return overrides ? { ...words, ...overrides } : words;
}
