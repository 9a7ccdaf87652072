import type { Canvas } from '../drawing/canvas.ts';
import { finishes } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, ellipse, group, path, polygon, rect, stroke, times } from '../drawing/shapes.ts';
import { vinyl } from '../parts/record.ts';

/** The turntable from above, the arm just lowered. */
export function turntable(c: Canvas): void {
  c.layer([
    c.ground('#0b0710'),
    rect(60, 60, 1480, 1080, {
      rx: 40,
      fill: c.linear('0 #45284f, .35 #241630, 1 #120b19', 0, 0, 1, 1),
      stroke: finishes.rim(c),
      strokeWidth: 4,
    }),
  ]);
  c.layer(circle(700, 640, 500, { fill: '#000', opacity: 0.55 }), 14);
  c.layer([
    circle(660, 600, 500, { fill: finishes.chrome(c) }),
    circle(660, 600, 488, { fill: '#0b0710' }),
    times(60, (index) =>
      circle(660 + 494 * Math.cos(index * 0.10472), 600 + 494 * Math.sin(index * 0.10472), 4, {
        fill: '#0b0710',
      }),
    ),
    vinyl(c, 660, 600, 470, { shine: 222 }),
    circle(660, 600, 13, { fill: finishes.chrome(c) }),
  ]);
  c.layer(stroke('M1420 320C1380 560 1300 760 1010 900', '#000', 26, { opacity: 0.5 }), 9);
  c.layer([
    circle(1390, 270, 120, {
      fill: c.linear('0 #5c3a63, 1 #160e1d', 0, 0, 1, 1),
      stroke: finishes.rim(c),
      strokeWidth: 3,
    }),
    circle(1390, 270, 74, { fill: finishes.chrome(c) }),
    stroke('M1390 270C1390 560 1290 760 990 870', '#120b18', 30),
    stroke(
      'M1390 270C1390 560 1290 760 990 870',
      c.linearAcross(`0 ${p.cool}, .5 #e9dcec, 1 ${p.hotBright}`, 1390, 270, 990, 870),
      17,
    ),
    rect(1362, 120, 56, 110, { rx: 12, fill: finishes.chrome(c) }),
    path('M1040 820L1010 880L900 940L868 920L892 880L990 812Z', {
      fill: c.linear('0 #4b2c58, 1 #150c1b'),
      stroke: p.hot,
      strokeWidth: 4,
    }),
    circle(1390, 270, 30, { fill: '#150c1b' }),
    rect(1340, 860, 60, 210, { rx: 12, fill: '#0b0710', stroke: '#43305a', strokeWidth: 3 }),
    rect(1326, 940, 88, 36, { rx: 8, fill: finishes.chrome(c) }),
    c.lamp(1480, 1075, 12, p.cool, 0.8),
  ]);
}

/** A needle in the groove, the grooves wide as ploughed fields. */
export function needleInGroove(c: Canvas): void {
  c.layer(
    [
      c.ground(c.linear('0 #3b1440, .42 #2a1236, .46 #0b0710, 1 #09060d')),
      c.pool(300, 300, 800, p.hot, 0.5),
      c.pool(1400, 420, 560, p.cool, 0.35),
    ],
    10,
  );
  const grooves = times(46, (index) => {
    const depth = (index / 45) ** 2.1;
    const y = 520 + depth * 900;
    const bend = 60 + depth * 260;
    const d = `M-80 ${y + bend}Q800 ${y - bend} 1680 ${y + bend * 0.9}`;
    return (
      stroke(d, '#050308', 3 + depth * 26) +
      stroke(
        d,
        c.linearAcross(
          `0 ${p.hot} .9, .28 ${p.hotBright}, .5 ${p.violet} .5, .74 ${p.cool} .9, 1 ${p.cool} .3`,
          0,
          0,
          1600,
          0,
        ),
        0.7 + depth * 4.5,
        { transform: `translate(0 ${-(1.5 + depth * 9)})`, opacity: 0.35 + depth * 0.5 },
      )
    );
  });
  const disc = 'M-80 560Q800 430 1680 555V1280H-80Z';
  c.layer([
    path(disc, { fill: c.linear('0 #1d1226, 1 #0a060e') }),
    group(grooves, { clipPath: c.clip(path(disc, {})) }),
  ]);
  c.layer(ellipse(760, 870, 300, 46, { fill: '#000', opacity: 0.75 }), 10);
  c.shade('M560 380L1200 240L1700 -40V260L1280 470L880 640L640 620Z');
  c.layer([
    polygon(
      [
        [1200, 210],
        [1700, -70],
        [1700, 130],
        [1260, 380],
      ],
      { fill: c.linear('0 #e9dcec, .12 #8f6b93, .5 #2b1b38, 1 #0f0914', 0.3, 0, 0.6, 1) },
    ),
    path('M610 420L1180 210L1290 390L900 610L640 640Z', {
      fill: c.linear('0 #6b3d70, .4 #2b1a36, 1 #100a15', 0, 0, 0.5, 1),
      stroke: c.linear(`0 ${p.hotBright}, 1 ${p.cool}`, 0, 0, 1, 1),
      strokeWidth: 5,
    }),
    polygon(
      [
        [640, 640],
        [900, 610],
        [880, 690],
        [680, 720],
      ],
      { fill: '#1a1022', stroke: p.hot, strokeWidth: 3 },
    ),
    polygon(
      [
        [726, 712],
        [836, 698],
        [768, 876],
        [754, 876],
      ],
      { fill: c.linear(`0 ${p.hotDeep}, .6 ${p.hot}, 1 ${p.hotBright}`) },
    ),
    stroke('M690 470L1130 306', p.cool, 5, { opacity: 0.8 }),
    circle(1176, 330, 15, { fill: finishes.chrome(c) }),
    circle(720, 560, 12, { fill: finishes.chrome(c) }),
  ]);
  c.layer(c.lamp(761, 872, 8, p.hotBright, 1));
}
