import type { Canvas } from '../drawing/canvas.ts';
import { finishes, midnight } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, group, path, rect, stroke, times } from '../drawing/shapes.ts';
import { condenser } from '../parts/microphones.ts';
import { bust } from '../parts/people.ts';
import { foam, recLamp, speaker } from '../parts/room.ts';

/** From the engineer's chair: two screens of speakers, the desk, and the singer far behind the glass. */
export function controlRoom(c: Canvas): void {
  c.layer(midnight(c, 0.3, 0.25));
  c.light(rect(420, 170, 760, 400, { fill: p.hotDeep, opacity: 0.4 }));
  const view = c.clip(rect(420, 170, 760, 400, {}));
  c.layer(
    group(
      [
        rect(420, 170, 760, 400, { fill: c.linear(`0 #84246a, .6 #35194a, 1 #123948`, 0, 0, 1, 1) }),
        foam(c, 420, 170, 19, 10, 40),
        c.pool(800, 260, 360, p.hotBright, 0.6, 0.8),
        bust(c, 760, 410, 240, { hair: 'bob', headphones: true }),
        rect(917, 400, 8, 190, { fill: '#08050a' }),
        condenser(c, 921, 420, 110),
      ],
      { clipPath: view },
    ),
  );
  c.layer(
    rect(410, 160, 780, 420, { rx: 8, fill: 'none', stroke: '#050308', strokeWidth: 22 }) +
      rect(420, 170, 760, 400, { fill: 'none', stroke: finishes.rim(c), strokeWidth: 3 }),
  );
  c.shade('M120 250H390V720H120ZM1210 250H1480V720H1210Z');
  c.layer(speaker(c, 120, 250, 270, 450) + speaker(c, 1210, 250, 270, 450) + recLamp(c, 800, 96, 150));
  const deskTop = 'M0 860L260 700H1340L1600 860V1200H0Z';
  c.shade(deskTop);
  const rows = times(17, (index) => {
    const at = index / 16;
    const [farX, nearX] = [310 + at * 980, -40 + at * 1680];
    const x = (depth: number): number => farX + (nearX - farX) * depth;
    const y = (depth: number): number => 715 + 470 * depth ** 1.15;
    const knob = (depth: number, colour: string): string =>
      circle(x(depth), y(depth), 7 + 9 * depth, {
        fill: '#0c0812',
        stroke: colour,
        strokeWidth: 2 + depth * 2,
      });
    const slide = c.random.between(0.62, 0.88);
    return (
      stroke(`M${x(0)} ${y(0)}L${x(1)} ${y(1)}`, '#2c1f38', 2) +
      knob(0.12, p.coolDeep) +
      knob(0.24, p.hotDeep) +
      knob(0.38, p.coolDeep) +
      stroke(`M${x(0.55) + 30 * at} ${y(0.55)}L${x(0.95) + 30 * at} ${y(0.95)}`, '#050308', 6) +
      rect(x(slide) + 30 * at - 21, y(slide) - 17, 42, 34, { rx: 5, fill: finishes.chrome(c) }) +
      c.lamp(x(0.48), y(0.48), 5, c.random.chance(0.7) ? p.cool : p.hot, 0.7)
    );
  });
  c.layer([
    path(deskTop, {
      fill: c.linear('0 #2a1b36, .4 #170f1f, 1 #0a060e'),
      stroke: finishes.rim(c),
      strokeWidth: 3,
    }),
    rows,
  ]);
}
