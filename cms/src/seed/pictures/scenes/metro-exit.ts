import type { Canvas } from '../drawing/canvas.ts';
import { finishes } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, lineThrough, polygon, rect, stroke, times } from '../drawing/shapes.ts';
import { figure } from '../parts/walkers.ts';

/** Up the stairs of the metro and out into the lights. */
export function metroExit(c: Canvas): void {
  c.layer([c.ground(c.linear('0 #0d0914, .4 #31143f, 1 #0b0710')), c.pool(800, 330, 640, p.hot, 0.65)]);
  c.layer(
    times(16, () =>
      circle(c.random.between(420, 1180), c.random.between(170, 460), c.random.between(16, 46), {
        fill: c.random.pick([p.hot, p.cool, p.hotBright, p.violet]),
        opacity: c.random.between(0.25, 0.6),
      }),
    ),
    8,
  );
  const steps = times(15, (index) => {
    const near = (index / 14) ** 1.25;
    const y = 520 + near * 700;
    const half = 300 + near * 560;
    const tall = 18 + near * 74;
    return (
      polygon(
        [
          [800 - half, y],
          [800 + half, y],
          [800 + half + 26, y + tall],
          [800 - half - 26, y + tall],
        ],
        { fill: c.linearAcross('0 #6a2058, .4 #2a1734, .7 #161020, 1 #15384a', 0, 0, 1600, 0) },
      ) +
      rect(800 - half, y, half * 2, 3 + near * 6, {
        fill: c.linearAcross(`0 ${p.hot}, .5 ${p.hotBright} .8, 1 ${p.cool}`, 0, 0, 1600, 0),
      }) +
      rect(800 - half, y + 3 + near * 6, half * 2, 8 + near * 8, { fill: '#07040a', opacity: 0.6 })
    );
  });
  c.layer(steps);
  c.layer([
    polygon(
      [
        [0, 0],
        [500, 300],
        [500, 540],
        [0, 1240],
      ],
      { fill: c.linear('0 #0d0812, .7 #2b1738, 1 #59214f', 0, 0, 1, 0) },
    ),
    polygon(
      [
        [1600, 0],
        [1100, 300],
        [1100, 540],
        [1600, 1240],
      ],
      { fill: c.linear('0 #1d4052, .3 #1d1528, 1 #0b0810', 0, 0, 1, 0) },
    ),
    polygon(
      [
        [0, 0],
        [1600, 0],
        [1100, 190],
        [500, 190],
      ],
      { fill: c.linear('0 #0b0710, 1 #241430') },
    ),
    times(
      7,
      (index) =>
        stroke(
          lineThrough([
            [index * 74, index * 74 * 0.6 + 60],
            [index * 74, 1240 - index * 74 * 1.4],
          ]),
          '#000',
          3,
          { opacity: 0.35 },
        ) +
        stroke(
          lineThrough([
            [1600 - index * 74, index * 74 * 0.6 + 60],
            [1600 - index * 74, 1240 - index * 74 * 1.4],
          ]),
          '#000',
          3,
          { opacity: 0.35 },
        ),
    ),
    c.neon('M0 330L500 400', p.hot, 10) + c.neon('M1600 330L1100 400', p.cool, 10),
    stroke('M60 960L510 500', '#0b0710', 30) +
      stroke('M56 950L508 492', p.hotBright, 5) +
      stroke('M1540 960L1090 500', '#0b0710', 30) +
      stroke('M1544 950L1092 492', p.coolBright, 5),
  ]);
  c.layer([
    rect(560, 60, 480, 120, { rx: 18, fill: '#0d0812', stroke: finishes.rim(c), strokeWidth: 4 }),
    rect(640, 0, 10, 62, { fill: '#0d0812' }) + rect(950, 0, 10, 62, { fill: '#0d0812' }),
    c.neon('M680 120a38 38 0 1 0 76 0a38 38 0 1 0 -76 0', p.hot, 13),
    c.neon('M820 146L870 92L920 146M870 92V160', p.cool, 12),
  ]);
  c.layer([
    figure(c, 700, 600, 250, { facing: 'right', hair: 'cap' }),
    figure(c, 930, 720, 330, { hair: 'long', bag: true }),
  ]);
}
