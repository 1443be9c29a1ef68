import { readRecent } from '../../model/query/recent-searches.js';
import type { Preferences, Preferred } from './preferences.js';

/**
 * Stores the preferences that the user changes. Unchanged values are not stored, because another
 * tab may have changed them since.
 */
export class PreferenceRecorder {
  readonly #preferences: Preferences;
  /** The last recorded value of each member, as JSON. Initially the default values. */
  readonly #recorded = new Map([
    ['search', JSON.stringify({ text: '', applied: [] })],
    ['sort', JSON.stringify('')],
  ]);

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
  }

  /** Whether preferences are stored at all. */
  get enabled(): boolean {
    return this.#preferences.key() !== undefined;
  }

  /** Stores the members that differ from the last call. Absent members are not changed. */
  record({ search, ...lasting }: Preferred): void {
    if (!this.enabled) return;
    if (search && this.#isNew('search', search)) this.#preferences.save('sessionStorage', search);
    const changed = Object.entries(lasting).filter(([name, value]) => this.#isNew(name, value));
    if (changed.length > 0) this.#preferences.save('localStorage', Object.fromEntries(changed));
  }

  /** The recent searches, the latest first. */
  get recent(): readonly string[] {
    return readRecent(this.#preferences.read('localStorage')['recent']);
  }

  /** Replaces the recent searches. */
  saveRecent(recent: readonly string[]): void {
    this.#preferences.save('localStorage', { recent });
  }

  #isNew(name: string, value: unknown): boolean {
    const json = JSON.stringify(value);
    if (json === this.#recorded.get(name)) return false;
    this.#recorded.set(name, json);
    return true;
  }
}
