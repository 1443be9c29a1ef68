import { readRecent } from '../../model/query/recent-searches.js';
import type { Preferences, Preferred } from './preferences.js';

/**
 * Stores what the user changes. What they leave alone is not stored, and neither is what is stored
 * already: another tab may have changed it since.
 */
export class PreferenceRecorder {
  readonly #preferences: Preferences;
  /** Each member as it was last recorded, as JSON. At first, what a picker starts with. */
  readonly #recorded = new Map([
    ['search', JSON.stringify({ text: '', applied: [] })],
    ['sort', JSON.stringify('')],
  ]);

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
  }

  /** Whether anything is stored. */
  get enabled(): boolean {
    return this.#preferences.key() !== undefined;
  }

  /** Stores those members that differ from the last call. Absent members are left as they are. */
  record({ search, ...lasting }: Preferred): void {
    if (!this.enabled) return;
    if (search && this.#isNew('search', search)) this.#preferences.save('sessionStorage', search);
    const changed = Object.entries(lasting).filter(([name, value]) => this.#isNew(name, value));
    if (changed.length > 0) this.#preferences.save('localStorage', Object.fromEntries(changed));
  }

  /** What the user searched for before, the latest first. */
  get recent(): readonly string[] {
    return readRecent(this.#preferences.read('localStorage')['recent']);
  }

  /** Replaces what the user searched for before. */
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
