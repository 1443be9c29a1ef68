import type { AssetRecord } from '../catalogue/catalogue.js';
import type { Clip } from './clip.js';

/** The clips by what the categories and the words of a film say. */
const clips: readonly (readonly [words: RegExp, load: () => Promise<{ readonly clip: Clip }>])[] = [
  [/coast|harbour|beach|sea|lighthouse/i, () => import('./coast.js')],
  [/cit(?:y|ies)|people|portrait|team|street/i, () => import('./city.js')],
  [/product|food|studio|brand/i, () => import('./studio.js')],
];

/** The clip that comes closest to what a film is about. */
export async function chooseClip({ categories, keywords, filename }: AssetRecord): Promise<Clip> {
  const about = [...categories, ...keywords, filename].join(' ');
  const load = clips.find(([words]) => words.test(about))?.[1] ?? (() => import('./mountains.js'));
  return (await load()).clip;
}
