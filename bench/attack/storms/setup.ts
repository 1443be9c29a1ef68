/** What stands on the page. */
export interface OnPage {
  readonly tag: 'asset-picker' | 'product-picker';
  /** Attributes beside those that lead to the service. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** How many of them stand there. */
  readonly count?: number;
  /** How many results paging by offset reaches, where it is not the usual. */
  readonly reach?: number;
  /** What the host does in every fourth frame, as careless frameworks do. */
  readonly eachFrame?: 'move' | 'set-query' | 'set-tokens';
  /** Whether every call for a token gives another one. */
  readonly freshTokens?: boolean;
}

/** A call of the API, with the way to what the reference service answers. */
export interface ApiCall {
  readonly url: URL;
  readonly pass: (change?: (url: URL) => void) => Promise<Response>;
}

/** The status that pictures are refused with. */
export type PictureFault = 403 | 404;

/** One way in which a page, a policy or a service may make a picker ask again and again. */
export interface SetUp {
  readonly name: string;
  readonly page: OnPage;
  /** Directives of the page's policy in place of the usual ones. */
  readonly policy?: Readonly<Record<string, string>>;
  readonly pictures?: PictureFault;
  /** What answers say of how long addresses of pictures are good, `now` in milliseconds. */
  readonly validUntil?: (now: number) => string;
  /** Answers calls of the API in the place of the reference service; undefined where it does. */
  readonly api?: (call: ApiCall) => Promise<Response> | Response | undefined;
}
