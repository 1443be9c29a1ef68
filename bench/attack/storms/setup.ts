/** The elements on the page. */
export interface OnPage {
  readonly tag: 'asset-picker' | 'product-picker';
  /** Attributes besides those of the connection. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The number of elements. */
  readonly count?: number;
  /** The maximum offset, if it is not the default. */
  readonly reach?: number;
  /** What the host does in every fourth frame, like careless frameworks. */
  readonly eachFrame?: 'move' | 'set-query' | 'set-tokens';
  /** Whether every call for a token returns a new one. */
  readonly freshTokens?: boolean;
}

/** A call of the API; `pass` sends it to the reference service. */
export interface ApiCall {
  readonly url: URL;
  readonly pass: (change?: (url: URL) => void) => Promise<Response>;
}

/** The status of failing pictures. */
export type PictureFault = 403 | 404;

/** A page, policy or service that may make a picker repeat requests endlessly. */
export interface SetUp {
  readonly name: string;
  readonly page: OnPage;
  /** Directives that replace those of the default policy. */
  readonly policy?: Readonly<Record<string, string>>;
  readonly pictures?: PictureFault;
  /** The expiry of picture URLs in answers; `now` is in milliseconds. */
  readonly validUntil?: (now: number) => string;
  /** Answers calls of the API; undefined leaves the call to the reference service. */
  readonly api?: (call: ApiCall) => Promise<Response> | Response | undefined;
}
