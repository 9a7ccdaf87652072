import type { Canvas } from '../drawing/canvas.ts';
import { finishes } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, ellipse, group, path, polygon, rect, stroke, times, type Point } from '../drawing/shapes.ts';
import { bust } from '../parts/people.ts';

/** A mirror ball over an empty floor. */
export function mirrorBall(c: Canvas): void {
  c.layer([
    c.ground(c.linear('0 #1a0f24, .7 #2b1338, .72 #160d1d, 1 #0a060d')),
    c.pool(500, 300, 800, p.hot, 0.35),
    c.pool(1350, 500, 700, p.cool, 0.3),
  ]);
  const [x, y, r] = [800, 470, 310];
  c.layer(
    times(18, (index) => {
      const angle = (index * 20 + c.random.between(-5, 5)) * (Math.PI / 180);
      const colour = Math.cos(angle) < 0.1 ? p.hot : p.cool;
      const end = (spread: number): Point => [
        x + 1500 * Math.cos(angle + spread),
        y + 1500 * Math.sin(angle + spread),
      ];
      return polygon([[x, y], end(-0.03), end(0.03)], { fill: colour, opacity: 0.16 });
    }),
    6,
  );
  c.layer(
    times(60, () => {
      const [sx, sy] = [c.random.between(0, 1600), c.random.between(20, 1180)];
      return Math.hypot(sx - x, sy - y) < r + 40
        ? ''
        : ellipse(
            sx,
            sy,
            c.random.between(10, 24),
            sy > 860 ? c.random.between(4, 8) : c.random.between(8, 18),
            { fill: sx < 820 ? p.hotBright : p.coolBright, opacity: c.random.between(0.2, 0.65) },
          );
    }),
    2,
  );
  c.shade(`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`, { opacity: 0.8 });
  const tiles: string[] = [];
  const rows = 17;
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [row, row + 1].map((index) => -Math.PI / 2 + (Math.PI * index) / rows) as [
      number,
      number,
    ];
    for (let column = 0; column < 18; column++) {
      const [left, right] = [column, column + 1].map((index) => -Math.PI / 2 + (Math.PI * index) / 18) as [
        number,
        number,
      ];
      const at = (across: number, down: number): Point => [
        x + r * Math.cos(down) * Math.sin(across),
        y + r * Math.sin(down),
      ];
      const light =
        -Math.sin((left + right) / 2) * 0.7 -
        Math.sin((top + bottom) / 2) * 0.6 +
        c.random.between(-0.5, 0.5);
      const fill =
        light > 0.95
          ? '#fff'
          : light > 0.55
            ? p.hotBright
            : light > 0.25
              ? p.hot
              : light > -0.05
                ? p.hotDeep
                : light > -0.4
                  ? '#3a2250'
                  : light > -0.75
                    ? p.coolDeep
                    : light > -1
                      ? p.cool
                      : '#1b1430';
      tiles.push(
        polygon([at(left, top), at(right, top), at(right, bottom), at(left, bottom)], {
          fill,
          stroke: '#0b0710',
          strokeWidth: 3,
        }),
      );
    }
  }
  c.layer([
    rect(x - 4, 0, 8, y - r, { fill: finishes.chrome(c) }),
    rect(x - 28, y - r - 22, 56, 30, { rx: 8, fill: finishes.chrome(c) }),
    ...tiles,
    circle(x, y, r, { fill: c.radial('0 #000 0, .7 #000 .05, 1 #0b0710 .6', 0.4, 0.36, 0.66) }),
  ]);
  c.light(circle(690, 340, 26, { fill: '#fff' }));
  c.layer(
    path('M690 250L704 326L780 340L704 354L690 430L676 354L600 340L676 326Z', { fill: '#fff', opacity: 0.9 }),
  );
}

/** The mirror of bulbs before one goes in to sing. */
export function bulbMirror(c: Canvas): void {
  c.layer([
    c.ground(c.linear('0 #2a1534, 1 #0d0812', 0, 0, 1, 1)),
    times(14, (index) =>
      rect(index * 118, 0, 110, 1200, { fill: c.linear('0 #fff .035, 1 #000 .2', 0, 0, 1, 0) }),
    ),
    c.pool(800, 520, 820, p.hot, 0.4),
  ]);
  const glass = c.clip(rect(400, 130, 800, 780, { rx: 30 }));
  const bulbs = [0, 1, 2, 3, 4, 5, 6].map((index): Point => [430 + index * 123, 82]);
  const sides = [344, 1256].flatMap((x) => [0, 1, 2, 3, 4, 5].map((index): Point => [x, 170 + index * 142]));
  c.layer(
    rect(290, 30, 1020, 940, {
      rx: 60,
      fill: c.linear('0 #4a2453, 1 #150c1b', 0, 0, 1, 1),
      stroke: finishes.rim(c),
      strokeWidth: 5,
    }),
  );
  const lamps = [...bulbs, ...sides].map(([x, y]) => {
    c.light(circle(x, y, 44, { fill: p.hotBright }));
    return circle(x, y, 34, { fill: c.radial('0 #fff, .55 #fff0f7, 1 #ff9cc8') });
  });
  c.layer([
    rect(400, 130, 800, 780, { rx: 30, fill: c.linear('0 #7a3a6e, .4 #3a1d47, 1 #14303f', 0, 0, 1, 1) }),
    group(
      [c.pool(800, 420, 520, p.hotBright, 0.4), bust(c, 800, 640, 560, { headphones: true, hair: 'bob' })],
      { clipPath: glass },
    ),
    ...lamps,
  ]);
  c.layer([
    polygon(
      [
        [470, 130],
        [640, 130],
        [480, 910],
        [400, 910],
        [400, 470],
      ],
      { fill: '#fff', opacity: 0.06 },
    ),
    rect(400, 130, 800, 780, { rx: 30, fill: 'none', stroke: '#0b0710', strokeWidth: 8 }),
  ]);
  c.shade('M0 1000H1600V1200H0Z');
  c.layer([
    rect(0, 1000, 1600, 200, { fill: c.linear('0 #43244d, 1 #0f0914') }),
    rect(0, 998, 1600, 4, { fill: finishes.rim(c) }),
    rect(470, 880, 50, 130, { rx: 6, fill: finishes.chrome(c) }) +
      path('M476 880V830L514 812V880Z', { fill: p.hot }),
    rect(570, 930, 120, 80, { rx: 12, fill: finishes.cylinder(c) }) +
      rect(564, 912, 132, 26, { rx: 8, fill: finishes.chrome(c) }),
    path('M1090 1010V940Q1090 920 1110 920H1170Q1190 920 1190 940V1010Z', { fill: finishes.cylinder(c) }) +
      times(
        3,
        (index) =>
          stroke(`M${1115 + index * 25} 922L${1085 + index * 45} 800`, p.lilac, 7) +
          ellipse(1083 + index * 46, 788, 15, 26, { fill: index === 1 ? p.cool : p.hot }),
      ),
  ]);
}
