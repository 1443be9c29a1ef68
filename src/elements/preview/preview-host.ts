import type { ReactiveControllerHost } from 'lit';
import type { PickerClient } from '../../api/assets/picker-client.js';
import type { PickSettings } from '../../model/pick/pick.js';
import type { Query } from '../../model/query/query.js';
import type { AssetWords } from '../results/asset-words.js';

/** What looking at assets one by one, and taking them elsewhere, needs of a picker beside choosing. */
export interface PreviewHost {
  readonly host: ReactiveControllerHost & {
    readonly open: boolean;
    readonly mode: string;
    /** The size that the page prefers; empty where it prefers none. */
    readonly embed: string;
    /** Whether links keep the code that names the person. */
    readonly keepUser: boolean;
    /** Which sizes users may choose. */
    readonly sizesAllowed: string;
    /** Whether players and viewers are inserted as frames. */
    readonly players: string;
    /** The widths for `srcset`, in pixels; empty for none. */
    readonly responsive: string;
    /** How wide images are shown; empty for as wide as they are. */
    readonly responsiveSizes: string;
    /** The facet types to ask for. */
    readonly facets: string;
    /** The hosts that pictures may come from. */
    readonly pictureHosts: string;
    /** With `data-preview`, which product pickers set, the first asset is shown large at once. */
    hasAttribute(name: string): boolean;
  };
  /** Undefined while there is no way to the service. */
  readonly client: () => PickerClient | undefined;
  /** What is searched for. */
  readonly query: () => Query;
}

/** The same, with the settings for its picks. */
export interface PickingPage extends PreviewHost {
  readonly pickSettings: () => PickSettings;
  /** What is said of assets. */
  readonly assetWords: () => AssetWords;
}
