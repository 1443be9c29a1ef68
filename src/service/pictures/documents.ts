import type { Painter } from './scene.js';
import { readEntries } from './text.js';

/** Sheets of paper, 100 wide, after the names of them; slides are 58 high, tables 76 and others 138: `ink` is the colour of a brand. */
const SHEETS = `
cover | ink,ink-45 R0 0 100 138 1.5; part: arc peaks wave; ?part=arc ink+55@.75 M100 94A44 44 0 0 0 56 138H100z; ?part=peaks ink+55@.75 M0 96 34 66 56 84 100 48V138H0z
  ?part=wave ink+55@.75 M0 90Q25 76 50 90T100 90V138H0z; #fff R10 18 {44~72} 7 1; #fff R10 29 {24~56} 7 1; #fff@.7 R10 43 26 2.5
page | ink R10 12 52 6 1; grey R10 22 30 2.5; show: picture chart; ?show=chart chart(10 72 1.54 1.2); ?show=picture ink+70,ink+30^50 R10 32 80 40
  ?show=picture ink@.7 M10 72 34 48 48 60 64 42 90 66V72z; ?show=picture #fff@.9 O76 42 5; grey=1.7 M10 82[8 H{42~47}H10m0 5]H30M53 82[8 H{85~90}H53m0 5]H73
letter | ink O16 18 6; ink-20 R26 15 24 2.4; grey R26 20 16 2; #2b2d38 R10 36 66 5 .8; grey=1.7 M10 52[3 H{79~90}H10m0 5]H54H10m0 10[4 H{79~90}H10m0 5]H54H10m0 10[3 H{79~90}H10m0 5]H54
slide | dark: no no yes; sheet head: #fff,ink; ?dark=yes sheet head: ink-60,#fff; ?dark=yes ink: ink+40; sheet R0 0 100 58 1.5; head R7 7 46 4.5 .8; grey R7 14 30 2; ink O69 24 3.4
  ink+25 O69 36 3.4; ink+50 O69 48 3.4; chart(7 51); grey=1.4 M76 23h{10~17}M76 26h{6~14}M76 35h{10~17}M76 38h{6~14}M76 47h{10~17}M76 50h{6~14}
table | ink R0 0 100 9 1.5; ink+90 M0 17h100v7H0zm0 14h100v7H0zm0 14h100v7H0zm0 14h100v7H0z; #fff=1.8 M4 4.5h16M31 4.5h11M50 4.5h11M68 4.5h11M87 4.5h11
  #9aa0aa=1.8 M4 13.2[9 H{15~22}H4m0 7]M42.5 13.2[9 H{31~38}H42.5m0 7]M61 13.2[9 H{49~56}H61m0 7]M79.5 13.2[9 H{68~75}H79.5m0 7]M98 13.2[9 H{86~93}H98m0 7]
  #e4e6ea=.5 M22 9v67M44 9v67M62 9v67M81 9v67; ink=1.2 R62 37.5 19 7`;
const sheets = new Map(readEntries(SHEETS));

/** Draws a sheet by its name, on a desk. */
export function drawSheet(name: string): Painter {
  const high = name === 'slide' ? 58 : name === 'table' ? 76 : 138;
  return ({ width, height, draw }) => {
    const scale = Math.min((width * 0.86) / 100, (height * 0.84) / high);
    return draw`desk: #e8e4dc #d7e1e8 #ead9cf #dbe4d6 #2f3a4a #e5def0; grey: #c9cdd3
      ink: #1f5f8b #c8452f #2f7a5b #6a4fa3 #d18a1f #274060; desk+25,desk>12ink^60 below({top})
      <g transform="translate(50 50) scale(${scale}) translate(-50 ${-high / 2})">; #171420@.18 R1.5 3 100 ${high} 1.5
      #fff R0 0 100 ${high} 1.5; ${sheets.get(name)}; </g>`;
  };
}
