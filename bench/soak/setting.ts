import type { Browser } from '@playwright/test';
import type { Chance } from './chance.js';
import type { Tally } from './tally.js';
import type { World } from './world.js';

/** What people live in. */
export interface Setting {
  readonly browser: Browser;
  readonly world: World;
  readonly tally: Tally;
  readonly chance: Chance;
  /** Whether a page takes its tokens with it when it goes. */
  readonly isDirect: boolean;
}
