import type { Browser } from '@playwright/test';
import type { Chance } from './chance.js';
import type { Tally } from './tally.js';
import type { World } from './world.js';

/** The environment of the people. */
export interface Setting {
  readonly browser: Browser;
  readonly world: World;
  readonly tally: Tally;
  readonly chance: Chance;
  /** Whether a page's tokens are lost when it closes. */
  readonly isDirect: boolean;
}
