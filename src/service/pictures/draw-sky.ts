import { mix } from './colour.js';
import type { Sketch } from './sketch.js';
import { trace } from './trace.js';
import type { Sky } from './skies.js';

/** Draws the sky down to the horizon. Gives how far from the left the sun or the moon stands. */
export function drawSky(sketch: Sketch, sky: Sky, horizon: number): number {
  const { width, chance } = sketch;
  sketch.rectangle(0, 0, width, horizon + 2, { fill: sketch.gradient(sky.air) });
  const x = lightX(sketch);
  if (sky.isNight) drawStars(sketch, horizon);
  if (sky.altitude !== undefined) {
    const y = horizon * (0.96 - sky.altitude * 0.75);
    const size = sky.isNight ? 4.5 : 6.5 - sky.altitude * 2;
    sketch.circle(x, y, size * 7, { fill: sketch.glow(sky.light, sky.isNight ? 0.35 : 0.75) });
    const isCrescent = sky.isNight === true && chance.happens(0.6);
    // Two arcs of different bend between the moon's poles leave a crescent.
    const crescent = trace`M${x} ${y - size}a${size} ${size} 0 1 0 0 ${size * 2}a${size * 1.2} ${size * 1.2} 0 0 1 0 ${-size * 2}`;
    if (isCrescent) sketch.path(crescent, { fill: sky.light });
    else sketch.circle(x, y, size, { fill: sky.light });
  }
  if (!sky.isNight && !sky.isMisty) drawClouds(sketch, sky, horizon);
  return x;
}

/** Where the sun or the moon stands, off the middle. */
function lightX(sketch: Sketch): number {
  return (
    sketch.width * (sketch.chance.happens(0.5) ? sketch.vary(0.2, 0.4) : sketch.vary(0.6, 0.8))
  );
}

function drawStars(sketch: Sketch, horizon: number): void {
  const stars = Array.from({ length: 38 }, () => {
    const [x, y] = [sketch.vary(0, sketch.width), sketch.vary(0, horizon * 0.85)];
    return trace`M${x} ${y}h0`;
  });
  const style = { stroke: '#ffffff', 'stroke-linecap': 'round' };
  sketch.path(stars.slice(0, 28).join(''), { ...style, 'stroke-width': 0.4, opacity: 0.6 });
  sketch.path(stars.slice(28).join(''), { ...style, 'stroke-width': 0.8, opacity: 0.9 });
}

function drawClouds(sketch: Sketch, sky: Sky, horizon: number): void {
  const count = sketch.chance.between(1, 4);
  for (let cloud = 0; cloud < count; cloud += 1) {
    const y = sketch.vary(0.12, 0.75) * horizon;
    const x = sketch.vary(-0.1, 0.95) * sketch.width;
    const length = sketch.vary(22, 52);
    const fill = mix(sky.air[2], '#ffffff', 0.55);
    const thickness = sketch.vary(1.4, 3.4);
    const opacity = sketch.vary(0.3, 0.6);
    sketch.path(
      trace`M${x} ${y}q${length * 0.2} ${-thickness * 2.4} ${length * 0.45} ` +
        trace`${-thickness * 0.6}q${length * 0.3} ${-thickness * 1.5} ${length * 0.55} ` +
        trace`${thickness * 0.8}q${-length * 0.5} ${thickness * 0.7} ${-length} ${-thickness * 0.2}z`,
      { fill, opacity },
    );
  }
}

/** Draws mist over the ground, densest at `y`. */
export function drawMist(sketch: Sketch, sky: Sky, y: number, depth: number): void {
  const fill = sketch.glow(mix(sky.air[2], '#ffffff', 0.3), 0.85);
  sketch.ellipse(sketch.width / 2, y, sketch.width * 0.8, depth, { fill });
}

/** Draws a few birds, far off. */
export function drawBirds(sketch: Sketch, sky: Sky, horizon: number): void {
  const [x, y] = [sketch.vary(0.15, 0.7) * sketch.width, sketch.vary(0.25, 0.55) * horizon];
  const birds = Array.from({ length: sketch.chance.between(2, 5) }, () => {
    const size = sketch.vary(0.9, 1.7);
    const at = trace`M${x + sketch.vary(0, 16)} ${y + sketch.vary(0, 9)}`;
    const wing = trace`q${size} ${-size} ${size * 1.6} 0`;
    return trace`${at}${wing}${wing}`;
  });
  sketch.path(birds.join(''), {
    fill: 'none',
    stroke: sky.near,
    'stroke-width': 0.4,
    opacity: 0.7,
  });
}
