import { darken, lighten, mix, type Colour } from './colour.js';
import type { Sketch } from './sketch.js';

const SKINS: readonly Colour[] = ['#f6d3b3', '#eab98f', '#d39a6a', '#a86f47', '#7d4e31', '#5a3522'];
const HAIRS: readonly Colour[] = [
  '#22181a',
  '#3b2519',
  '#6b4024',
  '#a5673a',
  '#d9a860',
  '#b9b4b0',
  '#8c3b22',
];
const CLOTHES: readonly Colour[] = [
  '#2f4858',
  '#e07a5f',
  '#81b29a',
  '#f2cc8f',
  '#3d405b',
  '#c9637b',
  '#f4f1ea',
  '#6d8f4e',
];
/** The styles of hair, numbered as `drawHair` lists them, that a beard goes with. */
const BEARDED: readonly number[] = [3, 4, 6];

/** Draws a person from the waist up, in a square of 100 by 100. */
export function drawPerson(sketch: Sketch): void {
  const { chance } = sketch;
  const skin = chance.pick(SKINS);
  const hair = chance.pick(HAIRS);
  const shirt = chance.pick(CLOTHES);
  const style = chance.between(0, 6);
  const cheek = mix(skin, '#d9534f', 0.28);

  if (style === 0) sketch.path('M27 44Q24 14 50 13T73 44L77 82H23z', { fill: darken(hair, 0.15) });
  if (style === 1) sketch.circle(50, 12, 9, { fill: hair });
  if (style === 2) sketch.circle(50, 33, 26, { fill: darken(hair, 0.1) });
  sketch.path('M8 102Q10 76 36 72L50 78 64 72Q90 76 92 102z', {
    fill: sketch.gradient([lighten(shirt, 0.08), darken(shirt, 0.15)]),
  });
  sketch.path('M42 56H58V72Q50 82 42 72z', { fill: darken(skin, 0.14) });
  sketch.path('M36 72Q50 88 64 72', {
    fill: 'none',
    stroke: darken(shirt, 0.3),
    'stroke-width': 2,
  });
  sketch.path('M31.5 38Q31 65 50 66T68.500 38Q68 17 50 17T31.5 38z', { fill: skin });
  sketch.path('M31 42q-4-1-3.500 4t5 6zM69 42q4-1 3.500 4t-5 6z', { fill: darken(skin, 0.08) });
  sketch.path('M50 17Q68 17 68.500 38 68 65 50 66 62 55 50 17z', {
    fill: darken(skin, 0.3),
    opacity: 0.16,
  });
  sketch.circle(38.5, 50, 4, { fill: cheek, opacity: 0.45 });
  sketch.circle(61.5, 50, 4, { fill: cheek, opacity: 0.45 });
  drawFeatures(sketch, hair, skin, BEARDED.includes(style) && chance.happens(0.4));
  drawHair(sketch, style, hair);
}

function drawFeatures(sketch: Sketch, hair: Colour, skin: Colour, isBearded: boolean): void {
  const line = { fill: 'none', stroke: '#2b1f1f', 'stroke-width': 1.3, 'stroke-linecap': 'round' };
  if (sketch.chance.happens(0.35)) sketch.path('M38 43q3-3 6 0M56 43q3-3 6 0', line);
  else sketch.path('M41 43v.6M59 43v.6', { ...line, 'stroke-width': 3 });
  sketch.path('M37 37.500q4-3 8-.5M55 37q4-2.500 8 .5', { ...line, stroke: darken(hair, 0.2) });
  sketch.path('M50 44q-3 5 .5 6.500', { ...line, stroke: darken(skin, 0.35) });
  if (isBearded)
    sketch.path('M32 46Q34 71 50 71T68 46Q66 56 58 54.500q-8-2-16 0Q34 56 32 46z', { fill: hair });
  if (sketch.chance.happens(0.6))
    sketch.path('M43 56q7 6 14 0z', {
      fill: isBearded ? '#ffffff' : '#fff6f0',
      stroke: '#8c3b3b',
      'stroke-width': 0.8,
    });
  else sketch.path('M44 57q6 4 12 0', { ...line, stroke: '#8c3b3b' });
  if (sketch.chance.happens(0.25))
    sketch.path(
      'M36 43a5.500 5 0 1 0 11 0 5.500 5 0 1 0-11 0M53 43a5.500 5 0 1 0 11 0 5.500 5 0 1 0-11 0M47 42h6',
      line,
    );
}

/** Long, tied up, curly, short, parted, under a scarf, or under a cap. */
function drawHair(sketch: Sketch, style: number, hair: Colour): void {
  const fill = sketch.gradient([lighten(hair, 0.1), hair]);
  if (style === 0) sketch.path('M29 46Q26 14 50 13T71 46Q67 32 54 25 44 36 29 46z', { fill });
  else if (style === 2)
    sketch.path('M29 38Q30 25 38 27 42 19 50 23 58 18 62 26 71 26 71 38 76 10 50 8T29 38z', {
      fill,
    });
  else if (style === 3)
    sketch.path('M30 39Q27 15 50 13.500T70 39Q67 29 60 27 46 29 36 26 32 30 30 39z', { fill });
  else if (style === 5) {
    const scarf = sketch.chance.pick(CLOTHES);
    sketch.path(
      'M50 9Q22 10 25 46 27 70 44 76H56Q73 70 75 46 78 10 50 9zM50 21Q66 21 66.500 41 66 64 50 65T33.500 41Q34 21 50 21z',
      { fill: scarf, 'fill-rule': 'evenodd' },
    );
  } else if (style === 6) {
    const cap = sketch.chance.pick(CLOTHES);
    sketch.path('M30 35Q28 11 50 11T70 35z', { fill: cap });
    sketch.path('M29 36Q50 26 82 37 70 39 29 36z', { fill: darken(cap, 0.25) });
  } else sketch.path('M30 41Q26 12 52 13T70 41Q66 30 63 28 50 30 40 24 35 32 30 41z', { fill });
}
