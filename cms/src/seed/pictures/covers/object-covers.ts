import type { Canvas } from '../drawing/canvas.ts';
import { finishes } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import {
  circle,
  curveThrough,
  ellipse,
  group,
  path,
  polar,
  rect,
  stroke,
  times,
  type Point,
} from '../drawing/shapes.ts';

/** A cassette, its tape running out into a wave. */
export function sideB(c: Canvas): void {
  c.layer([
    c.ground(c.linear(`0 #ff86b8, .55 ${p.hot}, 1 #b0216a`, 0, 0, 1, 1)),
    times(12, (index) => stroke(`M-20 ${140 + index * 100}H1220`, '#fff', 2, { opacity: 0.14 })),
  ]);
  c.layer(rect(190, 330, 860, 560, { rx: 40, fill: '#3a0a2a', opacity: 0.7 }), 14);
  const reel = (x: number): string =>
    circle(x, 590, 92, { fill: '#ffe2ef' }) +
    circle(x, 590, 92, { fill: 'none', stroke: '#150c1b', strokeWidth: 10 }) +
    times(6, (index) =>
      rect(x - 9, 508, 18, 36, { fill: '#150c1b', transform: `rotate(${index * 60 + 12} ${x} 590)` }),
    ) +
    circle(x, 590, 40, { fill: p.hotDeep });
  c.layer([
    rect(170, 290, 860, 560, {
      rx: 40,
      fill: c.linear('0 #3a2548, .5 #1d1226, 1 #0e0913', 0, 0, 1, 1),
      stroke: finishes.rim(c),
      strokeWidth: 6,
    }),
    rect(230, 350, 740, 380, { rx: 20, fill: c.linear(`0 ${p.coolBright}, 1 ${p.cool}`, 0, 0, 1, 1) }),
    ...[0, 1, 2].map((index) =>
      rect(230, 646 + index * 28, 740, 14, { fill: [p.hot, '#b0216a', '#5a1650'][index] }),
    ),
    rect(280, 396, 640, 12, { rx: 6, fill: '#0b2733', opacity: 0.5 }),
    rect(280, 430, 460, 12, { rx: 6, fill: '#0b2733', opacity: 0.5 }),
    rect(350, 480, 500, 220, { rx: 110, fill: '#150c1b' }),
    rect(520, 520, 160, 140, { rx: 10, fill: '#2b1a36' }),
    reel(462),
    reel(738),
    path('M330 850L370 756H830L870 850Z', { fill: '#0b0710', stroke: '#4d3a63', strokeWidth: 4 }),
    ...[440, 540, 660, 760].map((x) => circle(x, 812, 15, { fill: p.hot })),
    ...[
      [208, 328],
      [992, 328],
      [208, 812],
      [992, 812],
    ].map(([x = 0, y = 0]) => circle(x, y, 12, { fill: p.lilac })),
  ]);
  const tape = curveThrough([
    [540, 850],
    [500, 960],
    [640, 1010],
    [760, 930],
    [880, 1010],
    [980, 950],
    [1220, 1040],
  ]);
  c.layer(stroke(tape, '#150c1b', 20) + stroke(tape, '#7d1650', 6));
}

/** A microphone that has come into flower. */
export function bloom(c: Canvas): void {
  c.layer([c.ground(c.linear('0 #150c1c, 1 #2a1236')), c.pool(600, 480, 620, p.violet, 0.45)]);
  const petal = (radius: number, count: number, colour: string, deep: string, turn: number): string =>
    times(count, (index) => {
      const angle = (360 / count) * index + turn;
      return path(
        `M0 0C${radius * 0.36} ${-radius * 0.3} ${radius * 0.38} ${-radius * 0.86} 0 ${-radius}C${-radius * 0.38} ${-radius * 0.86} ${-radius * 0.36} ${-radius * 0.3} 0 0Z`,
        {
          fill: c.linear(`0 ${colour}, 1 ${deep}`),
          stroke: '#150c1b',
          strokeWidth: 4,
          transform: `translate(600 470) rotate(${angle})`,
        },
      );
    });
  c.light(circle(600, 470, 330, { fill: p.hotDeep, opacity: 0.5 }));
  c.layer([
    stroke('M600 560C590 800 640 960 590 1220', '#07040a', 62),
    stroke(
      'M600 560C590 800 640 960 590 1220',
      c.linearAcross(`0 ${p.hot}, .4 #241630, .7 #122232, 1 ${p.cool}`, 560, 0, 640, 0),
      48,
    ),
    path('M612 860C760 760 900 800 960 700C980 860 840 960 620 920Z', {
      fill: c.linear(`0 ${p.cool}, 1 ${p.sea}`, 1, 0, 0, 1),
      stroke: '#150c1b',
      strokeWidth: 4,
    }),
    stroke('M625 900C740 880 860 830 950 712', '#0b2733', 4),
    path('M598 1010C470 900 340 950 260 860C260 1010 420 1110 600 1070Z', {
      fill: c.linear(`0 ${p.coolDeep}, 1 ${p.sea}`),
      stroke: '#150c1b',
      strokeWidth: 4,
    }),
    stroke('M595 1050C480 1020 360 960 270 872', '#0b2733', 4),
    petal(400, 9, '#8d1f6a', '#3a1140', 20),
    petal(330, 9, p.hot, '#8d1f6a', 0),
    petal(240, 8, p.hotBright, p.hot, 12),
    circle(600, 470, 130, { fill: '#150c1b' }),
    circle(600, 470, 118, { fill: c.radial('0 #5a3a6b, 1 #1a1022', 0.4, 0.36, 0.7) }),
  ]);
  const holes = times(60, (index) => {
    const [x, y] = polar(600, 470, 14 * Math.sqrt(index), index * 137.5);
    return circle(x, y, 4.6, { fill: index % 5 ? p.lilac : p.coolBright });
  });
  c.layer(holes);
}

/** A song as the ring of a small blue planet. */
export function repeatForever(c: Canvas): void {
  c.layer([
    c.ground(c.radial('0 #1d3346, .6 #121826, 1 #0b0710', 0.5, 0.5, 0.75)),
    times(90, () =>
      circle(c.random.between(0, 1200), c.random.between(0, 1200), c.random.between(0.8, 2.6), {
        fill: '#fff',
        opacity: c.random.between(0.2, 0.9),
      }),
    ),
  ]);
  c.light(circle(600, 600, 200, { fill: p.cool, opacity: 0.4 }));
  const ring = (radius: number, bars: number, colour: string): string =>
    times(bars, (index) => {
      const angle = (index / bars) * Math.PI * 2;
      const level = 0.5 + 0.5 * Math.sin(angle * 3) * Math.sin(angle * 7 + 1);
      const at = (r: number): Point => [600 + Math.cos(angle) * r, 600 + Math.sin(angle) * r * 0.36];
      const [[fromX, fromY], [toX, toY]] = [at(radius), at(radius)];
      return stroke(`M${fromX} ${fromY - 12 - level * 60}L${toX} ${toY + 12 + level * 60}`, colour, 6, {
        opacity: 0.4 + 0.6 * (Math.sin(angle) * 0.5 + 0.5),
      });
    });
  const tilt = { transform: 'rotate(-24 600 600)' };
  const half = (down: boolean): string => c.clip(rect(-400, down ? 600 : -400, 2000, 1000, {}));
  const orbit = group([ring(500, 100, p.hot)], {});
  c.layer(group(group(orbit, { clipPath: half(false) }), tilt));
  c.layer([
    circle(600, 600, 240, {
      fill: c.linear(`0 ${p.coolBright}, .35 ${p.cool}, .7 ${p.coolDeep}, 1 ${p.sea}`, 0, 0, 1, 1),
    }),
    group(
      times(6, (index) =>
        ellipse(600, 470 + index * 54, 300, 16, { fill: index % 2 ? '#0f3346' : '#fff', opacity: 0.25 }),
      ),
      { clipPath: c.clip(circle(600, 600, 240, {})), transform: 'rotate(-24 600 600)' },
    ),
  ]);
  c.layer(group(group(orbit, { clipPath: half(true) }), tilt));
  c.light(group(orbit, { ...tilt, opacity: 0.5 }));
}
