import type { ReactiveControllerHost } from 'lit';
import type { Asset } from '../../../model/asset.js';

/** What looking at assets one by one, and taking them elsewhere, needs of a picker beside choosing. */
export interface Looker {
  readonly host: ReactiveControllerHost & {
    readonly open: boolean;
    readonly mode: string;
    /** The size that the page prefers; empty where it prefers none. */
    readonly embed: string;
    /** The hosts that pictures may come from. */
    readonly pictureHosts: string;
  };
  /** Asks the service for an asset. */
  readonly fetch: (id: string, signal: AbortSignal) => Promise<Asset> | undefined;
}
