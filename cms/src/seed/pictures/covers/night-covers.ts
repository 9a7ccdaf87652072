import type { Canvas } from '../drawing/canvas.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, curveThrough, group, rect, stroke, times, type Point } from '../drawing/shapes.ts';
import { skyline } from '../parts/city.ts';
import { profile } from '../parts/people.ts';
import { umbrellaFromAbove } from '../parts/umbrellas.ts';

/** Album sleeves: square, 1200 by 1200, flatter and louder than the gallery's pictures. */

/** A striped sun sinks behind the towers of Gangnam. */
export function lastTrain(c: Canvas): void {
  c.layer(c.ground(c.linear('0 #160b20, .55 #4b1550, .8 #b02a78, 1 #ff7ab3')));
  c.light(circle(600, 560, 360, { fill: p.hot, opacity: 0.35 }));
  c.shade('M0 780H1200V1200H0Z', { opacity: 0.8 });
  const sun = c.clip(times(12, (index) => rect(200, 186 + index * 62, 800, 56 - index * 3.4, {})));
  c.layer(
    group(circle(600, 560, 370, { fill: c.linear(`0 #ffd9ea, .5 ${p.hot}, 1 ${p.violet}`) }), {
      clipPath: sun,
    }),
  );
  c.layer([skyline(c, 960, 340, 1), rect(0, 956, 1200, 244, { fill: '#0b0710' })]);
  c.layer([
    stroke('M0 1016H1200', p.cool, 3),
    rect(90, 980, 900, 96, { rx: 30, fill: '#120b18', stroke: p.cool, strokeWidth: 3 }),
    times(9, (index) =>
      rect(130 + index * 92, 1000, 66, 40, { rx: 6, fill: index === 5 ? p.cool : p.hotBright }),
    ),
    c.neon('M-20 1092H1220', p.hot, 6),
  ]);
}

/** A face in profile; the song comes out as lines. */
export function breathIn(c: Canvas): void {
  c.layer(c.ground(c.linear(`0 ${p.sea}, .6 #10202f, 1 ${p.ground}`, 0, 0, 1, 1)));
  c.layer(circle(480, 520, 420, { fill: c.linear(`0 ${p.hot}, 1 #5a1650`) }));
  const lines = times(15, (index) => {
    const open = (index - 7) / 7;
    const points = Array.from({ length: 9 }, (_, at): Point => [
      628 + at * 76,
      692 + open * (14 + at * 48) + Math.sin(at * 1.5 + index * 0.5) * at * 5,
    ]);
    return c.neon(curveThrough(points), index % 3 === 1 ? p.hotBright : p.cool, 5, 0.7);
  });
  c.layer(lines);
  c.layer(profile(c, 440, 760, 720, { headphones: false }));
}

/** Dark umbrellas from above, one of them yours. */
export function oneUmbrella(c: Canvas): void {
  c.layer(c.ground(c.linear('0 #241630, 1 #0d0812', 0, 0, 1, 1)));
  const grid = Array.from({ length: 25 }, (_, index) => ({
    x: 30 + (index % 5) * 285 + (Math.floor(index / 5) % 2) * -140 + 60,
    y: 40 + Math.floor(index / 5) * 278,
    index,
  }));
  c.layer(
    grid.map(({ x, y }) => circle(x + 24, y + 36, 132, { fill: '#000', opacity: 0.55 })),
    10,
  );
  c.light(circle(grid[12]?.x ?? 600, grid[12]?.y ?? 600, 130, { fill: p.hot, opacity: 0.6 }));
  c.layer(
    grid.map(({ x, y, index }) =>
      umbrellaFromAbove(
        c,
        x,
        y,
        138,
        index === 12 ? p.hot : (['#2a1b36', '#21152c', '#33213f', '#1b2735'][index % 4] ?? p.raised),
        index * 17,
      ),
    ),
  );
}
