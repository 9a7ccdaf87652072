import type { Canvas } from '../drawing/canvas.ts';
import { finishes, midnight } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, ellipse, group, path, polar, polygon, rect, stroke, times } from '../drawing/shapes.ts';
import { condenser, handheld, mesh, shockMount, stand } from '../parts/microphones.ts';
import { hand } from '../parts/people.ts';
import { foam } from '../parts/room.ts';

/** The studio condenser close up, a pop filter before it. */
export function condenserAndFilter(c: Canvas): void {
  c.layer([c.ground('#150d1c'), foam(c, -40, -40, 12, 10, 142)], 9);
  c.layer(
    c.pool(300, 200, 900, p.hot, 0.28) +
      c.pool(1450, 1000, 800, p.cool, 0.18) +
      c.ground(c.linear('0 #0b0710 .3, 1 #0b0710 .75')),
  );
  c.layer(shockMount(c, 960, 700, 560));
  c.layer(condenser(c, 960, 1130, 980));
  c.layer(group(shockMountFront(c, 960, 700, 560)));
  c.layer(
    [
      stroke('M0 1090C220 1000 330 960 420 860', '#120b18', 34),
      stroke('M0 1082C220 992 322 952 412 852', p.hot, 3, { opacity: 0.6 }),
      circle(500, 560, 330, { fill: c.radial(`0 #1b1024 .45, .8 #1b1024 .7, 1 #0b0710 .85`) }),
      group(mesh(c, 170, 230, 660, 660, 14), { clipPath: c.clip(circle(500, 560, 322, {})), opacity: 0.16 }),
      circle(500, 560, 330, { fill: 'none', stroke: '#07040a', strokeWidth: 34 }),
      circle(500, 560, 338, { fill: 'none', stroke: finishes.rim(c), strokeWidth: 7 }),
    ],
    2,
  );
}

const shockMountFront = (c: Canvas, x: number, y: number, width: number): string =>
  stroke(
    `M${x - width / 2} ${y}A${width / 2} ${width * 0.1} 0 0 0 ${x + width / 2} ${y}`,
    finishes.chrome(c),
    width * 0.04,
  );

/** The sound wave on the old microphone's badge. */
const badgeBars = [16, 32, 22, 48, 30, 52, 24, 36, 16];

/** The ribbed stage microphone of another age, three quarters turned. */
export function ribbed(c: Canvas): void {
  c.layer(midnight(c, 0.5, 0.5));
  c.layer(
    times(26, () =>
      circle(c.random.between(0, 1600), c.random.between(60, 620), c.random.between(18, 60), {
        fill: c.random.pick([p.hot, p.cool, p.violet, p.hotDeep]),
        opacity: c.random.between(0.12, 0.4),
      }),
    ),
    10,
  );
  const body =
    'M560 420C560 190 650 110 800 110S1040 190 1040 420V620C1040 760 960 830 800 830S560 760 560 620Z';
  const within = c.clip(path(body, {}));
  c.shade(body);
  const metal = c.linearAcross(
    `0 ${p.hotBright}, .18 #b04f8a, .38 #4b2b56, .47 #efe2f2, .56 #6a5877, .8 #2d7f96, 1 ${p.coolBright}`,
    560,
    0,
    1040,
    0,
  );
  const ribs = times(11, (index) => {
    const side = (index - 5) / 5;
    const [end, middle] = [800 + side * 170, 800 + side * 236];
    const d = `M${end} 80C${middle} 260 ${middle} 660 ${end} 850`;
    return (
      stroke(d, '#050308', 34, { transform: 'translate(7 0)' }) +
      stroke(d, metal, 20) +
      stroke(d, '#fff', 3, { opacity: 0.25, transform: 'translate(-5 0)' })
    );
  });
  c.layer([
    rect(740, 900, 120, 320, { fill: finishes.cylinder(c) }),
    path('M690 800H910L880 930H720Z', { fill: finishes.chrome(c) }),
    circle(905, 870, 34, { fill: finishes.chrome(c) }),
    path(body, { fill: '#0c0711' }),
    group(
      [
        ribs,
        path(body, {
          fill: c.linear(`0 ${p.hot} .45, .3 #000 0, .6 #000 .35, 1 ${p.cool} .4`, 0, 0, 1, 0.25),
        }),
      ],
      { clipPath: within },
    ),
    path('M548 430H1052V560H548Z', { fill: finishes.chrome(c) }),
    rect(548, 446, 504, 10, { fill: '#150c1b', opacity: 0.75 }),
    rect(548, 532, 504, 10, { fill: '#150c1b', opacity: 0.75 }),
    rect(716, 462, 168, 64, { rx: 12, fill: '#150c1b', stroke: p.hot, strokeWidth: 3 }),
    badgeBars
      .map((tall, index) => rect(736 + index * 15, 494 - tall / 2, 7, tall, { rx: 3, fill: p.hot }))
      .join(''),
    stroke(body, finishes.chrome(c), 16),
    stroke('M600 400C604 250 660 160 770 140', '#fff', 7, { opacity: 0.65 }),
  ]);
}

/** A fist, a microphone, and the hall's lights far behind. */
export function raised(c: Canvas): void {
  c.layer([c.ground(c.linear('0 #2a0f33, .6 #160c20, 1 #0a0610')), c.pool(1150, 250, 900, p.hotDeep, 0.7)]);
  const beams = times(5, (index) =>
    polygon(
      [
        [1180, -60],
        [1100 - index * 420, 1300],
        [1260 - index * 470, 1300],
      ],
      { fill: c.linear(`0 ${p.hotBright} .5, 1 ${p.hot} 0`), opacity: 0.35 },
    ),
  );
  c.layer(beams, 8);
  c.layer(
    times(90, () => {
      const y = c.random.between(720, 1180);
      return circle(c.random.between(0, 1600), y, c.random.between(8, 34) * (y / 1000), {
        fill: c.random.pick([p.hot, p.cool, p.hotBright, p.cool]),
        opacity: c.random.between(0.15, 0.55),
      });
    }),
    7,
  );
  const arm =
    'M600 1240C640 1080 652 980 640 880L612 800C590 720 640 660 720 660S850 700 846 780C842 850 812 890 812 950C816 1050 860 1140 900 1240Z';
  const edge = c.linear(`0 ${p.hot}, .45 ${p.hot} .2, 1 ${p.cool}`, 0, 0, 1, 0);
  c.shade(arm);
  c.shade('M560 180H890V700H560Z', { opacity: 0.7 });
  const fingers = times(4, (index) =>
    rect(586 + index * 7, 622 + index * 58, 236 - index * 14, 62, {
      rx: 31,
      fill: '#0d0812',
      stroke: edge,
      strokeWidth: 5,
      transform: `rotate(-7 700 ${650 + index * 58})`,
    }),
  );
  const thumb = path('M836 640C872 680 868 800 820 850C790 830 800 760 792 700C790 650 812 620 836 640Z', {
    fill: '#0d0812',
    stroke: edge,
    strokeWidth: 5,
  });
  c.layer([
    handheld(c, 720, 330, 168, 0, 3.4),
    path(arm, { fill: '#0b0710', stroke: edge, strokeWidth: 6 }),
    fingers,
    thumb,
  ]);
  c.layer(
    hand(180, 1010, 330, '#060409', p.hotDeep, -14) +
      hand(1370, 980, 380, '#060409', p.coolDeep, 16) +
      hand(1080, 1120, 300, '#060409', p.hotDeep, 4),
    4,
  );
}

/** One microphone on its stand before a ring of neon. */
export function ringOfNeon(c: Canvas): void {
  c.layer([midnight(c, 0.3, 0.2), rect(0, 960, 1600, 240, { fill: c.linear('0 #241330, 1 #0a060d') })]);
  const ring = 'M800 110A400 400 0 1 1 799.9 110';
  c.layer(c.pool(800, 510, 620, p.hot, 0.32) + c.neon(ring, p.hot, 20));
  c.layer(ellipse(800, 1075, 470, 60, { fill: 'none', stroke: p.hot, strokeWidth: 26, opacity: 0.4 }), 9);
  const boom = 'M800 700L560 320';
  c.shade('M768 560H832V1080H768Z');
  c.layer([
    stand(c, 800, 560, 1090, 18),
    stroke('M975 800L560 300', '#0b0710', 18),
    stroke('M970 797L556 297', c.linear(`0 ${p.hotBright}, 1 ${p.hotDeep}`, 0, 0, 1, 1), 4),
    circle(800, 588, 30, { fill: finishes.chrome(c) }),
    rect(940, 772, 90, 60, { rx: 12, fill: finishes.chrome(c), transform: 'rotate(50 985 802)' }),
    group(handheld(c, 478, 205, 68, -40)),
  ]);
  c.shade(boom, { stroke: '#000', strokeWidth: 22, fill: 'none' });
  c.layer(
    stroke('M700 1090C520 1150 420 1080 260 1130S40 1180 -20 1150', '#08050a', 16) +
      stroke('M700 1086C520 1146 420 1076 260 1126S40 1176 -20 1146', p.hot, 3, { opacity: 0.5 }),
  );
}

/** The membrane behind the mesh: a thin bright disc in a ring of screws. */
function capsule(c: Canvas, x: number, y: number, r: number): string {
  const screws = times(12, (index) => {
    const [sx, sy] = polar(x, y, r * 0.87, index * 30 + 15);
    return circle(sx, sy, r * 0.045, { fill: '#150c1b', stroke: p.lilac, strokeWidth: 3 });
  });
  return (
    circle(x, y, r * 1.12, { fill: '#0b0710' }) +
    circle(x, y, r, { fill: finishes.chrome(c) }) +
    screws +
    circle(x, y, r * 0.74, { fill: c.linear(`0 #ffd3e6, .3 #c9649b, .62 #54285c, 1 #2d7f96`, 0, 0, 1, 1) }) +
    circle(x, y, r * 0.74, { fill: 'none', stroke: '#0b0710', strokeWidth: 6 }) +
    circle(x, y, r * 0.1, { fill: '#1b1024', stroke: p.hotBright, strokeWidth: 5 })
  );
}

/** The mesh of a microphone filling the frame: the singer's view. */
export function grille(c: Canvas): void {
  c.layer(c.ground('#0c0711'));
  c.layer(c.pool(700, 560, 700, p.violet, 0.5) + capsule(c, 800, 470, 360), 6);
  c.layer([
    mesh(c, -100, -100, 1800, 1400, 46),
    c.ground(c.radial('0 #000 0, .55 #000 .05, 1 #0b0710 .85', 0.5, 0.5, 0.72)),
  ]);
  c.light(group(mesh(c, -100, -100, 700, 900, 46), { opacity: 0.14 }));
  const band = 'M-40 860C400 1010 1200 1010 1640 860V1040C1200 1190 400 1190 -40 1040Z';
  c.shade(band);
  c.layer([
    path(band, { fill: finishes.chrome(c) }),
    stroke('M-40 862C400 1012 1200 1012 1640 862', '#fff', 5, { opacity: 0.6 }),
    path('M-40 1040C400 1190 1200 1190 1640 1040V1240H-40Z', { fill: finishes.cylinder(c) }),
  ]);
}
