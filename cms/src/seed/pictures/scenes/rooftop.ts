import type { Canvas } from '../drawing/canvas.ts';
import { finishes } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, path, rect, stroke, times, type Point } from '../drawing/shapes.ts';
import { skyline } from '../parts/city.ts';
import { bust } from '../parts/people.ts';

/** Seoul from a roof terrace: strings of bulbs near, the tower on its hill far. */
export function rooftop(c: Canvas): void {
  c.layer([
    c.ground(c.linear('0 #0c0914, .35 #24123a, .62 #8a2468, .8 #3a1648, 1 #0b0710')),
    times(60, () =>
      circle(c.random.between(0, 1600), c.random.between(0, 420), c.random.between(0.8, 2.2), {
        fill: '#fff',
        opacity: c.random.between(0.2, 0.8),
      }),
    ),
  ]);
  const hill = 'M560 860C760 700 900 560 1060 556S1340 700 1640 860Z';
  c.layer([
    path(hill, { fill: c.linear('0 #2a0f33, 1 #1d0c26') }),
    path(
      'M1050 580V400H1038L1030 370H1034V340H1054V300L1058 200H1062L1066 300V340H1086V370H1090L1082 400H1070V580Z',
      { fill: '#0d0714', stroke: finishes.rim(c), strokeWidth: 2 },
    ),
    c.lamp(1060, 196, 6, p.hotBright),
    c.neon('M1038 356H1082', p.cool, 6),
  ]);
  c.layer(skyline(c, 880, 190, 0.5), 2);
  c.layer([skyline(c, 960, 240, 1), rect(0, 956, 1600, 244, { fill: '#0b0710' })]);
  c.shade('M0 970H1600V1200H0Z');
  const string = (y: number, sag: number, count: number, size: number): string => {
    const at = (share: number): Point => [-40 + share * 1680, y + sag * 4 * share * (1 - share) - share * 90];
    const wire = stroke(
      Array.from({ length: 41 }, (_, index) => `${index ? 'L' : 'M'}${at(index / 40).join(' ')}`).join(''),
      '#07040a',
      5,
    );
    return (
      wire +
      times(count, (index) => {
        const [x, lampY] = at((index + 0.5) / count);
        return (
          rect(x - 6, lampY, 12, 16, { fill: '#07040a' }) +
          c.lamp(x, lampY + 16 + size, size, index % 3 === 1 ? p.coolBright : p.hotBright, 0.8)
        );
      })
    );
  };
  c.layer(string(150, 130, 13, 17));
  c.layer(string(40, 190, 8, 34), 5);
  c.layer([
    rect(0, 1010, 1600, 22, {
      fill: c.linear('0 #4b2854, 1 #150c1b'),
      stroke: finishes.rim(c),
      strokeWidth: 2,
    }),
    times(27, (index) => rect(index * 62, 1030, 9, 170, { fill: '#07040a' })),
    bust(c, 330, 905, 300, { hair: 'bun' }),
    bust(c, 560, 920, 290, { hair: 'short' }),
  ]);
}
