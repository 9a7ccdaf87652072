import type { Canvas } from '../drawing/canvas.ts';
import { finishes } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, path, rect, times } from '../drawing/shapes.ts';

/** Three faders from very near, one of them pushed up. */
export function faders(c: Canvas): void {
  c.layer([
    c.ground(c.linear('0 #2b1936, .5 #1a1022, 1 #0b0710', 0, 0, 0.6, 1)),
    c.pool(200, 100, 900, p.hotDeep, 0.5),
    c.pool(1500, 1100, 800, p.coolDeep, 0.35),
  ]);
  c.layer(
    times(7, (index) =>
      circle(120 + index * 235, 70, 34, {
        fill: '#0d0812',
        stroke: index % 2 ? p.cool : p.hot,
        strokeWidth: 8,
        opacity: 0.6,
      }),
    ),
    9,
  );
  const lift = [640, 430, 760];
  const strips = times(3, (index) => {
    const x = 330 + index * 470;
    const marks = times(11, (mark) => {
      const y = 230 + mark * 80;
      const wide = mark % 5 === 0 ? 70 : 40;
      return (
        rect(x - 160, y, wide, 4, { fill: p.lilac, opacity: 0.55 }) +
        rect(x + 160 - wide, y, wide, 4, { fill: p.lilac, opacity: 0.3 })
      );
    });
    return (
      marks +
      rect(x - 14, 200, 28, 860, { rx: 14, fill: '#050308', stroke: finishes.rim(c), strokeWidth: 2 }) +
      rect(x - 5, 210, 10, 840, { rx: 5, fill: '#000' })
    );
  });
  c.layer(strips);
  const trails = lift.map((y, index) =>
    c.neon(`M${330 + index * 470} ${1040}V${y + 90}`, index === 1 ? p.hot : p.cool, 7, 0.7),
  );
  c.layer(trails);
  c.layer(lift.map((y, index) => faderCap(c, 330 + index * 470, y, index === 1)));
}

function faderCap(c: Canvas, x: number, y: number, hot: boolean): string {
  c.shade(`M${x - 95} ${y - 130}h190v260h-190z`);
  const line = hot ? p.hot : p.cool;
  return (
    rect(x - 80, y - 96, 220, 280, { rx: 30, fill: '#000', opacity: 0.35 }) +
    rect(x - 95, y - 130, 190, 260, { rx: 22, fill: '#0b0710' }) +
    path(`M${x - 95} ${y - 108}a22 22 0 0 1 22 -22h146a22 22 0 0 1 22 22L${x + 74} ${y - 30}H${x - 74}Z`, {
      fill: c.linear('0 #8a5b86, .6 #3f2a4e, 1 #281a33'),
    }) +
    path(`M${x - 95} ${y + 108}a22 22 0 0 0 22 22h146a22 22 0 0 0 22 -22L${x + 74} ${y + 30}H${x - 74}Z`, {
      fill: c.linear('0 #140c1a, 1 #2a1b36'),
    }) +
    rect(x - 78, y - 32, 156, 64, { fill: '#1d1226' }) +
    times(5, (index) => rect(x - 84, y + 44 + index * 15, 168, 4, { fill: '#000', opacity: 0.45 })) +
    c.neon(`M${x - 70} ${y}H${x + 70}`, line, 12, 0.8) +
    rect(x - 95, y - 130, 190, 260, { rx: 22, fill: 'none', stroke: finishes.rim(c), strokeWidth: 4 })
  );
}
