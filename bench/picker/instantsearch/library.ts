import * as main from 'instantsearch.js';
import * as connectors from 'instantsearch.js/es/connectors/index.js';
import * as widgets from 'instantsearch.js/es/widgets/index.js';

// The package's own types do not resolve with Node's module resolution. These are the parts that
// the page uses.

type Widget = object;
type MakeWidget<Options> = (options: Options) => Widget;

interface InContainer {
  readonly container: string;
}

interface Search {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  addWidgets(widgets: readonly Widget[]): void;
  start(): void;
  on(event: 'render', act: () => void): void;
}

interface Main {
  readonly default: (options: { indexName: string; searchClient: SearchClient }) => Search;
}

interface Connectors {
  readonly connectConfigure: (
    render: () => void,
  ) => MakeWidget<{ searchParameters: { hitsPerPage: number } }>;
}

interface Widgets {
  readonly searchBox: MakeWidget<InContainer>;
  readonly stats: MakeWidget<InContainer>;
  readonly refinementList: MakeWidget<InContainer & { attribute: string; limit: number }>;
  readonly infiniteHits: MakeWidget<
    InContainer & { templates: { item: (hit: never, tools: { html: Html }) => unknown } }
  >;
}

/** The template tag for items. */
export type Html = (texts: TemplateStringsArray, ...values: readonly unknown[]) => unknown;

/** The interface of search clients. */
export interface SearchClient {
  search(requests: readonly Asked[]): Promise<{ readonly results: readonly unknown[] }>;
}

/** One of several searches in a request. */
export interface Asked {
  readonly indexName: string;
  readonly params?: {
    readonly query?: string;
    readonly page?: number;
    readonly facetFilters?: string | readonly (string | readonly string[])[];
  };
}

export const { default: instantsearch } = main as object as Main;
export const { connectConfigure } = connectors as object as Connectors;
export const { infiniteHits, refinementList, searchBox, stats } = widgets as object as Widgets;
