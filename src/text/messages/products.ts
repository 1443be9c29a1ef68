import type { Messages } from './messages.js';

/** The messages of a product picker: those of all pickers, and its own. */
export interface ProductMessages extends Messages {
  /** As in `ChoosingMessages`. Products are picked, but not always inserted. */
  readonly inserted: (count: number) => string;
  /** The label of the choice between families, parents and variants. */
  readonly listed: string;
  readonly listedNames: Readonly<Record<'all' | 'parents' | 'variants', string>>;

  /** The button of a family of which no variant is known yet. */
  readonly variants: string;
  /** The number of variants of a family. Unless `exact`, there may be more. */
  readonly variantCount: (count: number, exact: boolean) => string;
  /** The number of results that are products and variants. */
  readonly withVariants: (total: number) => string;
  readonly variantsLoading: string;
  readonly variantsFailed: string;
  readonly variantOf: (parent: string | undefined) => string;

  readonly categories: string;
  readonly allCategories: string;
  /** The name of a category that has not been loaded. */
  readonly unnamedCategory: string;
  readonly lowestCategory: string;
  readonly categoryGone: string;
  readonly categoriesFailed: string;
  /** The number of matching products among those checked, if the service cannot count. */
  readonly found: (found: number, looked: number, total: number) => string;
  readonly lookedAt: (looked: number, total: number) => string;
  readonly lookFurther: string;

  readonly category: string;
  readonly noCategory: string;
  readonly changeCategory: string;
  readonly putInto: (category: string) => string;
  readonly enterCategory: string;
  readonly categorySaving: string;
  readonly categorySaved: string;
  readonly categoryKept: string;
  /** Explanations why a category could not be changed, by kind of failure. */
  readonly categoryFailures: Readonly<Record<string, string>>;
  readonly undo: string;

  readonly featuredImage: string;
  readonly itsAssets: string;
  /** The assets that an attribute of the product refers to. */
  readonly assetsOf: (attribute: string) => string;
  /** Why an asset is not found that a product refers to. */
  readonly assetMissing: string;
  readonly attributes: string;
  /** The button that shows everything about a product. */
  readonly details: string;
  readonly previousProduct: string;
  readonly nextProduct: string;
  /** How many more values there are than the ones shown before, e.g. "and 450 more". */
  readonly furtherValues: (count: number) => string;
}
