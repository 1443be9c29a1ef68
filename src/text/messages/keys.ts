/** The messages of the list of keys, which are loaded with it. */
export interface KeyMessages {
  readonly keysTitle: string;
  /** The names on the keys, parted by `|`: Space, Enter, Delete and so on. */
  readonly keyNames: string;
  /** What the keys do, parted by `|`, in the order of the list. */
  readonly keyActions: string;
}
