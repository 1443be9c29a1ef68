import type { Painter, Scene } from './scene.js';
import { trace } from './text.js';

/** The shape of a recording, as players show it. */
export const drawWaveform: Painter = (scene) => {
  const { width, height, words, draw, vary, row } = scene;
  nameGround(scene, 'top bottom ink');
  const [played, phase, beat] = [vary(0.2, 0.7), vary(0, 6), vary(3, 9)];
  const isSpeech = words.has('voice') || words.has('podcast');
  const bar = (from: number): string => {
    const share = from / width / 0.84 - 0.095;
    const swell =
      Math.sin(share * Math.PI) ** 0.5 * (0.55 + 0.45 * Math.sin(share * beat * 2 + phase));
    const pause = isSpeech && Math.sin(share * 37 + phase) > 0.55 ? 0.15 : 1;
    const high = Math.max(0.9, height * 0.3 * Math.abs(swell) * vary(0.3, 1) * pause);
    return trace`M${from} ${height / 2 - high}v${high * 2}`;
  };
  const [left, middle, right] = [width * 0.08, width * (0.08 + 0.84 * played), width * 0.92];
  return draw`top,bottom^60 R0 0 ${width} ${height}; ink*18 O${width / 2} ${height / 2} ${height * 0.6}
    ink/1.7 ${row(left, middle, 3.1, 3.1, bar)}; bottom>45ink/1.7 ${row(middle + 1.5, right, 3.1, 3.1, bar)}`;
};

/** A record half out of its sleeve. */
export const drawRecord: Painter = (scene) => {
  const { width, height, draw, centred, vary } = scene;
  nameGround(scene, 'top bottom ink');
  nameGround(scene, 'sleeve other label');
  return draw`top+12,bottom^60 R0 0 ${width} ${height}; ${centred(
    vary(0.78, 0.92),
    draw`<g transform="translate(-12 0)">
    #0d0b14@.25 O72 52 34; #17151d O72 50 34; #3a3745=.6 O72 50 30; #3a3745=.6 O72 50 26; #3a3745=.6 O72 50 22; #3a3745=.6 O72 50 18
    #fff@.1 M72 50 94 24a34 34 0 0 1 9 13zM72 50 50 76a34 34 0 0 1-9-13z; label O72 50 12; #f6f2ea O72 50 1.6
    #0d0b14@.2 R4 16 70 70 1; sleeve+14,sleeve^60 R2 14 70 70 1; <g transform="rotate(${vary(0, 90)} 37 46)">; ink@.9 O37 46 22
    label@.9 M15 46a22 22 0 0 1 44 0z; </g>; ink>50#fff R8 74 ${vary(18, 40)} 3 .6; </g>`,
  )}`;
};

/** A parcel of files. */
export const drawParcel: Painter = ({ width, height, draw, centred, name, vary, pick }) => {
  name('top bottom', pick('#f7e9d7,#efc9a4 #e3eef2,#b5d4de'));
  name(
    'card tape',
    `${pick('#c99a6b #b98552 #d8b48c')},${pick('#f4e4c8 #d1495b #2f6f7f #f0b849')}`,
  );
  return draw`top,bottom^60 R0 0 ${width} ${height}; ${centred(
    vary(0.78, 0.98),
    draw`#20131a*50 E50 84 40 6
    card,card-12 M14 34 50 48V86L14 70z; card-22,card-34 M86 34 50 48V86L86 70z; card+22 M50 20 86 34 50 48 14 34z
    tape M32 27 38.5 24.5 74.5 38.5V52L68 54.5V41z; tape-25 M68 41 74.5 38.5V52L68 54.5z; card-45/1.6 M20 ${vary(52, 64)}l12 5m-12 0l8 3.3`,
  )}`;
};

function nameGround({ name, pick }: Scene, names: string): void {
  const grounds =
    '#1b1b3a,#693668,#f0a6ca #0b3142,#0f5257,#9ce5c4 #2b1d3d,#a63d57,#ffd29d #f7e9d7,#efc9a4,#d1495b #e3eef2,#b5d4de,#1f5f7f #14213d,#27406b,#fca311';
  name(names, pick(grounds));
}
