import type { Chance } from '../catalogue/chance.js';
import type { Colour } from './colour.js';

/** The light that a scene outdoors is seen in. */
export interface Sky {
  /** From above to the horizon. */
  readonly air: readonly [Colour, Colour, Colour];
  /** The sun or the moon. */
  readonly light: Colour;
  /** How high it stands: 0 on the horizon, 1 at the top; undefined where it cannot be seen. */
  readonly altitude?: number;
  /** What is far off, and what is near: the land lies between the two. */
  readonly far: Colour;
  readonly near: Colour;
  readonly isNight?: boolean;
  readonly isMisty?: boolean;
}

function sky(
  air: readonly [Colour, Colour, Colour],
  light: Colour,
  land: readonly [Colour, Colour],
  further: Partial<Sky> = {},
): Sky {
  return { air, light, far: land[0], near: land[1], ...further };
}

/** Several for each word that a setting may be named by, so that no two pictures are alike. */
const skies: Readonly<Record<string, readonly Sky[]>> = {
  dawn: [
    sky(['#5b6fa8', '#e9a6a6', '#ffd9a8'], '#fff1c9', ['#b98ba6', '#2f2f55'], { altitude: 0.12 }),
    sky(['#7b8fc4', '#f3b8b0', '#fde7c3'], '#fffbe6', ['#a58fb5', '#3a3a63'], { altitude: 0.18 }),
    sky(['#2d4a7a', '#c98a9a', '#ffb98a'], '#ffe2a8', ['#8e6d8f', '#1f2747'], { altitude: 0.05 }),
  ],
  morning: [
    sky(['#6fb1e0', '#b5dcee', '#fdf3d8'], '#fffdf0', ['#9fc0c4', '#2f5d50'], { altitude: 0.45 }),
    sky(['#8cc4e8', '#cfe8ee', '#fff0da'], '#fffaf0', ['#a9c6b8', '#3f6b4a'], { altitude: 0.35 }),
  ],
  noon: [
    sky(['#2f86d0', '#6db8ea', '#d3edf8'], '#ffffff', ['#86b4c8', '#27614f'], { altitude: 0.85 }),
    sky(['#1f77c9', '#5aa9e0', '#bfe4f5'], '#ffffff', ['#7fb3a8', '#2c6b3f'], { altitude: 0.75 }),
  ],
  sunset: [
    sky(['#3b2f6b', '#d9576b', '#ffb45c'], '#ffe08a', ['#9c4a68', '#2a1b3f'], { altitude: 0.08 }),
    sky(['#22406e', '#e2725b', '#ffcf70'], '#fff0b0', ['#a65a5a', '#2b1f38'], { altitude: 0.14 }),
    sky(['#5a3d7a', '#f08a6c', '#ffe0a0'], '#fff4c8', ['#b06a78', '#3a2348'], { altitude: 0.2 }),
  ],
  dusk: [
    sky(['#141c44', '#5a4a86', '#e39a8c'], '#ffd9b0', ['#5c4f7e', '#15152f'], { altitude: 0 }),
    sky(['#0f2a4a', '#3f6a8a', '#f0b48a'], '#ffe0b8', ['#46617c', '#0f1c2e']),
    sky(['#2a1f55', '#8a4f8f', '#f5a58a'], '#ffdcc0', ['#6f4a80', '#1b1435'], { altitude: 0.02 }),
  ],
  night: [
    sky(['#050b22', '#12234d', '#2f4a7c'], '#f4f1dc', ['#22365f', '#060b1c'], night(0.7)),
    sky(['#0a0f2c', '#1c2a5c', '#41518f'], '#fbf6e3', ['#2c3a6e', '#080d24'], night(0.55)),
    sky(['#04141f', '#0e3242', '#2b5c66'], '#eef4e4', ['#1c4450', '#04121a'], night(0.65)),
  ],
  fog: [
    sky(['#b9c4cc', '#d3dade', '#e8eaea'], '#ffffff', ['#c2ccd0', '#4e5f68'], { isMisty: true }),
    sky(['#c9c6c8', '#ddd7d2', '#efe8de'], '#fffaf0', ['#cdc7c2', '#5f5a5c'], { isMisty: true }),
  ],
  autumn: [
    sky(['#7fa3bd', '#d8c9ac', '#f7e2b4'], '#fff6d8', ['#c99a5e', '#6b3318'], { altitude: 0.4 }),
    sky(['#8fb0c4', '#e8cfa0', '#fbe3b0'], '#fff3cf', ['#d08a48', '#552d1c'], { altitude: 0.25 }),
  ],
  winter: [
    sky(['#8fb4d6', '#c9deec', '#f3f6fa'], '#ffffff', ['#b9cfe0', '#4c6b8a'], { altitude: 0.3 }),
    sky(['#a3b3d8', '#dcd8ea', '#fbeff0'], '#fffafa', ['#c5c6e0', '#565f8c'], { altitude: 0.2 }),
  ],
  spring: [
    sky(['#79bdea', '#c3e6f2', '#f6fbe8'], '#ffffff', ['#a5d0a8', '#3c7d3f'], { altitude: 0.6 }),
    sky(['#8acbe0', '#d8eeda', '#fbf7e0'], '#ffffff', ['#b5d79a', '#4a8a3a'], { altitude: 0.5 }),
  ],
};

function night(altitude: number): Partial<Sky> {
  return { altitude, isNight: true };
}

/** A sky for what the words say; any of those by day where they say nothing. */
export function chooseSky(words: ReadonlySet<string>, chance: Chance): Sky {
  const named = Object.keys(skies).filter((name) => words.has(name));
  const name = named[0] ?? chance.pick(['dawn', 'morning', 'noon', 'sunset', 'spring']);
  return chance.pick(skies[name] ?? []);
}

/** Whether it is so dark that people have their lamps on. */
export function areWindowsLit(sky: Sky): boolean {
  return sky.isNight === true || (!sky.isMisty && (sky.altitude ?? 0) === 0);
}
