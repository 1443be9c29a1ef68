import type { Scene } from './scene.js';

/** The colours that products come in, by their names. */
const COLOURS = `
  white #f1ede4 black #2f2e35 sage #9caf88 terracotta #c8664a navy #2b3f66 sand #d8c3a0 mustard #d9a32e
  forest #2f5d46 sky #7fb2d4 coral #ee7e6b plum #7a4069 slate #66727f burgundy #7d2338 teal #2a8a8a
  cream #efe3c8 rosé #e0a5a5 silver #b9bfc6 lilac #b39ccf ochre #c4862f`;
const colours = new Map(
  Array.from(COLOURS.matchAll(/(\S+) (#\w+)/g), ([, name = '', colour = '']) => [name, colour]),
);

/**
 * Objects in a square of 100 by 100, which stand on the line at 86, below the words for them. `c` is the
 * colour of an object.
 */
export const OBJECTS = `
bottle | t: #2b2d33 #c9a27a #c3c8cc; c~ M35 34Q35 27 43 24V19H57V24Q65 27 65 34V80Q65 86 59 86H41Q35 86 35 80z; t~ M42.5 20V11Q42.5 9 44.5 9H55.5Q57.5 9 57.5 11V20z
  ?60 t-20/1.8 M44.5 10Q44 1 50 1T55.5 10; ?50 #c3c8cc~ M35 76H65V80Q65 86 59 86H41Q35 86 35 80z; #fff@.28 M39.5 35Q39.5 31 43 29V78H39.5z; c+75@.9 M47 54l3-6 3 6-3 2zM44.5 58h11v1.2h-11z
mug | t: #4a2c1c #f3e6d0; c-18/5 M69 50Q87 46 86 60T68 74; c+20/1.4 M69 50Q87 46 86 60T68 74; c~ M25 42 28 82Q28 86 33 86H66Q71 86 71 82L74 42z; c-60 E49.5 42 24.5 5.6; t E49.5 42.6 22.6 4.5
  #fff/2.4@.35 M31 50l1.8 30; c-60/.9@.5 M35 55h.1m7 4h.1m9-5h.1m8 3h.1m5 7h.1m-9 2h.1m-8-3h.1m-12 4h.1m5 6h.1m9 2h.1m11-4h.1m3 9h.1m-11 3h.1m-9-2h.1m-6 4h.1
  ?50 #fff/1.6@.6 M42 34q-4-6 0-11t0-11M55 34q-4-6 0-11t0-11
shoe shoes running | t: #f4f1ea #f2b84b #e4572e #2b2d42 #7bdcb5; #fdfbf6,#cfcac2 M6 78Q7 72 13 72L88 75Q97 76 96 81T88 86H14Q5 86 6 78z
  c-60 M8 84h82l-1 2.5-4-1-4 1.5-4-1.5-4 1.5-4-1.5-4 1.5-4-1.5-4 1.5-4-1.5-4 1.5-4-1.5-4 1.5-4-1.5-4 1.5-4-1.5-4 1.5-4-1.5-4 1.5-4-1.5z
  c+20,c,c-25^70 M8 74Q6 60 12 50 18 47 24 51 32 54 38 47L44 40Q52 50 62 57 76 62 86 65 95 68 94 76 60 80 8 74z; c-20 M70 60Q84 63 88 66 94 68 94 76 84 77 76 77 66 72 70 60z
  c-50 M12 50Q18 47 24 51 32 54 38 47L36 44Q30 50 24 47 16 43 12 50z; c>75t M9 62Q20 58 26 66T24 75L8 74Q8 66 9 62z; t M30 74Q40 56 50 54L54 57Q44 62 38 75z
  t@.65 M44 75Q52 64 60 60L64 61.5Q56 68 52 76z; #fff/1.5 M40 46l7-2M44 50l7-2M49 54l6-3M54 57l6-3
boot boots footwear | t: #e9dcc3; #2d2523 M22 80H86Q91 80 91 86H22z; c+16,c,c-35^50 M22 82V28Q36 23 50 28L52 48Q60 58 76 61 90 64 90 81z; c-18 M72 60.5Q90 64 90 81H74Q66 72 72 60.5z
  c-22 M22 50Q34 48 37 62T34 81H22z; c-35~ M20.5 27Q36 20 51.5 27L51.5 34Q36 29 20.5 34z; t/1.6 M42 35l11 0M43 41l10 1M45 47l9 3M48 53l8 4M53 58l6 5; #e0c79b=.8!1.5 M22 78H90
  #181312 M22 86h69v-3H22z; c-40/2 M25 26q-7-9-1-10 5 0 3 9
backpack bag | t: #8a5a36 #2c2c34 #c79a5e; t/2.6 M42 14Q42 6 50 6T58 14; t-20/4.4 M24 44Q14 56 18 80M76 44Q86 56 82 80; c~ M24 30Q26 12 50 12T76 30L78 78Q78 86 69 86H31Q22 86 22 78z
  c+16,c-12 M24 30Q26 12 50 12T76 30L76 46Q50 53 24 46z; c-14 M30 58Q50 54 70 58V78Q70 82 66 82H34Q30 82 30 78z; c+30=.8!1.5 M30 62Q50 58 70 62
  t M36 42h3.4v17H36zM61 42h3.4v17H61zM46 68h8v5h-8z; #d9b877 M35.4 51H40v3.6h-4.6zM60.4 51H65v3.6h-4.6z
lamp lighting | t: #fff4c8; #fff0b5,#fff@.4 M52 44 34 84H88z; #4b4650/1.8 M30 82 22 50 52 24; #2e2a33 O22 50 2.6; c~ M16 86Q16 80 30 80T44 86z; <g transform="rotate(-24 56 30)">
  c~ M50 14H60L62 22Q72 28 74 44H36Q38 28 48 22z; t E55 44 19 3.4; t*90 E55 44 12 9; </g>
chair furniture interior | t pale deep: #c99a63,#f7ecd8,#f2e3c6 #a87444,#e38f7b,#d9694f #6a4429,#e9c477,#e2b04a #dcb98a,#849fb0,#5b7f95
  t-10 M24 66 18 86h3.6L30 68zM76 66 82 86h-3.6L70 68zM34 68 32 82h3l3-14zM66 68 68 82h-3l-3-14z; c+18,c-16^70 M24 24Q25 14 36 14H64Q75 14 76 24L78 58H22z; c-30/.7@.7 M50 16V56
  c+26,c-24 M20 54H80Q84 54 83 62L82 68Q81 71 77 71H23Q19 71 18 68L17 62Q16 54 20 54z; c-10~ R10 42 12 28 5; c-10~ R78 42 12 28 5
  ?60 pale,deep M36 34Q50 30 64 34 66 46 63 55 50 58 37 55 34 46 36 34z
headphones | t: #c9ccd1 #d9bd8b #3a3d44; c-20=6.5 M20 62V50A30 32 0 0 1 80 50V62; c+35/1.6@.8 M23 48A28 30 0 0 1 77 48; t/2.4 M20 50V64M80 50V64; c~ R11 54 16 31 7.5; c~ R73 54 16 31 7.5
  #241f26 R23 56 7 27 3.5; #241f26 R70 56 7 27 3.5; t=1 O18 69.5 4.2; t=1 O80 69.5 4.2
watch | face ink: #f7f3ea,#23202a #20242e,#f4efe2 #2f4a3f,#f4efe2 #e8dcc4,#23202a; c~ M37 30 39 2H61L63 30zM37 66 39 97H61L63 66z; c+45=.6!1.2 M41 6V26M59 6V26M41 72V94M59 72V94
  #b6babf R72 45.5 5 5 1; #f2f4f5,#8c9298^50 O50 48 24; face O50 48 20.5
  ink=1.3 M50 33.5v-4m0 33v4M35.5 48h-4m33 0h4M58.3 33.7l1-1.7m-18.6 32-1 1.7m1-32-1-1.700m18.6 32 1 1.700M64.3 39.800l1.7-1m-32 18.5-1.7 1m1.7-18.5-1.7-1m32 18.5 1.7 1
  <g transform="rotate(305 50 48)">; ink/2.2 M50 50V37; </g>; <g transform="rotate(60 50 48)">; ink/1.4 M50 51V32; </g>; #d9482f O50 48 1.6`;

/** Stands an object in a studio, in the way and the colour that the asset's words name. */
export function drawObject({ bottom, words, draw, vary, chance }: Scene, shapes: string): string {
  const named = [...words].find((word) => colours.has(word)) ?? chance.pick([...colours.keys()]);
  const scale = words.has('detail') ? 1.5 : vary(0.84, 1);
  const side = words.has('side') || chance.happens(0.3) ? -scale : scale;
  const floor = Math.min(46 + 36 * scale, 50 + (bottom - 50) * 0.72);
  const isPlain = words.has('ground') || words.has('white');
  return draw`c: ${colours.get(named)}; floor = ${floor}; ${isPlain ? '#f6f4f0+25,#f6f4f0 below({top})' : 'studio(0)'}
    <g transform="translate(50 50) scale(${side} ${scale}) translate(-50 -50)">
    ?shadow #1d1526@.16 M30 86 62 86 118 60 96 54z; #1d1526*55 E50 86.5 34 4.2; ${shapes}; </g>`;
}
