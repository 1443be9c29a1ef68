import { darken, lighten, mix, type Colour } from './colour.js';
import type { Painter } from './scene.js';
import { trace } from './trace.js';

const GROUNDS: readonly (readonly [Colour, Colour, Colour])[] = [
  ['#1b1b3a', '#693668', '#f0a6ca'],
  ['#0b3142', '#0f5257', '#9ce5c4'],
  ['#2b1d3d', '#a63d57', '#ffd29d'],
  ['#f7e9d7', '#efc9a4', '#d1495b'],
  ['#e3eef2', '#b5d4de', '#1f5f7f'],
  ['#14213d', '#27406b', '#fca311'],
];

/** The shape of a recording, as players show it. */
export const drawWaveform: Painter = (sketch, { words }) => {
  const { width, height, chance } = sketch;
  const [top, bottom, ink] = chance.pick(GROUNDS);
  sketch.fill(sketch.gradient([top, bottom], 60));
  sketch.circle(width * 0.5, height * 0.5, height * 0.6, { fill: sketch.glow(ink, 0.18) });
  const step = 3.1;
  const count = Math.floor((width * 0.84) / step);
  const isSpeech = words.has('voice') || words.has('podcast');
  const played = chance.between(20, 70) / 100;
  const [phase, beat] = [sketch.vary(0, 6), sketch.vary(3, 9)];
  const bars: [string[], string[]] = [[], []];
  for (let at = 0; at < count; at += 1) {
    const share = at / count;
    const swell =
      Math.sin(share * Math.PI) ** 0.5 * (0.55 + 0.45 * Math.sin(share * beat * 2 + phase));
    const pause = isSpeech && Math.sin(share * 37 + phase) > 0.55 ? 0.15 : 1;
    const high = Math.max(0.9, height * 0.3 * Math.abs(swell) * sketch.vary(0.3, 1) * pause);
    const x = width * 0.08 + at * step;
    bars[share < played ? 0 : 1].push(trace`M${x} ${height / 2 - high}v${high * 2}`);
  }
  const style = { 'stroke-width': 1.7, 'stroke-linecap': 'round' };
  sketch.path(bars[0].join(''), { ...style, stroke: ink });
  sketch.path(bars[1].join(''), { ...style, stroke: mix(bottom, ink, 0.45) });
};

/** A record half out of its sleeve. */
export const drawRecord: Painter = (sketch) => {
  const { chance } = sketch;
  const [top, bottom, ink] = chance.pick(GROUNDS);
  const [sleeve, , label] = chance.pick(GROUNDS);
  sketch.fill(sketch.gradient([lighten(top, 0.12), bottom], 60));
  sketch.centred(sketch.vary(0.78, 0.92), () => {
    sketch.within('translate(-12 0)', () => {
      sketch.circle(72, 52, 34, { fill: '#0d0b14', opacity: 0.25 });
      sketch.circle(72, 50, 34, { fill: '#17151d' });
      for (const r of [30, 26, 22, 18]) {
        sketch.circle(72, 50, r, { fill: 'none', stroke: '#3a3745', 'stroke-width': 0.6 });
      }
      sketch.path('M72 50 94 24a34 34 0 0 1 9 13zM72 50 50 76a34 34 0 0 1-9-13z', {
        fill: '#ffffff',
        opacity: 0.1,
      });
      sketch.circle(72, 50, 12, { fill: label });
      sketch.circle(72, 50, 1.6, { fill: '#f6f2ea' });
      sketch.rectangle(4, 16, 70, 70, { fill: '#0d0b14', opacity: 0.2, rx: 1 });
      sketch.rectangle(2, 14, 70, 70, {
        fill: sketch.gradient([lighten(sleeve, 0.14), sleeve], 60),
        rx: 1,
      });
      const turn = trace`rotate(${sketch.vary(0, 90)} 37 46)`;
      sketch.within(turn, () => {
        sketch.circle(37, 46, 22, { fill: ink, opacity: 0.9 });
        sketch.path('M15 46a22 22 0 0 1 44 0z', { fill: label, opacity: 0.9 });
      });
      sketch.rectangle(8, 74, sketch.vary(18, 40), 3, { fill: mix(ink, '#ffffff', 0.5), rx: 0.6 });
    });
  });
};

/** A parcel of files. */
export const drawParcel: Painter = (sketch) => {
  const { chance } = sketch;
  const [top, bottom] = chance.pick(GROUNDS.slice(3, 5));
  sketch.fill(sketch.gradient([top, bottom], 60));
  const card = chance.pick<Colour>(['#c99a6b', '#b98552', '#d8b48c']);
  const tape = chance.pick<Colour>(['#f4e4c8', '#d1495b', '#2f6f7f', '#f0b849']);
  sketch.centred(sketch.vary(0.78, 0.98), () => {
    sketch.ellipse(50, 84, 40, 6, { fill: sketch.glow('#20131a', 0.5) });
    sketch.path('M14 34 50 48V86L14 70z', { fill: sketch.gradient([card, darken(card, 0.12)]) });
    sketch.path('M86 34 50 48V86L86 70z', {
      fill: sketch.gradient([darken(card, 0.22), darken(card, 0.34)]),
    });
    sketch.path('M50 20 86 34 50 48 14 34z', { fill: lighten(card, 0.22) });
    sketch.path('M32 27 38.500 24.500 74.500 38.500V52L68 54.500V41z', { fill: tape });
    sketch.path('M68 41 74.500 38.500V52L68 54.500z', { fill: darken(tape, 0.25) });
    const label = trace`M20 ${sketch.vary(52, 64)}l12 5m-12 0l8 3.3`;
    sketch.path(label, {
      stroke: darken(card, 0.45),
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    });
  });
};
