/**
 * Scenes outdoors: after the words for each, the shapes that `Scene.draw` draws. Half of the pictures
 * show them the other way round.
 */
export const OUTDOORS = `
lighthouse | water({58~64}); ?beam #fff3c4,mid^180@.45 M65 24L{left} -4V30z; near-15>30far,near-15 M{30~38} {bottom}Q46 68 56 62H{right}{ground}; lighthouse(65 62)
harbour port boats boat | water(52); cottages(52 5 9 1.2 50); near-25 M48 52H{right}v2H48z; ?80 boat({-10~30} 59 .65); ?80 boat({25~60} 66 .9); boat({50~80} 76 1.2); boat({10~50} 88 1.5)
  air(52)
beach holiday | water({42~50}); <g transform="translate(0 {0~6})">; #fff>0:70near@.75 M{left} 75.5Q45 60 {right} 78.5{ground}; #f0d9a8>12:70near>30high M{left} 78Q45 62.5 {right} 81{ground}
  #f0d9a8>12:70near,#ceb98e>12:70near M{left} 81Q45 66 {right} 84{ground}; </g>; ?day ?70 umbrella({15~80} 88); air(46)
cliffs | water(60); cliff({22~30} 47 .6 .38); cliff({-18~-8} 29 .95); air(60)
lake | sky(60); range(0 60); low>12near,mid>25near below(60); near-15 firs(61 4.6 .6); 4x far>45near@.35 M{left~right} 60h{30~56}l-{15~28} {12~26}z
  low/.4@.5 M0 0[12 M{left~right} {62~bottom}h{5~20}]
ridge | sky(80); range(0 68); snow: #fff>12:60mid; snow,snow>35far M{left} {78~86}Q25 62 52 66T{right} 54{ground}; snow>35near=1!1.6 M5 {bottom}Q32 90 51 68; hiker(52 67); air(50)
peaks peak mountain mountains alpine | sky(76); range(0 {74~79}); ?50 mist(76 14); ?fog mist(76 14); near-10,near-35 ridge(88 7 16); near-10 firs(91 4.6 .6); air(45)
vineyard wine | hills(3); #a9825a>30:75near M{left} 68Q50 61 {right} 69{ground}; <g transform="translate({35~65} 66)">
  #6f9440>35:75near-25 M-38 1-432 72h19zM-29 1-338 72h17zM-21 1-242 72h15zM-13 1-148 72h13zM-4 1-52 72h11zM4 1 42 72h11zM13 1 134 72h13zM21 1 228 72h15zM29 1 320 72h17zM38 1 414 72h19z
  #6f9440>35:75near M-42 1-480 72h20zM-34 1-385 72h18zM-25 1-290 72h16zM-17 1-195 72h14zM-8 1-100 72h12zM0 1-5 72h10zM8 1 88 72h12zM17 1 181 72h14zM25 1 274 72h16zM34 1 367 72h18zM42 1 460 72h20z
  </g>
meadow | hills(2); even odd: #e4572e,#f6c945 #f5f1e6,#e7a1b0 #8a6fd1,#f3e9ff #f6c945,#ffffff; grass: #7fa348>35:80near; grass+12,grass-25 ridge(68 4 20)
  grass-30/.5 M0 0[34 M{left~right} {82~114}q0-10 {-3~3}-14]; 8x even>8:55near E{left~right} {72~80} 1.2 1; 8x odd>8:55near E{left~right} {72~80} 1.2 1
  9x even>8:55near E{left~right} {82~bottom} 2.2 1.8; 9x odd>8:55near E{left~right} {82~bottom} 2.5 2
hills countryside fields | layers: 3 4 5; hills({layers}); ?60 farm({10~90} {68~78}); air(40)
wood birch | sky({bottom}); leaf: #86a84a>12:70near #86a84a>12:70near #e0a030>12:70near; ?autumn leaf: #e0a030>12:70near; floor: leaf-35; ?winter floor: #fff>35far
  floor,floor-35 ridge(80 3 18); bark: #f4efe8>60low>5:60near; birches(78 1 9); ?!winter leaves(0 0); bark: #f4efe8>35low>5:60near; birches(85 2.2 18); ?!winter leaves(0 0)
  bark: #f4efe8>10low>5:60near; birches(92 3.3 27); ?!winter leaves(0 0)
forest trees woodland | sky({bottom}); c: far>35low; c firs(62 6 2); c below(60); mist(61 8); c: far>30near; c firs(73 10 3.3); c below(70); mist(73 8); c: far>64near>8#000
  c firs(86 14 4.6); c below(82); ?fog mist(84 12); c: near>20#000; c firs(99 18 5.9); c below(94)
dunes desert | sky(60); sand: #e5a860>10:72near #d98a52>10:72near #edc489>10:72near; c: sand>40low; dune({20~80} {48~52} 1 .8); c: sand>27low; dune({20~80} 62); c: sand>14low
  dune({20~80} 75 1 1.2); c: sand; dune({20~80} 89 1 {.8~1.3})
canyon rock | sky(60); c: #c8643c>10:72near>50far; c+22,c,c+12,c-18,c,c-30 ridge(34 13 12 1); c: #c8643c>10:72near>25far-10; c+22,c,c+12,c-18,c,c-30 ridge(51 13 12 1)
  c: #c8643c>10:72near-20; c+22,c,c+12,c-18,c,c-30 ridge(68 13 12 1); mid>40low M{35~65} 78q17 8 3 13t6 60h20q-9-52-5-60t-23-13z; air(50)
bridge | water(62); c: far>30near; towers(62 10 17 .6); stone: #b9a58c>25near #a9856b>25near #8d8f96>25near; kind: arches cables
  ?kind=arches stone,stone-40 M{right} 53V73[12 h-4q-18-40-36 0h-4]V53z; ?kind=cables pylon(22 57); ?kind=cables pylon(78 57); stone-40 M{left} 54H{right}v2.4H{left}z; air(62)
street houses | sky(86); houses(86 15 22 1.15); paving: #a89c90>30near; ?lamps paving: #a89c90>70near; paving,paving-40 below(86); ?fog mist(78 22)
skyline city buildings architecture | y = {70~78}; water({y}); c: far>25low; towers({y} 11 17 1.5); ?fog mist({y} 20); c: far>65near; towers({y} 9 15 1.15)
  near-20 M{left} {y}H{right}v1.6H{left}z`;

/**
 * What is seen from near: people, plants, food and graphics. After the words for each stand the shapes
 * that `Scene.draw` draws, around the middle at 50 50.
 */
export const INDOORS = `
team meeting group | wall(0); people(42 76); people(50 66)
portrait face people person customer | wall(0); side: 1 -1; <g transform="translate({42~58} {bottom}) scale({side} 1)">; person(-50 {-104~-98} 1.04); </g>
coffee cup food breakfast | wood: #b98a5e #8a5f3f #d9c3a5 #3d3a42; cup: #f7f4ee #2f4858 #d9694f #81a596; cups spoons: 40,90 60,10; wood below({top})
  wood-30/.6@.7 M-150 {top}[12 V{bottom}V{top}m24 0]; #fff3d8*40 O30 20 70; <g transform="translate({cups} 52) rotate({-60~30})">; #1d1014@.22 O3 5 36; cup+30,cup-10^60 O0 0 35
  cup-20=.8 O0 0 25; cup-8 R18 -4 19 8 4; #1d1014@.25 O1.5 2.5 22; cup+12 O0 0 22; #5b3220,#7d4a2c O0 0 19.5; #f0dcc0 M0 13Q-15 4-12-5-8-12 0-5 8-12 12-5 15 4 0 13z
  #8a5434 M0 8Q-9 2-7-3-4-7 0-2 4-7 7-3 9 2 0 8z; #f0dcc0 M0 4Q-4 1-3-1-1-3 0 0 1-3 3-1 4 1 0 4z; </g>; <g transform="translate({spoons} 50) rotate({-8~8})">; #d5d9dc/2 M-1-10V34
  #f2f4f5,#a9b0b6^20 E-1 -16 4 7; </g>
record | ground(0); sleeve other label = {upper},{lower},{ink}; ground(0); upper+12,lower^60 below({top}); <g transform="translate(50 50) scale({.78~.92}) translate(-62 -50)">
  #0d0b14@.25 O72 52 34; #17151d O72 50 34; #3a3745=.6 O72 50 30; #3a3745=.6 O72 50 26; #3a3745=.6 O72 50 22; #3a3745=.6 O72 50 18
  #fff@.1 M72 50 94 24a34 34 0 0 1 9 13zM72 50 50 76a34 34 0 0 1-9-13z; label O72 50 12; #f6f2ea O72 50 1.6; #0d0b14@.2 R4 16 70 70 1; sleeve+14,sleeve^60 R2 14 70 70 1
  <g transform="rotate({0~90} 37 46)">; ink@.9 O37 46 22; label@.9 M15 46a22 22 0 0 1 44 0z; </g>; ink>50#fff R8 74 {18~40} 3 .6; </g>
parcel | upper lower: #f7e9d7,#efc9a4 #e3eef2,#b5d4de; card: #c99a6b #b98552 #d8b48c; tape: #f4e4c8 #d1495b #2f6f7f #f0b849; upper,lower^60 below({top})
  <g transform="translate(50 50) scale({.78~.98}) translate(-50 -50)">; #20131a*50 E50 84 40 6; card,card-12 M14 34 50 48V86L14 70z; card-22,card-34 M86 34 50 48V86L86 70z
  card+22 M50 20 86 34 50 48 14 34z; tape M32 27 38.5 24.5 74.5 38.5V52L68 54.5V41z; tape-25 M68 41 74.5 38.5V52L68 54.5z; card-45/1.6 M20 {52~64}l12 5m-12 0l8 3.3; </g>
logo identity | palette(0); a below({top}); a>60b*70 O50 50 70; mark: arrow sun rings drop letter; ?mark=arrow d M28 60 50 14 72 60 50 46z; ?mark=arrow c M50 14 72 60 50 46z
  ?mark=sun c M26 38a24 24 0 0 1 48 0z; ?mark=sun d/3.4 M22 42H78M28 49H72M36 56H64; ?mark=rings c O41 38 19; ?mark=rings d@.85 O59 38 19; ?mark=drop d M50 12Q76 34 50 62 24 34 50 12z
  ?mark=drop a/2 M50 22V62M50 40 60 30M50 50 40 40; ?mark=letter d/7 M26 60V18l24 26 24-26V60; ?mark=letter c O50 18 5; d R26.5 76 {4~8} 8 1; d R35 76 {4~8} 8 4; d R43.5 76 {4~8} 8 1
  d R52 76 {4~8} 8 1; d R60.5 76 {4~8} 8 4; d R69 76 {4~8} 8 1; c R38 89 24 1.8 .9
tulip tulips garden | backdrop(0); ?close-up tulip(50 45 2.4); ?!close-up tulips({22~26} 22 30)
poppy poppies | backdrop(0); ?close-up poppy(50 45 2.4); ?!close-up poppies({22~26} 22 30)
daisy daisies flower flowers | backdrop(0); ?close-up daisy(50 45 2.4); ?!close-up daisies({22~26} 22 30)
fern leaves | backdrop(0); ?close-up ferns(4 1.1); ?!close-up ferns(7 .8)
leaf houseplant | backdrop(0); ?close-up monsteras(3 1.1); ?!close-up monsteras(7 .8)
branch olive botanical | backdrop(0); ?close-up olives(3 1.1); ?!close-up olives(7 .8)
citrus fruit orange lemon | cloth: #f6e9d8 #cfe3df #f9d9c8 #23403c #dfe3f2 #f4c95d; cloth+12,cloth^60 below({top}); fruits(34)
pattern texture | palette(0); a below({top}); kind: wave tile; ?wave kind: wave; ?tile kind: tile; ?kind=wave waves({.9~2}); size = {11~24}; ?kind=tile b tiles({size})
  ?kind=tile c tiles({size}); ?kind=tile d tiles({size})
icon icons symbol | palette(0); a below({top}); icons(36)
waveform | ground(0); upper,lower^60 below({top}); ink*18 O50 50 60; played = {.25~.7}; ink/1.7 bars(.08 {played}); lower>45ink/1.7 bars({played} .92)`;
