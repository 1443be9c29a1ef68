import type { ReactiveControllerHost } from 'lit';
import type { PickerClient } from '../../api/assets/picker-client.js';
import type { PickSettings } from '../../model/pick/pick.js';
import type { Query } from '../../model/query/query.js';

/** The settings of a picker for its picks. */
export function pickSettings({ embed, keepUser }: PreviewHost['host']): PickSettings {
  return { preferred: embed || undefined, keepUser };
}

/** What looking at assets one by one, and taking them elsewhere, needs of a picker beside choosing. */
export interface PreviewHost {
  readonly host: ReactiveControllerHost & {
    readonly open: boolean;
    readonly mode: string;
    /** The size that the page prefers; empty where it prefers none. */
    readonly embed: string;
    /** Whether links keep the code that names the person. */
    readonly keepUser: boolean;
    /** The facet types to ask for. */
    readonly facets: string;
    /** The hosts that pictures may come from. */
    readonly pictureHosts: string;
  };
  /** Undefined while there is no way to the service. */
  readonly client: () => PickerClient | undefined;
  /** What is searched for. */
  readonly query: () => Query;
}
