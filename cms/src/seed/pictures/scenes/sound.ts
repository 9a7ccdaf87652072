import type { Canvas } from '../drawing/canvas.ts';
import { finishes, midnight } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import {
  circle,
  curveThrough,
  group,
  lineThrough,
  path,
  polar,
  rect,
  stroke,
  times,
  type Point,
} from '../drawing/shapes.ts';
import { loudness, waveLine } from '../parts/sound.ts';

/** A voice as a mountain range, one ridge for every bar of the song. */
export function ridges(c: Canvas): void {
  c.layer([
    c.ground(c.linear('0 #0b0710, .4 #1d1028, 1 #0b0710')),
    c.pool(800, 380, 700, p.hotDeep, 0.45, 0.6),
  ]);
  const rows = 22;
  const drawn = times(rows, (row) => {
    const depth = row / (rows - 1);
    const base = 320 + depth * 760;
    const [left, right] = [340 - depth * 400, 1260 + depth * 400];
    const levels = loudness(c.random, 46);
    const points = levels.map((level, index): Point => {
      const at = index / 45;
      const peak = Math.exp(-(((at - 0.5 - 0.12 * Math.sin(row * 0.7)) / 0.19) ** 2));
      return [left + (right - left) * at, base - level * peak * (150 + depth * 230) - c.random.between(0, 5)];
    });
    const line = curveThrough(points);
    const colour = c.linearAcross(
      `0 ${p.hotDeep} 0, .2 ${p.hot}, .48 ${p.hotBright}, .72 ${p.cool}, 1 ${p.coolDeep} 0`,
      left,
      0,
      right,
      0,
    );
    c.light(stroke(line, colour, 4 + depth * 4, { opacity: 0.4 }));
    c.shade(`${line}V1300H${left}Z`, { opacity: 0.75 });
    const hill = c.linearAcross('0 #0d0813 0, .22 #0d0813, .78 #0d0813, 1 #0d0813 0', left, 0, right, 0);
    return path(`${line}V1300H${left}Z`, { fill: hill }) + stroke(line, colour, 1.6 + depth * 4);
  });
  c.layer(drawn);
}

/** A neon wave on a brick wall, its cable hanging to the floor. */
export function neonOnBrick(c: Canvas): void {
  const bricks = times(15 * 12, (index) => {
    const row = Math.floor(index / 12);
    const [x, y] = [(index % 12) * 150 - (row % 2) * 75 - 40, row * 84 - 20];
    const fill = c.random.pick(['#2a1730', '#311b38', '#25142b', '#38203d', '#2d1a35']);
    return (
      rect(x, y, 142, 76, { rx: 5, fill }) +
      rect(x, y, 142, 4, { fill: '#ff9cc8', opacity: 0.1 }) +
      rect(x, y + 72, 142, 4, { fill: '#000', opacity: 0.3 })
    );
  });
  c.layer([
    c.ground('#120a17'),
    bricks,
    c.pool(740, 520, 900, p.hot, 0.75, 0.75),
    c.pool(1240, 560, 520, p.cool, 0.45),
    c.ground(c.linear('0 #0b0710 .3, .4 #0b0710 0, 1 #0b0710 .7')),
  ]);
  const heights = [70, 150, 260, 180, 360, 480, 300, 560, 380, 240, 420, 200, 120, 60];
  const tubes = heights.map((height, index) => {
    const x = 345 + index * 70;
    return {
      d: `M${x} ${520 - height / 2}V${520 + height / 2}`,
      colour: index > 9 ? p.cool : p.hot,
      x,
      height,
    };
  });
  c.layer(
    tubes.map(({ d }) => stroke(d, '#000', 20, { opacity: 0.5, transform: 'translate(16 18)' })),
    6,
  );
  c.layer(
    tubes.map(
      ({ x, height }) =>
        rect(x - 11, 520 - height * 0.28, 22, 10, { rx: 3, fill: '#0d0812' }) +
        rect(x - 11, 520 + height * 0.28, 22, 10, { rx: 3, fill: '#0d0812' }),
    ),
  );
  c.layer(tubes.map(({ d, colour }) => c.neon(d, colour, 17)));
  c.layer(
    stroke('M1255 560C1330 700 1240 820 1320 960S1340 1140 1330 1220', '#07040a', 9) +
      stroke('M345 560C280 720 360 860 290 1220', '#07040a', 9) +
      rect(0, 1130, 1600, 70, { fill: '#0b0710' }) +
      rect(0, 1128, 1600, 4, { fill: finishes.rim(c), opacity: 0.7 }),
  );
}

/** Level bars that stand like a city at the water. */
export function levelCity(c: Canvas): void {
  c.layer([
    c.ground(c.linear('0 #0b0710, .62 #3b1648, .66 #120a18, 1 #0a060d')),
    c.pool(1150, 700, 700, p.coolDeep, 0.5, 0.6),
    c.pool(420, 720, 700, p.hotDeep, 0.6, 0.6),
  ]);
  const levels = loudness(c.random, 30);
  const colour = (at: number): string =>
    at < 0.34 ? p.hot : at < 0.52 ? '#c565d9' : at < 0.64 ? '#8f8bea' : p.cool;
  const columns = levels.map((level, index) => ({
    x: 62 + index * 49.4,
    cells: 2 + Math.round(level * 22),
    tint: colour(index / 30),
  }));
  const cells = (mirrored: boolean): string =>
    columns
      .map(({ x, cells: count, tint }) =>
        times(count, (cell) => {
          const y = mirrored ? 800 + cell * 26 : 752 - cell * 29;
          const top = cell === count - 1;
          if (!mirrored) c.light(rect(x, y, 38, 20, { fill: tint, opacity: top ? 0.9 : 0.28 }));
          return rect(x, y, 38, mirrored ? 16 : 20, {
            rx: 4,
            fill: top && !mirrored ? '#fff' : tint,
            opacity: mirrored ? Math.max(0, 0.4 - cell * 0.03) : 0.45 + (0.55 * cell) / count,
          });
        }),
      )
      .join('');
  c.layer(cells(true), 5);
  c.layer(cells(false));
  c.layer(
    rect(0, 783, 1600, 3, {
      fill: c.linear(`0 ${p.hot}, .5 ${p.ink}, 1 ${p.cool}`, 0, 0, 1, 0),
      opacity: 0.7,
    }),
  );
}

/** A voice going out in all directions from one small microphone. */
export function rings(c: Canvas): void {
  c.layer(midnight(c, 0.25, 0.3));
  const [x, y] = [800, 600];
  const count = 132;
  const levels = [...loudness(c.random, count / 2), ...loudness(c.random, count / 2)];
  const spokes = levels.map((level, index) => {
    const angle = (index / count) * 360 - 90;
    const reach = 330 + 26 + level * 200;
    const tint = Math.cos(((angle + 40) * Math.PI) / 180) > 0.2 ? p.cool : p.hot;
    const d = lineThrough([polar(x, y, 330, angle), polar(x, y, reach, angle)]);
    c.light(stroke(d, tint, 9, { opacity: 0.55 }));
    return (
      stroke(d, tint, 8) +
      stroke(lineThrough([polar(x, y, 318 - level * 60, angle), polar(x, y, 312, angle)]), tint, 5, {
        opacity: 0.45,
      })
    );
  });
  c.layer([c.pool(x, y, 560, p.violet, 0.3), ...spokes]);
  c.layer(
    times(5, (index) =>
      circle(x, y, 590 + index * 74, {
        fill: 'none',
        stroke: c.linear(`0 ${p.hot}, .5 ${p.hot} 0, .6 ${p.cool} 0, 1 ${p.cool}`, 0, 0, 1, 1),
        strokeWidth: 3,
        opacity: 0.5 - index * 0.08,
      }),
    ),
  );
  const capsule = 'M730 470a70 70 0 0 1 140 0v110a70 70 0 0 1 -140 0z';
  c.layer(
    group([
      path(capsule, { fill: finishes.cylinder(c) }),
      times(5, (index) => rect(752, 450 + index * 30, 96, 8, { rx: 4, fill: '#0b0710', opacity: 0.8 })),
      path(capsule, { fill: 'none', stroke: finishes.rim(c), strokeWidth: 6 }),
      c.neon('M686 560v30a114 114 0 0 0 228 0v-30M800 706v64M736 776h128', p.hotBright, 13, 0.7),
    ]),
  );
  c.layer(stroke(waveLine(c.random, -40, 1110, 1680, 60, 30), p.hot, 2.5, { opacity: 0.25 }));
}
