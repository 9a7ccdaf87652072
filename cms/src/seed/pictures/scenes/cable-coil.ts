import type { Canvas } from '../drawing/canvas.ts';
import { finishes } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, ellipse, group, path, rect, stroke, times } from '../drawing/shapes.ts';

/** A coiled cable on the booth floor, seen from above, its plug in the light. */
export function coil(c: Canvas): void {
  const boards = times(
    9,
    (index) =>
      rect(index * 190 - 60, -20, 184, 1240, {
        fill: c.random.pick(['#20132a', '#1a1023', '#25162f', '#1d1226']),
      }) +
      stroke(`M${index * 190 + c.random.between(0, 90)} -20q20 600 0 1240`, '#0d0812', 2, { opacity: 0.6 }),
  );
  c.layer([
    c.ground('#0b0710'),
    boards,
    c.pool(620, 380, 900, p.hot, 0.34),
    c.pool(1400, 1000, 600, p.cool, 0.2),
  ]);
  const loops = Array.from({ length: 9 }, (_, index) => ({
    x: 690 + c.random.between(-34, 34),
    y: 590 + c.random.between(-30, 30),
    rx: 330 + c.random.between(-46, 52),
    ry: 330 + c.random.between(-46, 40),
    turn: c.random.between(0, 180),
    index,
  }));
  const loop = (colour: string, width: number, shift: number, opacity = 1): string =>
    loops
      .map(({ x, y, rx, ry, turn }) =>
        ellipse(x + shift, y + shift, rx, ry, {
          fill: 'none',
          stroke: colour,
          strokeWidth: width,
          opacity,
          transform: `rotate(${turn} ${x} ${y})`,
        }),
      )
      .join('');
  c.layer(loop('#000', 30, 22, 0.5), 8);
  c.layer(
    loops.map(({ x, y, rx, ry, turn }) =>
      group(
        [
          ellipse(x, y, rx, ry, { fill: 'none', stroke: '#08050b', strokeWidth: 27 }),
          ellipse(x, y, rx, ry, { fill: 'none', stroke: '#251733', strokeWidth: 20 }),
          ellipse(x - 3, y - 3, rx, ry, {
            fill: 'none',
            stroke: c.linearAcross(
              `0 ${p.hotBright}, .4 ${p.hot} .5, .65 ${p.violet} .2, 1 ${p.cool}`,
              330,
              250,
              1050,
              930,
            ),
            strokeWidth: 4.5,
          }),
        ],
        { transform: `rotate(${turn} ${x} ${y})` },
      ),
    ),
  );
  const tail = 'M960 780C1060 900 1120 800 1180 690';
  c.layer([
    stroke(tail, '#08050b', 27),
    stroke(tail, '#251733', 20),
    stroke(tail, p.cool, 4, { opacity: 0.7, transform: 'translate(4 3)' }),
    group(
      [
        path('M-16 0H16L30 -90H-30Z', { fill: '#1a1022' }),
        times(4, (index) =>
          rect(-24 - index * 1.6, -30 - index * 18, 48 + index * 3.2, 7, { rx: 3, fill: '#3b2850' }),
        ),
        rect(-44, -300, 88, 215, { rx: 14, fill: finishes.chrome(c) }),
        rect(-44, -225, 88, 16, { fill: '#150c1b', opacity: 0.6 }),
        rect(-12, -190, 24, 60, { rx: 10, fill: '#150c1b', opacity: 0.55 }),
        ellipse(0, -300, 44, 15, { fill: '#0b0710', stroke: p.coolBright, strokeWidth: 4 }),
        circle(-17, -302, 5, { fill: p.coolBright }) +
          circle(17, -302, 5, { fill: p.coolBright }) +
          circle(0, -296, 5, { fill: p.coolBright }),
      ],
      { transform: 'translate(1176 700) rotate(38)' },
    ),
  ]);
}
