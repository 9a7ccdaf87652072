import type { Canvas } from '../drawing/canvas.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, rect, times } from '../drawing/shapes.ts';
import { bridge, skyline } from '../parts/city.ts';
import { vinyl } from '../parts/record.ts';

/** The moon over the river is a record; the city listens. */
export function recordMoon(c: Canvas): void {
  c.layer([
    c.ground(c.linear('0 #0d0914, .45 #31143f, .68 #7d2360, .69 #160c1e, 1 #0a060d')),
    times(70, () =>
      circle(c.random.between(0, 1600), c.random.between(0, 480), c.random.between(0.8, 2.4), {
        fill: '#fff',
        opacity: c.random.between(0.2, 0.8),
      }),
    ),
  ]);
  c.layer(c.pool(860, 430, 640, p.hot, 0.5));
  c.light(circle(860, 430, 318, { fill: p.hot, opacity: 0.55 }));
  c.shade('M550 430a310 310 0 1 0 620 0a310 310 0 1 0 -620 0');
  c.layer(vinyl(c, 860, 430, 310, { shine: 215, label: [p.hotBright, p.hotDeep] }));
  c.layer(skyline(c, 812, 300, 0.55), 2);
  c.layer([
    skyline(c, 818, 190, 1),
    rect(0, 816, 1600, 384, { fill: c.linear('0 #3a1643, .3 #1b0f26, 1 #0a060d') }),
  ]);
  c.layer(bridge(c, 816));
  c.layer(
    times(120, () => {
      const y = 830 + c.random.between(0, 1) ** 1.6 * 360;
      const spread = 60 + (y - 816) * 0.9;
      return rect(
        860 + c.random.between(-spread, spread) - 30,
        y,
        c.random.between(20, 60 + (y - 816) * 0.4),
        2 + (y - 816) * 0.012,
        {
          rx: 2,
          fill: c.random.pick([p.hot, p.hotBright, p.hot, p.cool]),
          opacity: c.random.between(0.15, 0.6),
        },
      );
    }),
    1,
  );
}
