import type { Chance } from '../catalogue/chance.js';

/** The light that a scene outdoors is seen in. */
export interface Sky {
  readonly name: string;
  /**
   * The air from above to the horizon (`high`, `mid`, `low`), the sun or the moon (`light`), and what is
   * `far` off and what is `near`: the land lies between the two.
   */
  readonly colours: ReadonlyMap<string, string>;
  /** How high the light stands: 0 on the horizon, 1 at the top. */
  readonly altitude: number;
  readonly isNight: boolean;
  /**
   * `night` or `day`, `fog` or `clear`, `sun` if the sun or the moon can be seen, `lamps` if it is so dark
   * that people have theirs on, and `beam` if a lighthouse has.
   */
  readonly signs: ReadonlySet<string>;
}

/** Several for each word that a setting may be named by, so that no two pictures are alike. */
const skies = `
dawn #5b6fa8 #e9a6a6 #ffd9a8 #fff1c9 #b98ba6 #2f2f55 .12; dawn #7b8fc4 #f3b8b0 #fde7c3 #fffbe6 #a58fb5 #3a3a63 .18
dawn #2d4a7a #c98a9a #ffb98a #ffe2a8 #8e6d8f #1f2747 .05; morning #6fb1e0 #b5dcee #fdf3d8 #fffdf0 #9fc0c4 #2f5d50 .45
morning #8cc4e8 #cfe8ee #fff0da #fffaf0 #a9c6b8 #3f6b4a .35; noon #2f86d0 #6db8ea #d3edf8 #ffffff #86b4c8 #27614f .85
noon #1f77c9 #5aa9e0 #bfe4f5 #ffffff #7fb3a8 #2c6b3f .75; sunset #3b2f6b #d9576b #ffb45c #ffe08a #9c4a68 #2a1b3f .08
sunset #22406e #e2725b #ffcf70 #fff0b0 #a65a5a #2b1f38 .14; sunset #5a3d7a #f08a6c #ffe0a0 #fff4c8 #b06a78 #3a2348 .2
dusk #141c44 #5a4a86 #e39a8c #ffd9b0 #5c4f7e #15152f 0; dusk #0f2a4a #3f6a8a #f0b48a #ffe0b8 #46617c #0f1c2e
dusk #2a1f55 #8a4f8f #f5a58a #ffdcc0 #6f4a80 #1b1435 .02; night #050b22 #12234d #2f4a7c #f4f1dc #22365f #060b1c .7
night #0a0f2c #1c2a5c #41518f #fbf6e3 #2c3a6e #080d24 .55; night #04141f #0e3242 #2b5c66 #eef4e4 #1c4450 #04121a .65
fog #b9c4cc #d3dade #e8eaea #ffffff #c2ccd0 #4e5f68; fog #c9c6c8 #ddd7d2 #efe8de #fffaf0 #cdc7c2 #5f5a5c
autumn #7fa3bd #d8c9ac #f7e2b4 #fff6d8 #c99a5e #6b3318 .4; autumn #8fb0c4 #e8cfa0 #fbe3b0 #fff3cf #d08a48 #552d1c .25
winter #8fb4d6 #c9deec #f3f6fa #ffffff #b9cfe0 #4c6b8a .3; winter #a3b3d8 #dcd8ea #fbeff0 #fffafa #c5c6e0 #565f8c .2
spring #79bdea #c3e6f2 #f6fbe8 #ffffff #a5d0a8 #3c7d3f .6`
  .trim()
  .split(/; |\n/)
  .map(readSky);

function readSky(text: string): Sky {
  const [name = '', ...values] = text.split(' ');
  const parts = ['high', 'mid', 'low', 'light', 'far', 'near'];
  const colours = new Map(parts.map((part, at) => [part, values[at] ?? '']));
  const altitude = Number(values[6] ?? 0);
  const [isNight, isSeen] = [name === 'night', values.length > 6];
  const signs = new Set([isNight ? 'night' : 'day', name === 'fog' ? 'fog' : 'clear']);
  if (isSeen) signs.add('sun');
  if (isNight || (name === 'dusk' && altitude === 0)) signs.add('lamps');
  if (isNight || !isSeen) signs.add('beam');
  return { name, colours, altitude, isNight, signs };
}

/** A sky for what the words say; one of those by day where they say nothing. */
export function chooseSky(words: ReadonlySet<string>, chance: Chance): Sky {
  const byDay = ['dawn', 'morning', 'noon', 'sunset', 'spring'];
  const name = skies.find((sky) => words.has(sky.name))?.name ?? chance.pick(byDay);
  return chance.pick(skies.filter((sky) => sky.name === name));
}
