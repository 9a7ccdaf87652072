import type { Canvas } from '../drawing/canvas.ts';
import { finishes } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, group, polygon, rect, times } from '../drawing/shapes.ts';
import { vinyl } from '../parts/record.ts';
import { figure } from '../parts/walkers.ts';

/** The cafe from across the street: one warm window, a record for a sign. */
export function facade(c: Canvas): void {
  c.layer([
    c.ground(c.linear('0 #150c1c, .8 #1d1126, .81 #120a17, 1 #09060c')),
    times(120, (index) =>
      rect((index % 12) * 140 - (Math.floor(index / 12) % 2) * 70, Math.floor(index / 12) * 92, 134, 86, {
        fill: c.random.pick(['#1e1227', '#23152d', '#1a1023']),
      }),
    ),
  ]);
  const inside = c.clip(rect(330, 420, 760, 480, {}));
  c.light(rect(330, 420, 760, 480, { fill: p.hot, opacity: 0.5 }));
  c.layer(
    group(
      [
        rect(330, 420, 760, 480, { fill: c.linear(`0 #ff8cbd, .5 ${p.hotDeep}, 1 #4a1742`) }),
        ...[430, 640, 850, 1010].map(
          (x, index) =>
            rect(x, 420, 4, 90 + index * 12, { fill: '#2a0f2b' }) +
            circle(x + 2, 520 + index * 12, 26, { fill: '#fff2f8' }),
        ),
        rect(330, 800, 760, 20, { fill: '#2a0f2b' }),
        figure(c, 470, 980, 430, { fill: '#33102f', hair: 'long' }),
        figure(c, 870, 990, 450, { facing: 'right', fill: '#33102f' }),
        figure(c, 985, 980, 420, { facing: 'left', fill: '#33102f', hair: 'long' }),
        ...[600, 660, 720].map((x, index) =>
          rect(x, 744 - index * 8, 34, 56 + index * 8, { rx: 6, fill: index === 1 ? p.coolDeep : '#5a1648' }),
        ),
      ],
      { clipPath: inside },
    ),
  );
  c.layer([
    rect(318, 408, 784, 504, { fill: 'none', stroke: '#07040a', strokeWidth: 26 }),
    rect(704, 420, 12, 480, { fill: '#07040a' }),
    polygon(
      [
        [300, 404],
        [1120, 404],
        [1180, 330],
        [240, 330],
      ],
      { fill: c.linear('0 #43204c, 1 #1a1022') },
    ),
    times(7, (index) =>
      polygon(
        [
          [240 + (index * 2 * 940) / 13, 330],
          [240 + ((index * 2 + 1) * 940) / 13, 330],
          [300 + ((index * 2 + 1) * 820) / 13, 404],
          [300 + (index * 2 * 820) / 13, 404],
        ],
        { fill: p.hot, opacity: 0.6 },
      ),
    ),
    rect(1190, 440, 240, 480, { fill: '#07040a' }),
    rect(1210, 460, 200, 460, { fill: c.linear(`0 #7c2864, 1 #2a1136`) }),
    rect(1225, 480, 170, 230, { fill: c.linear(`0 ${p.hotBright}, 1 ${p.hotDeep}`), opacity: 0.8 }),
    circle(1386, 760, 11, { fill: finishes.chrome(c) }),
  ]);
  c.layer([
    rect(1302, 60, 14, 70, { fill: '#07040a' }),
    vinyl(c, 1310, 230, 128, { label: [p.cool, '#0b2733'] }),
    c.neon('M1182 230a128 128 0 1 0 256 0a128 128 0 1 0 -256 0', p.cool, 9),
  ]);
  c.layer(
    c.neon(
      'M470 170v60M520 140v120M570 110v180M620 160v80M670 90v220M720 140v120M770 175v50M820 130v140M870 165v70',
      p.hot,
      13,
    ),
  );
  c.layer([
    rect(0, 950, 1600, 14, { fill: '#2b1934' }),
    polygon(
      [
        [330, 962],
        [1090, 962],
        [1260, 1200],
        [160, 1200],
      ],
      { fill: c.linear(`0 ${p.hot} .6, 1 ${p.hot} .02`) },
    ),
    polygon(
      [
        [1210, 962],
        [1410, 962],
        [1530, 1200],
        [1190, 1200],
      ],
      { fill: c.linear(`0 ${p.cool} .35, 1 ${p.cool} .02`) },
    ),
  ]);
  c.layer([
    rect(60, 860, 190, 22, { rx: 6, fill: finishes.softCylinder(c) }),
    rect(80, 882, 14, 90, { fill: '#07040a' }),
    rect(216, 882, 14, 90, { fill: '#07040a' }),
    figure(c, 1120, 1130, 430, { facing: 'right', hair: 'cap', bag: true }),
  ]);
}
