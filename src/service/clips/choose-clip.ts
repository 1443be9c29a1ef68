import type { AssetRecord } from '../catalogue/catalogue.js';
import type { Clip } from './clip.js';

/** The clips by what the categories and the name of a film say. */
const clips: readonly (readonly [words: RegExp, load: () => Promise<{ readonly clip: Clip }>])[] = [
  [/coast|harbour|beach|lighthouse/i, () => import('./coast.js')],
  [/countryside|hills|vineyard|meadow/i, () => import('./countryside.js')],
  [/forest|wood/i, () => import('./forest.js')],
  [/desert|dunes|canyon/i, () => import('./desert.js')],
  [/cities|skyline|street|bridge/i, () => import('./city.js')],
  [/people|portrait|team/i, () => import('./people.js')],
  [/plants|flower/i, () => import('./plants.js')],
  [/food|coffee|citrus/i, () => import('./food.js')],
  [/products|studio|brand/i, () => import('./studio.js')],
];

/** The clip that comes closest to what a film is about. */
export async function chooseClip({ categories, filename }: AssetRecord): Promise<Clip> {
  const about = [...categories, filename].join(' ');
  const load = clips.find(([words]) => words.test(about))?.[1] ?? (() => import('./mountains.js'));
  return (await load()).clip;
}
