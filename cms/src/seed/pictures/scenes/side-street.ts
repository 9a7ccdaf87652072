import type { Canvas } from '../drawing/canvas.ts';
import { palette as p } from '../drawing/palette.ts';
import { ellipse, polygon, rect, times, type Point } from '../drawing/shapes.ts';
import { signMarks } from '../parts/signs.ts';
import { figure } from '../parts/walkers.ts';

const horizon = { x: 800, y: 640 };

/** The point a share of the way from the edge of the picture to the vanishing point. */
const towards = (x: number, y: number, share: number): Point => [
  x + (horizon.x - x) * share,
  y + (horizon.y - y) * share,
];

/** A Sinsa side street after rain, signs on both sides, one walker. */
export function sideStreet(c: Canvas): void {
  c.layer([
    c.ground(c.linear('0 #120a1a, .35 #3a1648, .53 #a02a74, .54 #1a0f22, 1 #0b0710')),
    c.pool(800, 620, 420, p.hotBright, 0.55),
  ]);
  const side = (edge: number, sign: number): string => {
    const shares = [0, 0.2, 0.38, 0.53, 0.66, 0.77, 0.86];
    return times(6, (index) => {
      const roof = -340 + c.random.between(0, 330);
      const [near, far] = [shares[index] ?? 0, shares[index + 1] ?? 0];
      const tint = c.random.pick(['#2b1638', '#3a1a44', '#1d1530', '#2a1236']);
      const wall = polygon(
        [
          towards(edge, roof, near),
          towards(edge, roof, far),
          towards(edge, 1240, far),
          towards(edge, 1240, near),
        ],
        { fill: c.linear(`0 ${tint}, .7 ${tint}, 1 #140b1a`) },
      );
      const windows = times(12, (cell) => {
        const [row, column] = [Math.floor(cell / 3), cell % 3];
        const [from, to] = [
          near + (far - near) * (0.1 + column * 0.3),
          near + (far - near) * (0.3 + column * 0.3),
        ];
        const y = 60 + row * 200;
        const lit = c.random.chance(0.4);
        const fill = lit ? c.random.pick([p.hotBright, p.hot, p.coolBright, p.cool, p.lilac]) : '#0b0710';
        return polygon(
          [
            towards(edge, y, from),
            towards(edge, y, to),
            towards(edge, y + 110, to),
            towards(edge, y + 110, from),
          ],
          { fill, opacity: lit ? c.random.between(0.16, 0.5) : 0.6 },
        );
      });
      const shop = polygon(
        [
          towards(edge, 930, near + (far - near) * 0.12),
          towards(edge, 930, near + (far - near) * 0.88),
          towards(edge, 1200, near + (far - near) * 0.88),
          towards(edge, 1200, near + (far - near) * 0.12),
        ],
        { fill: sign > 0 ? p.hotBright : p.coolBright, opacity: 0.5 },
      );
      return wall + windows + shop;
    });
  };
  c.layer(side(-140, 1) + side(1740, -1));
  const hung = [0.12, 0.3, 0.46, 0.6].flatMap((share, index) =>
    [-140, 1740].map((edge, right) => {
      const [x, top] = towards(edge, 120 + index * 60, share);
      const [, bottom] = towards(edge, 720, share);
      const wide = 92 * (1 - share);
      const left = right ? x - wide - 30 * (1 - share) : x + 30 * (1 - share);
      const colour = (index + right) % 2 ? p.cool : p.hot;
      const step = (bottom - top) / 4;
      const marks = signMarks(index * 2 + right);
      return (
        rect(left, top, wide, bottom - top, { rx: 8, fill: '#0d0812' }) +
        c.neon(
          `M${left + 6} ${top + 6}H${left + wide - 6}V${bottom - 6}H${left + 6}Z`,
          colour,
          7 * (1 - share),
        ) +
        marks
          .map((draw, mark) =>
            c.neon(
              draw(left + wide / 2, top + step * (mark + 0.85), wide * 0.26),
              colour === p.hot ? p.hotBright : p.coolBright,
              6 * (1 - share),
              0.5,
            ),
          )
          .join('')
      );
    }),
  );
  c.layer(hung);
  const road = polygon([[-140, 1240], [1740, 1240], towards(1740, 1240, 0.92), towards(-140, 1240, 0.92)], {
    fill: c.linear('0 #7a2360, .3 #24132e, 1 #0d0812'),
  });
  c.layer(road);
  c.layer(
    times(34, () => {
      const y = c.random.between(700, 1200);
      const reach = (y - 640) * 1.3;
      return ellipse(
        800 + c.random.between(-reach, reach),
        y,
        c.random.between(8, 20) * (y / 900),
        c.random.between(30, 110),
        { fill: c.random.pick([p.hot, p.cool, p.hotBright]), opacity: c.random.between(0.1, 0.34) },
      );
    }),
    9,
  );
  c.layer([
    ellipse(760, 1048, 90, 12, { fill: '#000', opacity: 0.6 }),
    figure(c, 740, 1050, 400, { hair: 'long', umbrella: '#b0216a' }),
    figure(c, 925, 790, 130, { facing: 'left' }),
    figure(c, 880, 780, 122, { hair: 'long' }),
  ]);
}
