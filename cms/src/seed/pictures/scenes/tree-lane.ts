import type { Canvas } from '../drawing/canvas.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, ellipse, path, polygon, rect, stroke, times, type Point } from '../drawing/shapes.ts';
import { figure } from '../parts/walkers.ts';

const horizon = { x: 800, y: 640 };

/** The point a share of the way from the edge of the picture to the vanishing point. */
const towards = (x: number, y: number, share: number): Point => [
  x + (horizon.x - x) * share,
  y + (horizon.y - y) * share,
];

/** A street of ginkgo trees between the lamps. */
export function treeLane(c: Canvas): void {
  c.layer([
    c.ground(c.linear('0 #0b0812, .42 #2a1238, .55 #6a1c58, .56 #1b1024, 1 #0a060d')),
    c.pool(800, 620, 520, p.hot, 0.5, 0.7),
  ]);
  const rows = [0.83, 0.72, 0.58, 0.4, 0.14];
  for (const [order, share] of rows.entries()) {
    const size = 1 - share;
    const trees = [-20, 1620].map((edge, right) => {
      const [x, foot] = towards(edge + (right ? -130 : 130), 1150, share);
      return tree(c, x, foot, 1250 * size, right === 1);
    });
    const lamps = [-20, 1620].map((edge, right) => {
      const [x, foot] = towards(edge + (right ? -420 : 420), 1120, share + 0.05);
      const tall = 520 * size;
      return (
        rect(x - 5 * size, foot - tall, 10 * size, tall, { fill: '#07040a' }) +
        c.lamp(x, foot - tall, 26 * size, right ? p.cool : p.hotBright, 0.9) +
        ellipse(x, foot, 130 * size, 20 * size, { fill: right ? p.cool : p.hot, opacity: 0.3 })
      );
    });
    c.layer([...lamps, ...trees], order === 4 ? 3 : 0);
  }
  c.layer([
    polygon(
      [
        [180, 1200],
        [1420, 1200],
        [835, 655],
        [765, 655],
      ],
      { fill: c.linear(`0 ${p.hot} .5, .35 #3a1a44 .45, 1 #120b18 .2`) },
    ),
    times(60, () => {
      const y = c.random.between(760, 1190);
      return path('M0 0C-9 -7 -10 -13 -7 -16C-3 -15 -1 -13 0 -11C1 -13 3 -15 7 -16C10 -13 9 -7 0 0Z', {
        fill: c.random.pick([p.hotBright, p.hot, p.coolBright]),
        opacity: c.random.between(0.3, 0.8),
        transform: `translate(${800 + c.random.between(-1, 1) * (y - 640) * 1.1} ${y}) rotate(${c.random.between(0, 360)}) scale(${(y - 640) / 330})`,
      });
    }),
  ]);
  c.layer([figure(c, 745, 960, 310, { hair: 'long', bag: true }), figure(c, 852, 965, 330)]);
}

/** A crown of many small leaf clumps, lit from the lamps' side. */
function tree(c: Canvas, x: number, foot: number, height: number, right: boolean): string {
  const inwards = right ? -1 : 1;
  const clumps = (
    count: number,
    reach: number,
    size: number,
    fills: readonly [string, ...string[]],
    shift = 0,
  ): string =>
    times(count, () => {
      const [angle, away] = [c.random.between(0, Math.PI * 2), Math.sqrt(c.random.between(0, 1)) * reach];
      const [cx, cy] = [
        x + shift * inwards + Math.cos(angle) * away * 0.24 * height,
        foot - height * 0.74 + Math.sin(angle) * away * 0.3 * height,
      ];
      return circle(cx, cy, height * size * c.random.between(0.6, 1.2), { fill: c.random.pick(fills) });
    });
  const glow: readonly [string, ...string[]] = right
    ? ['#1f6c86', '#17506a', '#2a8aa6']
    : ['#a3195f', '#7c1650', '#c53a80'];
  const dark: readonly [string, ...string[]] = right
    ? ['#122a3b', '#151b30', '#183348']
    : ['#3a1440', '#2b1136', '#4a1748'];
  const bough = (side: number): string =>
    stroke(
      `M${x} ${foot - height * 0.46}Q${x + side * height * 0.03} ${foot - height * 0.6} ${x + side * height * 0.12} ${foot - height * 0.7}`,
      '#07040a',
      height * 0.016,
    );
  return (
    path(
      `M${x - height * 0.024} ${foot}L${x - height * 0.013} ${foot - height * 0.7}H${x + height * 0.013}L${x + height * 0.024} ${foot}Z`,
      { fill: '#07040a' },
    ) +
    clumps(70, 1, 0.05, ['#150a1c', '#1b0f24', '#120a18']) +
    bough(1) +
    bough(-1) +
    clumps(70, 0.85, 0.034, dark, height * 0.05) +
    clumps(46, 0.62, 0.022, glow, height * 0.1) +
    clumps(22, 0.5, 0.01, right ? [p.cool, '#3ab4d0'] : [p.hotBright, p.hot], height * 0.12)
  );
}
