/**
 * What is seen from near: people, plants, food and graphics. After the words for each stand the shapes
 * that `Scene.draw` draws, around the middle at 50 50.
 */
export const INDOORS = `
team meeting group | wall(0); people(42 76); people(50 66)
portrait face people person customer | wall(0); side: 1 -1; <g transform="translate({42~58} {bottom}) scale({side} 1)">; person(-50 {-104~-98} 1.04); </g>
coffee cup food breakfast | wood: #b98a5e #8a5f3f #d9c3a5 #3d3a42; cup: #f7f4ee #2f4858 #d9694f #81a596; cups spoons: 40,90 60,10; wood below({top})
  wood-30/.6@.7 M-150 {top}[12 V{bottom}V{top}m24 0]; #fff3d8*40 O30 20 70; <g transform="translate({cups} 52) rotate({-60~30})">; #1d1014@.22 O3 5 36
  cup+30,cup-10^60 O0 0 35; cup-20=.8 O0 0 25; cup-8 R18 -4 19 8 4; #1d1014@.25 O1.5 2.5 22; cup+12 O0 0 22; #5b3220,#7d4a2c O0 0 19.5
  #f0dcc0 M0 13Q-15 4-12-5-8-12 0-5 8-12 12-5 15 4 0 13z; #8a5434 M0 8Q-9 2-7-3-4-7 0-2 4-7 7-3 9 2 0 8z; #f0dcc0 M0 4Q-4 1-3-1-1-3 0 0 1-3 3-1 4 1 0 4z; </g>
  <g transform="translate({spoons} 50) rotate({-8~8})">; #d5d9dc/2 M-1-10V34; #f2f4f5,#a9b0b6^20 E-1 -16 4 7; </g>
record | ground(0); sleeve other label = {upper},{lower},{ink}; ground(0); upper+12,lower^60 below({top})
  <g transform="translate(50 50) scale({.78~.92}) translate(-62 -50)">; #0d0b14@.25 O72 52 34; #17151d O72 50 34; #3a3745=.6 O72 50 30; #3a3745=.6 O72 50 26
  #3a3745=.6 O72 50 22; #3a3745=.6 O72 50 18; #fff@.1 M72 50 94 24a34 34 0 0 1 9 13zM72 50 50 76a34 34 0 0 1-9-13z; label O72 50 12; #f6f2ea O72 50 1.6
  #0d0b14@.2 R4 16 70 70 1; sleeve+14,sleeve^60 R2 14 70 70 1; <g transform="rotate({0~90} 37 46)">; ink@.9 O37 46 22; label@.9 M15 46a22 22 0 0 1 44 0z; </g>
  ink>50#fff R8 74 {18~40} 3 .6; </g>
parcel | upper lower: #f7e9d7,#efc9a4 #e3eef2,#b5d4de; card: #c99a6b #b98552 #d8b48c; tape: #f4e4c8 #d1495b #2f6f7f #f0b849; upper,lower^60 below({top})
  <g transform="translate(50 50) scale({.78~.98}) translate(-50 -50)">; #20131a*50 E50 84 40 6; card,card-12 M14 34 50 48V86L14 70z; card-22,card-34 M86 34 50 48V86L86 70z
  card+22 M50 20 86 34 50 48 14 34z; tape M32 27 38.5 24.5 74.5 38.5V52L68 54.5V41z; tape-25 M68 41 74.5 38.5V52L68 54.5z; card-45/1.6 M20 {52~64}l12 5m-12 0l8 3.3; </g>
logo identity | palette(0); a below({top}); a>60b*70 O50 50 70; mark: arrow sun rings drop letter; ?mark=arrow d M28 60 50 14 72 60 50 46z
  ?mark=arrow c M50 14 72 60 50 46z; ?mark=sun c M26 38a24 24 0 0 1 48 0z; ?mark=sun d/3.4 M22 42H78M28 49H72M36 56H64; ?mark=rings c O41 38 19; ?mark=rings d@.85 O59 38 19
  ?mark=drop d M50 12Q76 34 50 62 24 34 50 12z; ?mark=drop a/2 M50 22V62M50 40 60 30M50 50 40 40; ?mark=letter d/7 M26 60V18l24 26 24-26V60; ?mark=letter c O50 18 5
  d R26.5 76 {4~8} 8 1; d R35 76 {4~8} 8 4; d R43.5 76 {4~8} 8 1; d R52 76 {4~8} 8 1; d R60.5 76 {4~8} 8 4; d R69 76 {4~8} 8 1; c R38 89 24 1.8 .9
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
