import type { Messages } from './messages.js';

/** The words of a picker of products: those of every picker, and its own. */
export interface ProductMessages extends Messages {
  /** As in `ChoosingMessages`: products are handed over, but not always inserted anywhere. */
  readonly inserted: (count: number) => string;
  /** What the choice between whole families, parents and variants is called. */
  readonly listed: string;
  readonly listedNames: Readonly<Record<'all' | 'parents' | 'variants', string>>;

  readonly variants: string;
  readonly variantsLoading: string;
  readonly variantsFailed: string;
  readonly variantOf: (parent: string | undefined) => string;

  readonly categories: string;
  readonly allCategories: string;
  /** What a category is called whose name is not known yet. */
  readonly unnamedCategory: string;
  readonly lowestCategory: string;
  readonly categoryGone: string;
  readonly categoriesFailed: string;
  /** How many of the products looked at belong, where the service cannot count. */
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
  /** What kept a category from being changed, where something more can be said than that. */
  readonly categoryFailures: Readonly<Record<string, string>>;
  readonly undo: string;

  readonly featuredImage: string;
  readonly itsAssets: string;
}
