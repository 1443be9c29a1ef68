import type { Sketch } from './sketch.js';
import { trace } from './trace.js';

/** Puts a play sign over a picture, and a bar that says how far the film has run. */
export function drawFilmFrame(sketch: Sketch): void {
  const { width, height } = sketch;
  sketch.fill('#0d0b14', { opacity: 0.16 });
  sketch.within(trace`translate(${width / 2} ${height / 2})`, () => {
    sketch.circle(0, 0, 14, { fill: '#0d0b14', opacity: 0.55 });
    sketch.circle(0, 0, 14, { fill: 'none', stroke: '#ffffff', 'stroke-width': 1.2, opacity: 0.9 });
    sketch.path('M-4-7.500V7.500L8 0z', {
      fill: '#ffffff',
      stroke: '#ffffff',
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    });
  });
  const played = sketch.vary(0.1, 0.6);
  const [x, y, length] = [width * 0.06, height - 7, width * 0.88];
  sketch.rectangle(x, y, length, 1.4, { fill: '#ffffff', opacity: 0.45, rx: 0.7 });
  sketch.rectangle(x, y, length * played, 1.4, { fill: '#ffffff', rx: 0.7 });
  sketch.circle(x + length * played, y + 0.7, 1.6, { fill: '#ffffff' });
}
