import type { Canvas } from '../drawing/canvas.ts';
import { finishes, midnight } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, group, polygon, rect, times } from '../drawing/shapes.ts';
import { vinyl } from '../parts/record.ts';

const sleeveBars = [20, 60, 130, 80, 210, 290, 180, 110, 160, 70, 30];

/** A record half out of its sleeve on a dark table. */
export function sleeve(c: Canvas): void {
  c.layer([midnight(c, 0.45, 0.4), c.pool(700, 560, 800, '#2b1a36', 0.9)]);
  const turn = { transform: 'rotate(-11 800 600)' };
  c.layer(
    group(
      [
        rect(300, 250, 740, 740, { fill: '#000', opacity: 0.7 }),
        circle(1050, 640, 350, { fill: '#000', opacity: 0.7 }),
      ],
      turn,
    ),
    16,
  );
  const cover = [
    rect(270, 210, 740, 740, { fill: c.linear(`0 #ff6aa9, .5 #8d1f6a, 1 #2a1140`, 0, 0, 1, 1) }),
    times(7, (index) =>
      circle(640, 580, 300 - index * 42, {
        fill: index % 2 ? '#2a1140' : 'none',
        stroke: p.cool,
        strokeWidth: index % 2 ? 0 : 10,
        opacity: 0.85,
      }),
    ),
    ...sleeveBars.map((half, index) =>
      rect(288 + 66 * index, 580 - half, 30, 2 * half, { rx: 15, fill: '#ffe2ef', opacity: 0.95 }),
    ),
    rect(270, 210, 740, 740, { fill: c.linear('0 #fff .2, .4 #fff 0, .9 #000 .3', 0, 0, 1, 0.6) }),
    rect(270, 210, 740, 740, { fill: 'none', stroke: finishes.rim(c), strokeWidth: 4 }),
    rect(1000, 214, 10, 732, { fill: '#000', opacity: 0.35 }),
  ].join('');
  c.layer(group([vinyl(c, 1020, 580, 350, { label: [p.cool, '#0b2733'], shine: 230 }), cover], turn));
}

/** Fingers' width by fingers' width through a crate of records. */
export function crate(c: Canvas): void {
  c.layer([midnight(c, 0.5, 0.3)]);
  c.layer(
    times(9, (index) =>
      rect(index * 190 - 40, 40 + c.random.between(-20, 40), 150, 330, {
        rx: 6,
        fill: c.random.pick([p.dusk, p.wine, p.sea, p.raised]),
        opacity: 0.9,
      }),
    ),
    11,
  );
  const colours = [
    p.hotDeep,
    p.sea,
    p.dusk,
    p.wine,
    p.coolDeep,
    p.violet,
    '#2b1a36',
    p.hotDeep,
    p.sea,
    p.dusk,
    p.hot,
  ] as const;
  const records = times(11, (index) => {
    const near = index / 10;
    const half = 400 + near * 170;
    const top = 200 + index * 46 + (index === 10 ? -20 : 0);
    const tilt = index === 7 ? -14 : 0;
    const lifted = index === 7 ? -120 : 0;
    const colour = colours[index] ?? p.wine;
    const y = top + lifted;
    const mark = [
      circle(800, y + 170, 110, { fill: 'none', stroke: '#fff', strokeWidth: 12, opacity: 0.25 }),
      times(6, (bar) =>
        rect(800 - half + 60 + bar * 34, y + 40, 14, 40 + ((bar * 37 + index * 23) % 80), {
          rx: 7,
          fill: '#fff',
          opacity: 0.3,
        }),
      ),
      polygon(
        [
          [800, y + 50],
          [890, y + 230],
          [710, y + 230],
        ],
        { fill: '#fff', opacity: 0.16 },
      ),
    ][index % 3];
    return group(
      [
        rect(800 - half, y, half * 2, 1000, { fill: c.linear(`0 ${colour}, .28 ${colour}, 1 #0b0710`) }),
        mark ?? '',
        rect(800 - half, y, half * 2, 1000, {
          fill: c.linear('0 #ff4f9a .25, .3 #000 .1, .7 #000 .3, 1 #52e5ff .18', 0, 0, 1, 0),
        }),
        rect(800 - half, y, half * 2, 7, {
          fill: c.linear(`0 ${p.hotBright}, .5 #fff .5, 1 ${p.coolBright}`, 0, 0, 1, 0),
        }),
        rect(800 - half, y + 7, half * 2, 40, { fill: c.linear('0 #000 .4, 1 #000 0') }),
      ],
      { transform: `rotate(${tilt} 800 ${y + 800})` },
    );
  });
  const [front, levels] = [660, [40, 90, 150, 110, 200, 260, 170, 220, 120, 160, 80, 110, 50]];
  const art = levels.map((level, index) =>
    rect(540 + index * 41, front + 165 - level / 2, 24, level, { rx: 12, fill: '#2a0a24' }),
  );
  c.layer([
    records,
    circle(800, front + 165, 158, { fill: 'none', stroke: '#2a0a24', strokeWidth: 10 }),
    ...art,
  ]);
  c.layer([
    polygon(
      [
        [110, 985],
        [1490, 985],
        [1560, 1260],
        [40, 1260],
      ],
      { fill: c.linear('0 #3c2546, .2 #241630, 1 #0f0914') },
    ),
    rect(110, 981, 1380, 10, { fill: finishes.rim(c) }),
    rect(640, 1060, 320, 84, { rx: 42, fill: '#07040a', stroke: finishes.rim(c), strokeWidth: 4 }),
  ]);
}
