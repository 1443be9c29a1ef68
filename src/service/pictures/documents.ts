import type { Painter, Scene } from './scene.js';
import { times, trace, type Part } from './text.js';

/** A page, or a cover. */
export const drawPage: Painter = (scene) =>
  onDesk(scene, 138, ({ words, draw, vary, between, happens }) => {
    const shapes = [
      'M100 94A44 44 0 0 0 56 138H100z',
      'M0 96 34 66 56 84 100 48V138H0z',
      'M0 90Q25 76 50 90T100 90V138H0z',
    ];
    if (words.has('guidelines') || words.has('catalogue') || happens(0.35))
      return draw`ink,ink-45 R0 0 100 138 1.5; ink+55@.75 ${shapes[between(0, 2)]}
        #fff R10 18 ${vary(44, 72)} 7 1; #fff R10 29 ${vary(24, 56)} 7 1; #fff@.7 R10 43 26 2.5`;
    const picture = draw`ink+70,ink+30^50 R10 32 80 40; ink@.7 M10 72 34 48 48 60 64 42 90 66V72z; #fff@.9 O76 42 5`;
    return draw`ink R10 12 52 6 1; grey R10 22 30 2.5; ${happens(0.5) ? picture : drawChart(scene, 10, 34, 80, 36)}
      grey=1.7 ${writeText(scene, 10, 82, 37, 9)}${writeText(scene, 53, 82, 37, 9)}`;
  });

/** A letter or a release: a head and text. */
export const drawLetter: Painter = (scene) =>
  onDesk(scene, 138, ({ draw, row }) => {
    const lines = row(52, 118, 20, 30, (y, high) =>
      writeText(scene, 10, y, 80, Math.floor(high / 5) - 1),
    );
    return draw`ink O16 18 6; ink-20 R26 15 24 2.4; grey R26 20 16 2; #2b2d38 R10 36 66 5 .8; grey=1.7 ${lines}`;
  });

/** A slide with figures. */
export const drawSlide: Painter = (scene) =>
  onDesk(scene, 58, ({ draw, name, vary, happens }) => {
    const isDark = happens(0.3);
    name('sheet head', isDark ? 'ink-60,#fff' : '#fff,ink');
    if (isDark) name('ink', 'ink+40');
    const point = (at: number): string => draw`ink+${at * 25} O69 ${24 + at * 12} 3.4
      grey=1.4 M76 ${23 + at * 12}h${vary(10, 17)}M76 ${26 + at * 12}h${vary(6, 14)}`;
    return draw`sheet R0 0 100 58 1.5; head R7 7 46 4.5 .8; grey R7 14 30 2; ${times(3, point)}
      ${drawChart(scene, 7, 21, 52, 30)}`;
  });

/** A table of figures. */
export const drawTable: Painter = (scene) =>
  onDesk(scene, 76, ({ draw, vary }) => {
    const cells = times(9, (at) =>
      times(5, (column) => {
        const wide = column ? vary(5, 12) : vary(11, 18);
        return trace`M${column ? 24 + column * 18.5 - wide : 4} ${13.2 + at * 7}h${wide}`;
      }),
    );
    return draw`ink R0 0 100 9 1.5; ink+90 M0 17h100v7H0zm0 14h100v7H0zm0 14h100v7H0zm0 14h100v7H0z; #9aa0aa=1.8 ${cells}
      #fff=1.8 M4 4.5h16M31 4.5h11M50 4.5h11M68 4.5h11M87 4.5h11; #e4e6ea=.5 M22 9v67M44 9v67M62 9v67M81 9v67; ink=1.2 R62 37.5 19 7`;
  });

/** A desk and a sheet of paper on it, 100 wide and `high` high. */
function onDesk(scene: Scene, high: number, drawSheet: Painter): string {
  const { width, height, draw, name, pick } = scene;
  name('desk', pick('#e8e4dc #d7e1e8 #ead9cf #dbe4d6 #2f3a4a #e5def0'));
  name('ink grey', pick('#1f5f8b #c8452f #2f7a5b #6a4fa3 #d18a1f #274060') + ',#c9cdd3');
  const scale = Math.min((width * 0.86) / 100, (height * 0.84) / high);
  return draw`desk+25,desk>12ink^60 R0 0 ${width} ${height}
    <g transform="translate(${width / 2} ${height / 2}) scale(${scale}) translate(-50 ${-high / 2})">; #171420@.18 R1.5 3 100 ${high} 1.5
    #fff R0 0 100 ${high} 1.5; ${drawSheet(scene)}; </g>`;
}

/** Lines of text, 5 apart. */
function writeText({ vary }: Scene, x: number, y: number, width: number, count: number): Part {
  const line = (at: number): string => trace`M${x} ${y + at * 5}h${width * vary(0.86, 1)}`;
  return [times(count - 1, line), trace`M${x} ${y + (count - 1) * 5}h${width * 0.55}`];
}

/** Bars, a curve or a ring. */
function drawChart(
  { draw, vary, between }: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const [kind, foot, count] = [between(0, 2), y + height, between(6, 9)];
  if (kind === 2) {
    const [r, share] = [height / 2 - 3, vary(0.25, 0.6)];
    const arc = (paint: string, part: number): string => {
      const [turn, edge] = [part * 2 * Math.PI, part > 0.5 ? 1 : 0];
      return draw`${paint}=${r / 2} M${x + width / 2 + r} ${y + height / 2}A${r} ${r} 0 ${edge} 1 ${x + width / 2 + r * Math.cos(turn)} ${y + height / 2 + r * Math.sin(turn)}`;
    };
    return arc('ink+75', 0.999) + arc('ink+35', share + 0.22) + arc('ink', share);
  }
  const step = width / count;
  const values = times(count, (at) => height * Math.min(0.95, 0.2 + at / count / 2 + vary(0, 0.3)));
  const points = values.map((value, at) => trace`${x + (at + 0.5) * step} ${foot - value}`);
  const bars = values.map(
    (value, at) =>
      draw`ink+${at === count - 2 ? 0 : 50} R${x + (at + 0.18) * step} ${foot - value} ${step * 0.64} ${value} .6`,
  );
  const line = `M${points.join('L')}`;
  return draw`#e4e6ea=.6 ${times(4, (at) => trace`M${x} ${foot - (at * height) / 3.5}h${width}`)}
    ${kind ? draw`ink+80 ${line}V${foot}H${x + step / 2}z; ink/1.6 ${line}; ink/3 M${points.join('h.1M')}h.1` : bars}`;
}
