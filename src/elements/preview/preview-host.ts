import type { ReactiveControllerHost } from 'lit';
import type { PickerClient } from '../../api/assets/picker-client.js';
import type { PickSettings } from '../../model/pick/pick.js';
import type { Query } from '../../model/query/query.js';
import type { AssetWords } from '../results/asset-words.js';

/** What the preview, copying and dragging need from a picker in addition to selecting. */
export interface PreviewHost {
  readonly host: ReactiveControllerHost & {
    readonly open: boolean;
    readonly mode: string;
    /** The page's preferred size; empty if there is none. */
    readonly embed: string;
    /** Whether links keep the code for the user who picked. */
    readonly keepUser: boolean;
    /** Which sizes users may choose. */
    readonly sizesAllowed: string;
    /** Whether players and viewers are inserted as frames. */
    readonly players: string;
    /** The widths for `srcset`, in pixels; empty for none. */
    readonly responsive: string;
    /** The `sizes` attribute of images; empty for their own width. */
    readonly responsiveSizes: string;
    /** Whether each image needs an alt text, unless it is decorative. */
    readonly requireAlt: boolean;
    /** Whether several sizes of one asset may be picked. */
    readonly severalSizes: boolean;
    /** The facet types to request. */
    readonly facets: string;
    /** The hosts that pictures may be loaded from. */
    readonly pictureHosts: string;
    /**
     * With `data-preview`, which product pickers set, the preview of the first asset opens at once.
     */
    hasAttribute(name: string): boolean;
  };
  /** Undefined while there is no connection. */
  readonly client: () => PickerClient | undefined;
  /** The current query. */
  readonly query: () => Query;
}

/** The same, with the settings for picks. */
export interface PickingPage extends PreviewHost {
  readonly pickSettings: () => PickSettings;
  /** The texts about assets. */
  readonly assetWords: () => AssetWords;
}
