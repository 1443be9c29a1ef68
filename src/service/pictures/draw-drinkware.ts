import { darken, lighten, type Colour } from './colour.js';
import { rounded, type DrawObject } from './draw-studio.js';

const STEEL: Colour = '#c3c8cc';

/** A flask with a screwed lid. */
export const drawBottle: DrawObject = (sketch, colour) => {
  const lid = sketch.chance.pick<Colour>(['#2b2d33', '#c9a27a', STEEL]);
  sketch.path('M35 34Q35 27 43 24V19H57V24Q65 27 65 34V80Q65 86 59 86H41Q35 86 35 80z', {
    fill: rounded(sketch, colour),
  });
  sketch.path('M42.500 20V11Q42.500 9 44.500 9H55.500Q57.500 9 57.500 11V20z', {
    fill: rounded(sketch, lid),
  });
  if (sketch.chance.happens(0.6)) {
    sketch.path('M44.500 10Q44 1 50 1T55.500 10', {
      fill: 'none',
      stroke: darken(lid, 0.2),
      'stroke-width': 1.8,
    });
  }
  sketch.path('M35 76H65V80Q65 86 59 86H41Q35 86 35 80z', {
    fill: rounded(sketch, STEEL),
    opacity: sketch.chance.happens(0.5) ? 1 : 0,
  });
  sketch.path('M39.500 35Q39.500 31 43 29V78H39.500z', { fill: '#ffffff', opacity: 0.28 });
  sketch.path('M47 54l3-6 3 6-3 2zM44.500 58h11v1.200h-11z', {
    fill: lighten(colour, 0.75),
    opacity: 0.9,
  });
};

/** An enamel mug with a dark rim. */
export const drawMug: DrawObject = (sketch, colour) => {
  const rim = darken(colour, 0.6);
  sketch.path('M69 50Q87 46 86 60T68 74', {
    fill: 'none',
    stroke: darken(colour, 0.18),
    'stroke-width': 5,
  });
  sketch.path('M69 50Q87 46 86 60T68 74', {
    fill: 'none',
    stroke: lighten(colour, 0.2),
    'stroke-width': 1.4,
  });
  sketch.path('M25 42 28 82Q28 86 33 86H66Q71 86 71 82L74 42z', { fill: rounded(sketch, colour) });
  sketch.ellipse(49.5, 42, 24.5, 5.6, { fill: rim });
  sketch.ellipse(49.5, 42.6, 22.6, 4.5, {
    fill: sketch.chance.happens(0.6) ? '#4a2c1c' : lighten(colour, 0.5),
  });
  sketch.path('M31 50l1.800 30', {
    stroke: '#ffffff',
    'stroke-width': 2.4,
    opacity: 0.35,
    'stroke-linecap': 'round',
  });
  const freckles = Array.from({ length: 16 }, () => {
    const [x, y] = [sketch.chance.between(32, 66), sketch.chance.between(52, 82)];
    return `M${x} ${y}h.1`;
  });
  sketch.path(freckles.join(''), {
    stroke: rim,
    'stroke-width': 0.9,
    'stroke-linecap': 'round',
    opacity: 0.5,
  });
  if (sketch.chance.happens(0.5)) {
    const steam = {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
      opacity: 0.6,
    };
    sketch.path('M42 34q-4-6 0-11t0-11M55 34q-4-6 0-11t0-11', steam);
  }
};
