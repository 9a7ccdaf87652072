import type { Canvas } from '../drawing/canvas.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, ellipse, group, rect, stroke, times } from '../drawing/shapes.ts';
import { umbrellaFromAbove } from '../parts/umbrellas.ts';

/** A crossing in the rain from high above: stripes, umbrellas, reflections. */
export function crossing(c: Canvas): void {
  c.layer([
    c.ground(c.linear('0 #2b1536, 1 #12101c', 0, 0, 1, 1)),
    c.pool(260, 160, 800, p.hot, 0.4),
    c.pool(1420, 1060, 760, p.cool, 0.32),
  ]);
  const turn = { transform: 'rotate(-16 800 600)' };
  c.layer(
    group(
      times(11, (index) =>
        rect(40 + index * 142, 190, 84, 820, {
          rx: 4,
          fill: c.linearAcross('0 #ffb9d6, .5 #b79cc4, 1 #9fe3f0', 0, 0, 1600, 900),
          opacity: 0.85,
        }),
      ),
      turn,
    ),
  );
  c.layer(
    times(40, () =>
      ellipse(
        c.random.between(0, 1600),
        c.random.between(0, 1200),
        c.random.between(20, 90),
        c.random.between(6, 22),
        {
          fill: c.random.pick([p.hot, p.cool, p.hotDeep]),
          opacity: c.random.between(0.1, 0.35),
          transform: 'rotate(-16 800 600)',
        },
      ),
    ),
    7,
  );
  const people: readonly (readonly [number, number, number, string])[] = [
    [330, 330, 150, p.hot],
    [720, 250, 122, '#2a1b36'],
    [1010, 470, 165, p.cool],
    [560, 640, 138, '#3b2850'],
    [1310, 300, 130, p.hotDeep],
    [860, 830, 150, '#1c3444'],
    [300, 900, 128, p.violet],
    [1240, 820, 140, p.hotBright],
  ];
  c.layer(
    people.map(([x, y, r]) => circle(x + 46, y + 62, r, { fill: '#000', opacity: 0.6 })),
    14,
  );
  c.layer(people.map(([x, y, r, colour], index) => umbrellaFromAbove(c, x, y, r, colour, index * 23)));
  c.layer(
    times(110, () => {
      const [x, y, long] = [
        c.random.between(-50, 1600),
        c.random.between(-50, 1200),
        c.random.between(18, 60),
      ];
      return stroke(`M${x} ${y}l${long * 0.35} ${long}`, '#fff', 2, { opacity: c.random.between(0.08, 0.3) });
    }),
  );
}
