import type { Canvas } from '../drawing/canvas.ts';
import { finishes } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { group, path, rect, stroke } from '../drawing/shapes.ts';
import { foam } from '../parts/room.ts';

/** Headphones waiting on a hook before a wall of foam. */
export function headphones(c: Canvas): void {
  c.layer([
    foam(c, 0, 0, 14, 11, 116),
    c.ground(c.linear('0 #0b0710 .1, 1 #0b0710 .7', 0, 0, 1, 0.6)),
    c.pool(420, 200, 800, p.hot, 0.22),
  ]);
  c.layer(
    path(
      'M560 520C480 180 1180 180 1100 520L1100 860C1140 960 1000 1000 990 860V760L680 760V900C660 1000 540 960 560 860Z',
      { fill: '#000', opacity: 0.55, transform: 'translate(70 60)' },
    ),
    16,
  );
  const band = 'M500 640C440 120 1100 120 1040 640';
  const cup = (x: number, side: number): string =>
    group([
      rect(x - 26, 520, 52, 180, { rx: 20, fill: finishes.chrome(c) }),
      path('M-70 -150C-150 -130 -180 -60 -180 20S-150 170 -70 190C-30 190 -30 -150 -70 -150Z', {
        fill:
          side > 0
            ? finishes.cylinder(c)
            : c.linear(`0 #0f0914, .5 #151f2c, .85 ${p.coolDeep}, 1 ${p.coolBright}`, 1, 0, 0, 0),
        transform: `translate(${x} 780) scale(${side} 1)`,
      }),
      rect(side > 0 ? x - 74 : x - 26, 618, 100, 350, {
        rx: 48,
        fill: c.linear('0 #5c2a58, .3 #1d1226, .75 #110a17, 1 #245064', 0, 0, 1, 0),
      }),
      stroke(`M${x - side * 150} 760a46 46 0 0 1 0 70`, side > 0 ? p.hot : p.cool, 7),
    ]);
  c.shade(band, { fill: 'none', stroke: '#000', strokeWidth: 70 });
  c.layer([
    rect(745, 0, 50, 215, { fill: finishes.cylinder(c) }),
    stroke('M770 200V262C770 330 850 330 850 262', finishes.chrome(c), 30),
    stroke(band, '#0d0812', 76),
    stroke(band, c.linear(`0 #7d2a62, .3 #22142c, .7 #161f2d, 1 #2d8ba4`, 0, 0, 1, 0), 60),
    stroke(band, c.linear(`0 ${p.hotBright}, .45 ${p.hot} .4, .6 ${p.cool} .3, 1 ${p.cool}`, 0, 0, 1, 0), 5, {
      transform: 'translate(0 -32)',
    }),
    cup(520, 1),
    cup(1020, -1),
  ]);
  c.layer(
    stroke('M430 960C400 1080 560 1050 560 1240', '#07040a', 16) +
      stroke('M426 960C396 1080 556 1050 556 1240', p.hot, 3, { opacity: 0.7 }),
  );
}
