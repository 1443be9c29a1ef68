/** The messages of the list layout, which are loaded with it. */
export interface ListMessages {
  /** The headers of the columns that other messages do not name. */
  readonly columnName: string;
  readonly columnDimensions: string;
  /** The button that makes the rows of the list lower. */
  readonly compactRows: string;
}
