import { forgetKept } from '../../controllers/kept.js';
import { recall } from '../../controllers/recall.js';
import type { ListQuery } from '../../model/query/query.js';
import type { Messages } from '../../text/messages/messages.js';
import { connectionSettings } from './connection-attributes.js';
import type { PickerHost } from './picker-host.js';

/** What preferences need of a picker. */
interface Remembering {
  readonly host: PickerHost;
  readonly words: Messages;
  readonly search: { setQuery(change: Partial<ListQuery>): unknown };
}

/** What this browser remembers of the picker, by connection: its layout here, the rest in `search`. */
export class PickerPreferences {
  readonly #picker: Remembering;
  #list: boolean | undefined;
  #restored: string | undefined;

  constructor(picker: Remembering) {
    this.#picker = picker;
  }

  /** Whether the user asked for lines rather than cards; undefined where they did not say. */
  get list(): boolean | undefined {
    return this.#list;
  }

  readonly setList = (list: boolean): void => {
    this.#list = list;
    this.#picker.host.requestUpdate();
  };

  /** The name under which preferences are stored; undefined where nothing is. */
  get key(): string | undefined {
    const { host } = this.#picker;
    const { client, baseUrl, siteUrl, clientId } = connectionSettings(host);
    // A ready client does not say whose it is.
    if (client || host.remember === 'off') return undefined;
    return [host.localName, baseUrl, siteUrl, clientId].join(' ');
  }

  /** Restores what is stored for the connection, once. */
  restore(): void {
    const { key } = this;
    if (key && key !== this.#restored) {
      const { host, search, words } = this.#picker;
      const isSort = (sort: string): boolean => Object.hasOwn(words.sortNames, sort);
      this.#list = recall(key, host, search, isSort) ?? this.#list;
    }
    this.#restored = key;
  }

  /** Forgets what is stored, because the user signs out. */
  forget(): void {
    const { key } = this;
    if (key) forgetKept(key);
  }
}
