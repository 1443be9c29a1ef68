import { Preferences } from '../../core/preferences/preferences.js';
import type { ListQuery } from '../../model/query/query.js';
import type { Messages } from '../../text/messages/messages.js';
import { settingsOf } from './connection-attributes.js';
import type { PickerHost } from './picker-host.js';

/** What preferences need from a picker. */
interface Remembering {
  readonly host: PickerHost;
  readonly words: Messages;
  readonly search: { setQuery(change: Partial<ListQuery>): unknown };
}

/** The preferences stored for each connection: the layout here, the others in `search`. */
export class PickerPreferences {
  readonly stored: Preferences;
  readonly #picker: Remembering;
  #list: boolean | undefined;
  #restored: string | undefined;

  constructor(picker: Remembering) {
    this.#picker = picker;
    this.stored = new Preferences(() => keyOf(picker.host));
  }

  /** Whether the user chose lines instead of cards. Undefined if they chose neither. */
  get list(): boolean | undefined {
    return this.#list;
  }

  readonly setList = (list: boolean): void => {
    this.#list = list;
    this.stored.save('localStorage', { list });
    this.#picker.host.requestUpdate();
  };

  /** Restores the preferences of the connection, once. */
  restore(): void {
    const key = this.stored.key();
    if (key && key !== this.#restored) {
      const { host, search: store, words } = this.#picker;
      const isSort = (sort: string): boolean => Object.hasOwn(words.sortNames, sort);
      const { search, list = this.#list, ...sort } = this.stored.restore(host, isSort);
      // The user may have left in the middle of a word.
      store.setQuery({ ...search, ...sort, partial: true });
      this.#list = list;
    }
    this.#restored = key;
  }
}

/** Returns the storage key of the preferences. Undefined if nothing is stored. */
export function keyOf(host: PickerHost): string | undefined {
  const { client, baseUrl, siteUrl, clientId } = settingsOf(host);
  // The account of a client that the host supplies is not known.
  if (client || host.remember === 'off') return undefined;
  return [host.localName, baseUrl, siteUrl, clientId].join(' ');
}
