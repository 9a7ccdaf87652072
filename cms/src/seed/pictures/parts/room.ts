import type { Canvas } from '../drawing/canvas.ts';
import { finishes } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, polygon, rect, stroke, times } from '../drawing/shapes.ts';

/** The letters R, E, C as strokes 10 high: no font needed. */
const rec =
  'M0 10V0H4.5A2.8 2.8 0 0 1 4.5 5.6H0M4 5.6L7.4 10M18 0H11.5V10H18M11.5 5H17M29 1.8A5 5 0 1 0 29 8.2';

/** The lamp that says a take is running: the only amber in the house. */
export function recLamp(c: Canvas, x: number, y: number, width: number): string {
  const height = width * 0.36;
  const inner = rect(x - width * 0.46, y - height * 0.4, width * 0.92, height * 0.8, {
    rx: height * 0.3,
    fill: c.radial(`0 #ffd489, .35 #ff9f1f, 1 #a85404`, 0.5, 0.5, 0.7),
  });
  c.light(
    rect(x - width * 0.46, y - height * 0.4, width * 0.92, height * 0.8, {
      rx: height * 0.3,
      fill: '#ff8f0f',
      opacity: 0.75,
    }),
  );
  return (
    rect(x - width / 2, y - height / 2, width, height, {
      rx: height * 0.4,
      fill: '#120b10',
      stroke: '#5f4330',
      strokeWidth: width * 0.012,
    }) +
    inner +
    circle(x - width * 0.25, y, height * 0.17, { fill: '#7a2d00' }) +
    stroke(rec, '#7a2d00', 2.2, {
      transform: `translate(${x - width * 0.1} ${y - height * 0.2}) scale(${height * 0.04})`,
    })
  );
}

/** Acoustic foam: a wall of small pyramids, each with a lit and a dark side. */
export function foam(c: Canvas, x: number, y: number, columns: number, rows: number, size: number): string {
  const across = (from: string, to: string): string =>
    c.linearAcross(`0 ${from}, 1 ${to}`, x, y, x + columns * size, y + rows * size * 0.5);
  const [up, left, right, down] = [
    across('#6d2a5c', '#1f2c40'),
    across('#4c2148', '#131c2b'),
    across('#2c1733', '#1c4354'),
    across('#170e1d', '#10212d'),
  ];
  return times(columns * rows, (index) => {
    const [ax, ay] = [x + (index % columns) * size, y + Math.floor(index / columns) * size];
    const [bx, by, mx, my] = [ax + size, ay + size, ax + size * 0.5, ay + size * 0.5];
    return (
      polygon(
        [
          [ax, ay],
          [bx, ay],
          [mx, my],
        ],
        { fill: up },
      ) +
      polygon(
        [
          [ax, ay],
          [mx, my],
          [ax, by],
        ],
        { fill: left },
      ) +
      polygon(
        [
          [bx, ay],
          [bx, by],
          [mx, my],
        ],
        { fill: right },
      ) +
      polygon(
        [
          [ax, by],
          [mx, my],
          [bx, by],
        ],
        { fill: down },
      )
    );
  });
}

/** A loudspeaker box seen from the front, with a woofer and a tweeter. */
export function speaker(c: Canvas, x: number, y: number, width: number, height: number): string {
  const cone = (cy: number, r: number): string =>
    circle(x + width / 2, cy, r * 1.14, {
      fill: '#0b0710',
      stroke: finishes.chrome(c),
      strokeWidth: r * 0.05,
    }) +
    circle(x + width / 2, cy, r, {
      fill: c.radial('0 #3a2849, .3 #1a1122, .78 #2b1b38, .8 #0d0812, 1 #1c1226', 0.42, 0.4, 0.62),
    }) +
    times(5, (index) =>
      circle(x + width / 2, cy, r * (0.45 + index * 0.09), {
        fill: 'none',
        stroke: '#43305a',
        strokeWidth: 1.5,
        opacity: 0.6,
      }),
    ) +
    circle(x + width / 2, cy, r * 0.34, {
      fill: c.radial(`0 ${p.hotBright}, .18 ${p.hotDeep}, .6 #1e1229, 1 #0c0711`, 0.36, 0.3, 0.8),
    });
  return (
    rect(x, y, width, height, {
      rx: width * 0.04,
      fill: finishes.face(c),
      stroke: finishes.rim(c),
      strokeWidth: 3,
    }) +
    cone(y + height * 0.64, width * 0.36) +
    cone(y + height * 0.23, width * 0.17)
  );
}
