import type { Canvas } from '../drawing/canvas.ts';
import { finishes, midnight } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, ellipse, group, path, polygon, rect, stroke, times } from '../drawing/shapes.ts';
import { cup, slice, tumbler } from '../parts/glasses.ts';
import { vinyl } from '../parts/record.ts';
import { waveLine } from '../parts/sound.ts';

/** A counter top whose far edge is `y`. */
const counter = (c: Canvas, y: number): string =>
  rect(0, y, 1600, 1200 - y, { fill: c.linear('0 #3a2145, .25 #20132a, 1 #0b0710') }) +
  rect(0, y, 1600, 4, { fill: finishes.rim(c) });

const bokeh = (c: Canvas, count: number, top: number, bottom: number): string =>
  times(count, () =>
    circle(c.random.between(0, 1600), c.random.between(top, bottom), c.random.between(24, 80), {
      fill: c.random.pick([p.hot, p.cool, p.violet, p.hotDeep]),
      opacity: c.random.between(0.12, 0.42),
    }),
  );

/** A grapefruit ade, very tall, very near. */
export function grapefruitAde(c: Canvas): void {
  c.layer(midnight(c, 0.6, 0.5) + bokeh(c, 22, 60, 760), 12);
  c.layer(counter(c, 960), 3);
  c.layer(ellipse(860, 1085, 420, 50, { fill: '#ff6d8f', opacity: 0.35 }), 16);
  c.layer([
    stroke('M830 980L1010 60', '#0b0710', 26),
    stroke('M830 980L1010 60', c.linear(`0 ${p.coolBright}, 1 ${p.coolDeep}`), 20),
    slice(c, 960, 300, 150, '#ff6f91', '#ff4f7d'),
    tumbler(c, 800, 1090, 470, 800, { top: '#ff7f9d', bottom: '#ff2f6e' }),
  ]);
  c.layer([
    group([slice(c, 1230, 1000, 150, '#ff6f91', '#ff4f7d')], { transform: 'translate(0 560) scale(1 .44)' }),
    path(
      'M610 330C560 250 600 190 660 180C680 240 670 300 610 330ZM650 350C640 270 700 220 760 230C760 290 720 340 650 350Z',
      { fill: c.linear(`0 ${p.coolBright}, .4 ${p.coolDeep}, 1 ${p.sea}`), stroke: p.cool, strokeWidth: 3 },
    ),
  ]);
}

/** A coffee seen from above; its saucer is a record. */
export function coffeeOnRecord(c: Canvas): void {
  c.layer([
    c.ground('#120b18'),
    times(8, (index) =>
      rect(-20, index * 156 - 10, 1640, 150, {
        fill: ['#22142c', '#1c1025', '#281833', '#1f1229'][index % 4],
      }),
    ),
    c.pool(380, 240, 900, p.hot, 0.36),
    c.pool(1450, 1050, 760, p.cool, 0.24),
  ]);
  c.layer(circle(760, 660, 480, { fill: '#000', opacity: 0.65 }), 18);
  c.layer(vinyl(c, 720, 610, 470, { shine: 236, labelShare: 0.3, label: [p.cool, '#0b2733'] }));
  c.layer(circle(750, 650, 275, { fill: '#000', opacity: 0.6 }), 12);
  const heart =
    'M720 520C690 460 600 470 600 545C600 620 690 660 720 710C750 660 840 620 840 545C840 470 750 460 720 520Z';
  c.layer([
    stroke('M930 470C1030 400 1090 470 1010 540', finishes.chrome(c), 44),
    circle(720, 600, 268, {
      fill: c.linear(`0 ${p.hotBright}, .25 #c06a9b, .6 #4b2c58, 1 #2f8aa3`, 0, 0, 1, 1),
    }),
    circle(720, 600, 246, { fill: '#1a0f1c' }),
    circle(720, 600, 232, { fill: c.radial('0 #a8683f, .6 #7a4328, 1 #3f2017', 0.45, 0.42, 0.62) }),
    times(4, (index) =>
      path(heart, {
        fill: 'none',
        stroke: '#f6dcc2',
        strokeWidth: 15 - index * 2,
        opacity: 0.9 - index * 0.13,
        transform: `translate(${720 * (0.18 * index)} ${600 * (0.18 * index)}) scale(${1 - 0.18 * index})`,
      }),
    ),
    path(heart, { fill: '#f6dcc2', transform: 'translate(460.8 384) scale(.36)' }),
    stroke('M520 520A232 232 0 0 1 640 384', '#fff', 10, { opacity: 0.35 }),
  ]);
  c.layer(
    group(
      [
        rect(1250, 330, 36, 560, { rx: 18, fill: finishes.chrome(c) }),
        ellipse(1268, 300, 62, 92, { fill: finishes.chrome(c) }),
        ellipse(1264, 296, 44, 70, { fill: '#2a1b36', opacity: 0.7 }),
      ],
      { transform: 'rotate(24 1268 600)' },
    ),
  );
}

/** Steam that rises from a cup of tea and turns into a song. */
export function singingSteam(c: Canvas): void {
  c.layer([midnight(c, 0.3, 0.5), c.pool(800, 520, 600, p.violet, 0.35)]);
  c.layer(counter(c, 930), 2);
  const steam =
    'M560 640C500 520 640 460 580 330C560 280 600 240 590 200M720 640C790 540 690 480 760 400C800 350 770 300 790 250';
  c.layer(stroke(steam, '#ffd9ea', 46, { opacity: 0.2 }), 26);
  const song = `M640 640C600 540 700 500 650 400C620 330 660 290 720 290`;
  c.layer(c.neon(song, p.hot, 9, 0.8) + c.neon(waveLine(c.random, 720, 290, 760, 250, 9), p.hot, 9, 0.8));
  c.layer(ellipse(690, 1040, 420, 40, { fill: '#000', opacity: 0.6 }), 12);
  c.shade('M370 680H960V1040H370Z', { opacity: 0.6 });
  c.layer([
    ellipse(650, 1022, 400, 52, { fill: '#0e0914' }),
    ellipse(650, 1010, 400, 50, {
      fill: c.linear('0 #b5407f, .3 #4a2453, .7 #1b1526, 1 #2c7e95', 0, 0, 1, 0),
      stroke: finishes.rim(c),
      strokeWidth: 4,
    }),
    ellipse(650, 1004, 210, 24, { fill: '#000', opacity: 0.4 }),
    cup(c, 650, 1006, 500),
    ellipse(650, 650, 226, 26, { fill: c.linear('0 #c24d63, .5 #7d2038, 1 #3f1430', 0, 0, 1, 0) }),
    stroke('M560 656C500 700 520 760 500 800', '#f3d6e3', 4),
    path('M470 800h64v84l-32 20l-32 -20z', {
      fill: c.linear(`0 #ffd6e7, 1 ${p.hotDeep}`),
      stroke: p.hotBright,
      strokeWidth: 3,
    }),
    circle(502, 842, 13, { fill: p.wine }),
  ]);
}

/** Four drinks on the bar, each in its own colour, the shelf glowing behind. */
export function fourDrinks(c: Canvas): void {
  c.layer([c.ground('#130b19'), c.pool(800, 300, 900, p.hotDeep, 0.5, 0.6)]);
  const bottles = times(16, (index) => {
    const [x, shelf, tall] = [70 + (index % 8) * 205, index < 8 ? 300 : 610, c.random.between(140, 215)];
    const tint = c.random.pick([p.hotDeep, p.sea, p.dusk, p.coolDeep, p.wine]);
    return path(
      `M${x - 36} ${shelf}V${shelf - tall * 0.62}Q${x - 36} ${shelf - tall * 0.74} ${x - 13} ${shelf - tall * 0.78}V${shelf - tall}H${x + 13}V${shelf - tall * 0.78}Q${x + 36} ${shelf - tall * 0.74} ${x + 36} ${shelf - tall * 0.62}V${shelf}Z`,
      { fill: c.linear(`0 ${p.hot} .9, .15 ${tint}, .8 ${tint}, 1 ${p.cool} .9`, 0, 0, 1, 0) },
    );
  });
  c.layer([bottles, c.neon('M0 306H1600', p.hot, 8), c.neon('M0 616H1600', p.cool, 8)], 6);
  c.layer(counter(c, 930));
  c.layer(
    times(4, (index) =>
      ellipse(290 + index * 345, 1070, 170, 26, {
        fill: [p.hot, '#ffb1c4', p.cool, '#b58cff'][index],
        opacity: 0.4,
      }),
    ),
    10,
  );
  c.shade('M120 440H1480V1060H120Z', { opacity: 0.55 });
  c.layer([
    slice(c, 395, 540, 78, '#ff6f91', '#ff5f8b') +
      tumbler(c, 290, 1060, 250, 480, { top: '#ff5c93', bottom: '#a3195f' }),
    stroke('M620 960L700 430', p.hotBright, 13) +
      tumbler(c, 635, 1060, 270, 560, { top: '#ffd9e4', bottom: '#ff7ba6' }),
    slice(c, 1085, 590, 80, '#ffc4da', '#ff9cc8') +
      tumbler(c, 980, 1060, 250, 430, { top: '#c3f6ff', bottom: '#2aa6c4' }),
    stroke('M1310 960L1400 400', p.coolBright, 13) +
      tumbler(c, 1325, 1060, 260, 530, { top: '#7a4a8e', bottom: '#2b1440' }),
  ]);
}

/** The bar after dark: an espresso machine under three lamps. */
export function espressoBar(c: Canvas): void {
  c.layer([
    midnight(c, 0.35, 0.3),
    times(20, (index) =>
      rect(index * 82 - 10, 0, 78, 820, { fill: c.linear('0 #fff .05, 1 #000 .2', 0, 0, 1, 0) }),
    ),
  ]);
  const lamp = (x: number, y: number, colour: string): string => {
    c.light(ellipse(x, y + 8, 80, 14, { fill: colour }));
    return (
      rect(x - 3, 0, 6, y - 110, { fill: '#07040a' }) +
      path(
        `M${x - 95} ${y}C${x - 90} ${y - 90} ${x - 30} ${y - 110} ${x} ${y - 110}S${x + 90} ${y - 90} ${x + 95} ${y}Z`,
        { fill: finishes.cylinder(c) },
      ) +
      ellipse(x, y, 95, 16, { fill: colour }) +
      ellipse(x, y, 60, 9, { fill: '#fff', opacity: 0.8 }) +
      polygon(
        [
          [x - 90, y],
          [x + 90, y],
          [x + 330, 880],
          [x - 330, 880],
        ],
        { fill: c.linear(`0 ${colour} .34, 1 ${colour} 0`) },
      )
    );
  };
  c.layer([lamp(330, 250, p.hot), lamp(800, 200, p.hotBright), lamp(1270, 250, p.cool)]);
  c.shade('M470 440H1130V880H470Z', { opacity: 0.7 });
  c.layer([
    rect(470, 430, 660, 130, {
      rx: 30,
      fill: c.linear('0 #6d3f76, .3 #2b1a36, 1 #150c1b'),
      stroke: finishes.rim(c),
      strokeWidth: 4,
    }),
    times(
      5,
      (index) =>
        ellipse(570 + index * 115, 430, 44, 11, {
          fill: '#150c1b',
          stroke: finishes.chrome(c),
          strokeWidth: 4,
        }) +
        path(`M${540 + index * 115} 424V380H${600 + index * 115}V424Z`, { fill: finishes.softCylinder(c) }),
    ),
    rect(520, 560, 560, 240, { fill: '#0d0812' }),
    rect(490, 560, 60, 300, { fill: finishes.cylinder(c) }) +
      rect(1050, 560, 60, 300, { fill: finishes.cylinder(c) }),
    rect(450, 820, 700, 60, { rx: 14, fill: finishes.chrome(c) }),
    ...[670, 930].map(
      (x) =>
        rect(x - 60, 560, 120, 60, { rx: 10, fill: finishes.chrome(c) }) +
        rect(x - 70, 620, 140, 34, { rx: 12, fill: '#1a1022', stroke: finishes.rim(c), strokeWidth: 3 }) +
        path(`M${x - 16} 654H${x + 16}L${x + 7} 676H${x - 7}Z`, { fill: finishes.chrome(c) }) +
        rect(x - 2, 664, 4, 86, { fill: '#c98a5c' }) +
        cup(c, x, 818, 96),
    ),
    c.lamp(800, 495, 15, p.hot, 0.9) + c.lamp(740, 495, 9, p.cool, 0.8) + c.lamp(860, 495, 9, p.cool, 0.8),
    stroke('M1090 590C1180 600 1190 700 1170 780', finishes.chrome(c), 12),
  ]);
  const front = times(27, (index) =>
    rect(index * 62 - 20, 940, 50, 260, {
      rx: 8,
      fill: c.linear(`0 ${p.hotDeep} .5, .3 #241630, 1 #0b0710`, 0, 0, 1, 0),
    }),
  );
  c.layer([
    counter(c, 878),
    front,
    c.neon('M-20 934H1620', p.hot, 9),
    cup(c, 260, 884, 150),
    cup(c, 1390, 884, 150),
    cup(c, 1390, 800, 140),
  ]);
}
