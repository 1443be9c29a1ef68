/** What stands outdoors, around 0 or from 0 upwards: after each name the shapes that `Scene.draw` draws. */
export const OUTDOOR_THINGS = `
cloud | low>55#fff@{.3~.6} M0 0q2-2.4 4.5-.6q3-1.5 5.5.8q-5 .7-10-.2z
birds | near/.4@.7 M0 0[4 m{-4~6} {-4~4}q1-1.2 1.8 0q.8-1.2 1.8 0]
lighthouse | #fbf7ef>8:45near M-5 1-3-34H3L5 1z; near@.25 M1-34H3L5 1H2z; #c8402f>8:40near M-4.5-8l.5-8H4l.5 8zM-3.6-23l.4-7H3.2l.4 7zM-3.4-41 0-45 3.4-41z; #6b2f2a>8:40near R-4 -36 8 2
  #d6e6ea>20near R-2.4 -41 4.8 5; ?beam #fff3b8 R-2.4 -41 4.8 5; ?beam #fff0b0*90 O0 -38.5 13
leaves | 5x leaf>{5~35}near@.75 E{left~right} {top~26} {7~15} {5~11}; 4x leaf>{5~35}#fff2b0@.75 E{left~right} {top~26} {7~15} {5~11}
boat | hull: #f4efe6>15:60near #b5382c>15:60near #1f4e6b>15:60near #e0a13a>15:60near #2f6f62>15:60near; near@.35 E0 3.4 11 1.2; hull M-11-2Q0 1 12-3L9 3H-8z
  hull-35 M-11-2Q0 1 12-3l-.6 1.2Q0 2-10.6-.9z; ?50 #fff>20near M-4-.9v-5h6v5z; near-20/.6 M3-1V-17; ?60 #fffaf0>12near M3.6-16.5Q11-9 10.5-3.5L3.6-2.5z
umbrella | cloth: #d8432e>15near #1f7a8c>15near #e9b44c>15near; near@.25 E5 0 12 1.6; <g transform="rotate({-14~14})">; #6b4a33/.8 M0 0V-17; cloth M-11-15Q0-28 11-15z
  #fff6e6@.85 M-4.5-15Q0-31 4.5-15z; </g>
cliff | #f3efe4>8:60near,#f3efe4>8:60near>55far M-200-5Q30 1 60 9l3 7-2 5 4 6V{38~46}Q30 50-200 46z; far=1.2@.6 M-18 3l2 24M6 4l-1 18M22 5l2 27M40 7l-2 15
  #6f9a4b>25:75near M-200-5Q30 1 60 9q-3 2-6 0Q30 5-200 0z
range | far>35low ridge(-8 12 14); peaks(0 36 60 1)
peak | rock: far>28near far>40near far>50near; rock M-29 0-8-19-5-20 5-37 16-22 19-21 38 0z; rock-28 M5-37 16-22 19-21 38 0H6L3-15 7-24z
  #fff>25:75low M5-37-2.4-24 1-26.5 3-23 6-27 9-22.5 11.8-23.5z; #fff>25:75low>40rock M5-37 6-27 9-22.5 11.8-23.5z
hiker | #222838 M-.9 0-.5-3.4H.8L1.2 0z; #e8c4a0 O0 -6.4 .9; coat: #d8432e #e9a03a #1f7a8c; coat M-1.2-3.2Q0-7.4 1.4-3.2z
farm | #f6ecd9>10:50near R-4 -4 8 5; #b4533a>20:40near M-5-4 0-8 5-4z; lit: near; ?lamps lit: #ffd98a; lit M-2.5-2.5h1.6v1.8h-1.6zm3.4 0h1.6v1.8h-1.6z
dune | c+10,c M-200 12Q-20 8 0-13Q14 2 200 9V90H-200z; c-30@.55 M0-13q{-2~4} 13{-14~-4} 24T{-12~-4} 90H200V9Q14 2 0-13z
tower | slant: 0 0 0 -4 3; c>12mid,c M0 1V-30l10.4 {slant}V1z; ?30 c=.8 M5-32v-{3~8}; ?40 c M2-30v-4h6v4z; lit: c+30; ?lamps lit: #ffd98a
  lit=1.1!.9,{4~20},.9,{7~16} M2.5-{22~28}V-2M7.5-{22~28}V-2
cottage | wall: #c8553d>25:72near #e9c46a>25:72near #f1faee>25:72near #7a9e9f>25:72near #d98c5f>25:72near; wall R0 -10 10 11; wall-35 M-.5-10h11L5-{13~15}z; lit: near-20; ?night lit: #ffd98a
  lit=1.8!1.6,2@.85 M0-6.5H9M0-2.5H9
house | dark: 12; ?lamps dark: 60; wall: #d9704f #e8b04a #f0e6d2 #7f9fb0 #a9b88c #c98f8f #e2c9a6; wall = {wall}>{dark}near; gable: point step; ?gable=point wall,wall-14 M0 1V-46l5-7 5 7V1z
  ?gable=step wall,wall-14 M0 1V-46v-3h2v-3h2v-3h2v3h2v3h2V1z; dark: wall-45>30high; dark M1.5-42h2v6h-2zm5 0h2v6h-2zM1.5-31h2v6h-2zm5 0h2v6h-2zM1.5-20h2v6h-2zm5 0h2v6h-2z
  dark M{2~5} 0v-9q1.2-2.2 2.4 0V0z; ?lamps ?60 #ffd98a M1.5-42h2v6h-2zM6.5-20h2v6h-2z; ?lamps ?60 #ffd98a M6.5-31h2v6h-2z; ?lamps ?50 #ffd98a M1.5-31h2v6h-2zM6.5-42h2v6h-2z
pylon | stone-10=.4 M0-34-26 0M0-33-22 0M0-32-18 0M0-31-13 0M0-30-9 0M0-29-4 0M0-34 26 0M0-33 22 0M0-32 18 0M0-31 13 0M0-30 9 0M0-29 4 0; stone-25 M-2.4 12-.8-36H.8L2.4 12z`;

/** What is seen from near, and the grounds that it is seen on. */
export const INDOOR_THINGS = `
person | skin: #f6d3b3 #eab98f #d39a6a #a86f47 #7d4e31 #5a3522; hair: #22181a #3b2519 #6b4024 #a5673a #d9a860 #b9b4b0 #8c3b22
  shirt: #2f4858 #e07a5f #81b29a #f2cc8f #3d405b #c9637b #f4f1ea #6d8f4e; cloth: #2f4858 #e07a5f #81b29a #f2cc8f #c9637b #f4f1ea; style: long tied curly short parted scarf cap; beard: no
  ?style=short beard: no yes; ?style=cap beard: no yes; ?style=long hair-15 M27 44Q24 14 50 13T73 44L77 82H23z; ?style=tied hair O50 12 9; ?style=curly hair-10 O50 33 26
  shirt+8,shirt-15 M8 130V102Q10 76 36 72L50 78 64 72Q90 76 92 102V130z; skin-14 M42 56H58V72Q50 82 42 72z; shirt-30/2 M36 72Q50 88 64 72
  skin M31.5 38Q31 65 50 66T68.5 38Q68 17 50 17T31.5 38z; skin-8 M31 42q-4-1-3.5 4t5 6zM69 42q4-1 3.5 4t-5 6z; skin-30@.16 M50 17Q68 17 68.5 38 68 65 50 66 62 55 50 17z
  skin>28#d9534f@.45 O38.5 50 4; skin>28#d9534f@.45 O61.5 50 4; eyes: open closed open; ?eyes=open #2b1f1f/3 M41 43v.6M59 43v.6; ?eyes=closed #2b1f1f/1.3 M38 43q3-3 6 0M56 43q3-3 6 0
  hair-20/1.3 M37 37.5q4-3 8-.5M55 37q4-2.5 8 .5; skin-35/1.3 M50 44q-3 5 .5 6.5; ?beard=yes hair M32 46Q34 71 50 71T68 46Q66 56 58 54.5q-8-2-16 0Q34 56 32 46z; mouth: laugh smile laugh
  ?mouth=laugh #fff6f0 M43 56q7 6 14 0z; #8c3b3b/1 M43.5 56.5q6.5 5 13 0; ?25 #2b1f1f/1.3 M36 43a5.5 5 0 1 0 11 0 5.5 5 0 1 0-11 0M53 43a5.5 5 0 1 0 11 0 5.5 5 0 1 0-11 0M47 42h6
  ?style=long hair+10,hair M29 46Q26 14 50 13T71 46Q67 32 54 25 44 36 29 46z; ?style=tied hair+10,hair M30 41Q26 12 52 13T70 41Q66 30 63 28 50 30 40 24 35 32 30 41z
  ?style=parted hair+10,hair M30 41Q26 12 52 13T70 41Q66 30 63 28 50 30 40 24 35 32 30 41z; ?style=curly hair+10,hair M29 38Q30 25 38 27 42 19 50 23 58 18 62 26 71 26 71 38 76 10 50 8T29 38z
  ?style=short hair+10,hair M30 39Q27 15 50 13.5T70 39Q67 29 60 27 46 29 36 26 32 30 30 39z
  ?style=scarf cloth M50 9Q22 10 25 46 27 70 44 76H56Q73 70 75 46 78 10 50 9zM50 21Q66 21 66.5 41 66 64 50 65T33.5 41Q34 21 50 21z; ?style=cap cloth M30 35Q28 11 50 11T70 35z
  ?style=cap cloth-25 M29 36Q50 26 82 37 70 39 29 36z
wall | pale deep: #f7d9c4,#eeb6a0 #cfe3e2,#8fbcbb #f3e2b3,#e3b45f #d8d4ea,#9d94c9 #dfe8cf,#a5bd82 #f3d3d9,#d98ba0 #3d4f60,#22303d; angle: 60 90 120; pale,deep^{angle} below({top})
  shape: round slope beam; ?shape=round pale+40@.5 O50 46 41; ?shape=slope pale+40@.5 M{left} {bottom}V20L80 {bottom}z; ?shape=beam pale+40@.5 M62 {top}H{right}V{bottom}H85z
chart | kind: bars curve curve ring; ?kind=bars ink+50=4.7 M4 0V-{5~9}M11 0V-{7~12}M18 0V-{9~15}M25 0V-{11~19}M32 0V-{14~22}M46 0V-{16~27}; ?kind=bars ink=4.7 M39 0V-{20~28}
  ?!kind=ring #e4e6ea=.6 M0 0H52M0-9H52M0-18H52M0-27H52; line = 3-{5~10} 10-{6~13} 17-{7~15} 24-{9~18} 31-{12~22} 38-{15~26} 46-{17~28}; ?kind=curve ink+80 M{line}V0H3z
  ?kind=curve ink/1.6 M{line}; ?kind=ring ink+75=7 O26 -14 11; ?kind=ring ink+35=7!{36~52},70 O26 -14 11; ?kind=ring ink=7!{16~32},70 O26 -14 11
film | #0d0b14@.16 below({top}); #0d0b14@.55 O50 50 14; #fff=1.2@.9 O50 50 14; #fff M46.4 41.7Q45.5 42 45.5 43V57Q45.5 58 46.4 58.3L58.5 50.6Q59 50 58.5 49.4z; x = {10~70}
  <g transform="translate(0 -5)">; #fff=1.4@.45 M{left} {bottom}H{right}; #fff=1.4 M{left} {bottom}H{x}; #fff O{x} {bottom} 1.8; </g>
palette | four: #14342b,#60935d,#bad19a,#f6f4e6 #22223b,#4a4e69,#c9ada7,#f2e9e4 #1d3557,#e63946,#a8dadc,#f1faee #3c1642,#086375,#1dd3b0,#f7f7d8 #5f0f40,#e36414,#fb8b24,#fdf0d5 #264653,#2a9d8f,#e9c46a,#f4a261
  a b c d = {four}; ?light d c b a = {four}
ground | upper lower ink: #1b1b3a,#693668,#f0a6ca #0b3142,#0f5257,#9ce5c4 #2b1d3d,#a63d57,#ffd29d #f7e9d7,#efc9a4,#d1495b #e3eef2,#b5d4de,#1f5f7f #14213d,#27406b,#fca311
tulip | <g transform="rotate({-12~12})">; stem(0); c: #d8342f #e8536b #f2913d #f3c1c6 #e04e46; c-18 M-9-6Q-13 14 0 14T9-6L5-12Q3-6 0-14-3-6-5-12z; c M-9.5-9Q-14 14 0 14-3-2-9.5-9z
  c>20#ffd9a0 M9.5-9Q14 14 0 14 3-2 9.5-9z; c+16 M0-13Q8 4 0 14-8 4 0-13z; </g>
poppy | <g transform="rotate({-12~12})">; stem(0); c: #e0402b #d62f3a #f0683c; c-10 M0 3Q-22 6-18-8-10-20 0-10 10-20 18-8 22 6 0 3z; c+12 M0-3Q-20 0-15 11-6 18 0 9 6 18 15 11 20 0 0-3z
  #221822 O0 1 4.2; #e8c95a/.7 M-5 1h.2m9.6 0h.2M0-4v.2m0 9.6v.2M-3.5-2.5l.1.1m6.8 6.8.1.1M3.5-2.5l-.1.1m-6.8 6.8-.1.1M-1.5 1h.1m2.8 0h.1; </g>
daisy | <g transform="rotate({-12~12})">; stem(0); c: #fff #fdf0f4 #f6f0ff; half = 0 5V15.5M2.3 4.4 7.2 13.7M4.1 2.8 12.7 8.8M5 .6 15.4 1.9M4.7-1.8 14.5-5.5M3.3-3.7 10.3-11.6M1.2-4.9 3.7-15
  c/4.2 M{half}; <g transform="scale(-1 1)">; c/4.2 M{half}; </g>; #f9cf4a,#e09a22 O0 0 5; </g>
stem | green: #2f6b45 #4c8a4f #6b8f4a #1f5a50 #7da06a; green/2 M0 0Q{-8~8} 40 {-6~6} 160; side: -1 1; <g transform="translate(0 {40~70}) scale({side} 1)">; green@.9 M0 8Q3-14 17-22 14-2 0 8z
  </g>
fern | row = q14-11 23-5-11 6-23 7zm0-8.2q15-11 25-5-12 6-25 7zm0-8.2q16-11 27-5-13 6-27 7zm0-8.2q15-11 25-5-12 6-25 7zm0-8.2
  row = {row}q13-11 22-5-11 6-22 7zm0-8.2q12-11 20-5-10 6-20 7zm0-8.2q11-11 18-5-9 6-18 7zm0-8.2q9-11 15-5-7 6-15 7zm0-8.2; row = {row}q8-11 13-5-7 6-13 7zm0-8.2q6-11 11-5-5 6-11 7z
  c M0-8{row}; <g transform="scale(-1 1)">; c M0-11{row}; </g>; c+25=1 M0 6V-100
monstera | c+14,c-18^60 M0 0Q-14-6-26-2-44 2-46-22L-26-26-50-32Q-52-48-44-58L-22-44-38-68Q-30-84-14-90L-8-62-6-96 0-102Q16-98 28-88L12-56 36-80Q48-66 50-52L22-38 50-42Q52-26 46-14L20-20 38-4Q18 4 0 0z
  c+40/1@.7 M0 12Q-1-50 0-98M0-20L-30-14M0-36L-34-38M0-54L-28-64M0-20 30-10M0-36 36-34M0-54 30-68
olive | #7a5f43/1.6 M0 8Q4-50-3-100; c M2-4[3 q7-14 24-18-8 15-24 18zm0-18]q4-13 20-20-6 14-20 20zm-1-18q2-12 14-20-3 15-14 20z
  c>45#b8c4a0 M2-13[3 q-7-14-24-18 8 15 24 18zm-1-18]q-4-13-20-20 6 14 20 20zm-1-18q-4-10 0-24 5 13 0 24z; #4a3a5a>35c E7 -30 4 5.4; #4a3a5a>35c E-6 -50 4 5.4; #4a3a5a>35c E5 -68 4 5.4
backdrop | pale deep: #fdf3e3,#f4d9c0 #eaf2e6,#c5dbc3 #12332d,#0b211f #fbe4e0,#f1b9b4 #dfeaf2,#a9c6d8 #f6e7b8,#ecc06a #2d2340,#171226; ?dusk pale deep: #4a3a66,#1c1836
  pale,deep^70 below({top}); 7x pale+50@{.08~.22} O{left~right} {top~bottom} {5~17}
slice | peel flesh: #f08a24,#ffb347 #f2c12e,#ffe377 #8fb53a,#d3e58a #e4573d,#ff8f70; #1d1526@.16 O1.5 2.5 13; peel O0 0 13; #fff7e2 O0 0 11.7; flesh=9!3.1,.5 O0 0 5.6
  flesh+30=1!2,5@.6 O0 0 8
fruit | peel: #f08a24 #f2c12e #8fb53a #e4573d; #1d1526@.16 O1.5 2.5 13; peel+25,peel-12^60 O0 0 13; #4c8a4f M0-3q7-13 17-9-5 11-17 9z
icon | sign: bag home heart pin van lens star letter load; badge ink: c,a-10 a>40b,d+10 a>40b,d+10; badge O0 0 14; <g transform="translate(-8.5 -8.5) scale(.71)" stroke-linejoin="round">
  ?sign=bag ink/1.8 M3 8h18l-2 13H5zM8 8q0-6 4-6t4 6; ?sign=home ink/1.8 M3 12 12 4l9 8M6 10v10h12V10; ?sign=heart ink/1.8 M12 21Q2 13 4 7t8-1q6-5 8 1t-8 14z
  ?sign=pin ink/1.8 M12 2a7 7 0 0 1 7 7q0 5-7 13Q5 14 5 9a7 7 0 0 1 7-7zm0 4a3 3 0 1 0 0 6 3 3 0 1 0 0-6
  ?sign=van ink/1.8 M2 6h12v11H2zM14 10h5l3 4v3h-8zM7 17a2 2 0 1 0 .1 4 2 2 0 1 0-.1-4M18 17a2 2 0 1 0 .1 4 2 2 0 1 0-.1-4; ?sign=lens ink/1.8 M10 3a7 7 0 1 0 .1 14A7 7 0 1 0 10 3zM15 15l6 6
  ?sign=star ink/1.8 M12 2l3 7 7 .5-5.5 4.5 2 7.5L12 17.5 5.5 21.5l2-7.5L2 9.5 9 9z; ?sign=letter ink/1.8 M3 5h18v14H3zM3 6l9 7 9-7; ?sign=load ink/1.8 M12 3v13M7 11l5 5 5-5M4 21h16; </g>
wave | x M-300 6[60 a6 6 0 0 1 12 0]; y M-298.2 6[60 a4.2 4.2 0 0 1 8.4 0m3.6 0]; z M-296.4 6[60 a2.4 2.4 0 0 1 4.8 0m7.2 0]
studio | wall: #f2e4d3 #d9e8e3 #f6d9cb #e2ddf2 #f8e6b8 #d3e4f0 #f4d5dc #1f4a4a #33335e #6b2f3a #c9683f #d9a441; wall = {wall}>{1~22}c; wall+25,wall below({top})
  <g transform="translate(50 {floor})">; shape: round arch beam none; ?shape=round wall+35@.5 O0 -34 38; ?shape=arch wall+35@.5 M-30 0V-46a30 30 0 0 1 60 0V0z
  ?shape=beam wall+35@.5 M-55-150H0L60 0H-10z; </g>; wall-6,wall-16 below({floor})`;
