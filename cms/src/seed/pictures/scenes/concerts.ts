import type { Canvas } from '../drawing/canvas.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, group, path, polygon, rect, stroke, times } from '../drawing/shapes.ts';
import { hand } from '../parts/people.ts';

const edgeAt = (x: number): string => (x < 900 ? p.hot : p.cool);

/** The front rows of a concert, hands up, the stage all beams. */
export function frontRows(c: Canvas): void {
  c.layer([
    c.ground(c.linear('0 #2a0f38, .5 #7a1f63, .75 #2a1236, 1 #0a060d')),
    c.pool(800, 560, 560, p.hotBright, 0.5),
  ]);
  const beams = times(9, (index) => {
    const from = 80 + index * 180;
    const to = 800 + (from - 800) * -0.5 + c.random.between(-160, 160);
    const colour = index % 3 === 1 ? p.cool : p.hot;
    c.light(circle(from, 40, 24, { fill: colour }));
    return polygon(
      [
        [from - 14, 40],
        [from + 14, 40],
        [to + 130, 900],
        [to - 130, 900],
      ],
      { fill: c.linear(`0 ${colour} .75, 1 ${colour} 0`) },
    );
  });
  c.layer(beams, 5);
  c.layer([
    rect(0, 18, 1600, 26, { fill: '#07040a' }),
    times(40, (index) => stroke(`M${index * 42} 18l42 26m-42 0l42 -26`, '#2b1934', 4)),
    times(9, (index) => circle(80 + index * 180, 46, 18, { fill: '#fff' })),
  ]);
  c.shade('M0 820H1600V1200H0Z', { opacity: 0.85 });
  c.layer(
    times(26, (index) =>
      circle(index * 66 + c.random.between(-14, 14), 900 + c.random.between(-26, 26), 42, {
        fill: '#2a0f2f',
      }),
    ) + rect(0, 900, 1600, 300, { fill: '#2a0f2f' }),
    3,
  );
  const raised: readonly (readonly [number, number, number, number])[] = [
    [150, 880, 250, -12],
    [400, 940, 210, 8],
    [640, 850, 270, -6],
    [1010, 900, 240, 10],
    [1260, 840, 280, -4],
    [1490, 930, 220, 14],
  ];
  const rim = c.linearAcross(`0 ${p.hot}, .5 ${p.hotBright}, 1 ${p.cool}`, 0, 0, 1600, 0);
  c.layer(raised.map(([x, y, size, turn]) => hand(x, y, size, '#0d0712', edgeAt(x), turn)));
  const heads = times(15, (index) => {
    const x = index * 118 - 20 + c.random.between(-18, 18);
    const y = 1060 + c.random.between(-34, 34);
    return path(
      `M${x - 110} 1240C${x - 104} ${y + 88} ${x - 70} ${y + 76} ${x - 36} ${y + 60}C${x - 70} ${y + 10} ${x - 62} ${y - 66} ${x} ${y - 68}S${x + 70} ${y + 10} ${x + 36} ${y + 60}C${x + 70} ${y + 76} ${x + 104} ${y + 88} ${x + 110} 1240Z`,
      { fill: '#08050b', stroke: rim, strokeWidth: 3, strokeOpacity: 0.75 },
    );
  });
  c.layer(heads);
}

/** A sea of light sticks from the last row. */
export function lightSticks(c: Canvas): void {
  c.layer([c.ground(c.linear('0 #0b0810, .3 #1c0f2a, 1 #0b0710')), c.pool(800, 260, 620, p.hot, 0.55, 0.5)]);
  c.layer(
    [
      rect(560, 190, 480, 120, { fill: p.hotBright, opacity: 0.7 }),
      polygon(
        [
          [560, 310],
          [1040, 310],
          [1160, 350],
          [440, 350],
        ],
        { fill: '#2a1236' },
      ),
      ...[640, 720, 800, 880, 960].map((x) =>
        path(`M${x - 7} 312v-36a7 7 0 0 1 14 0v36zM${x - 6} 262a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`, {
          fill: '#1a0a1c',
        }),
      ),
    ],
    1.2,
  );
  for (const [row, blur] of [
    [0, 3],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 5],
  ] as const) {
    const count = [46, 32, 22, 14, 7][row] ?? 7;
    const y = [430, 540, 680, 860, 1070][row] ?? 0;
    const size = [0.34, 0.52, 0.8, 1.2, 1.9][row] ?? 1;
    c.layer(
      times(count, (index) => {
        const x = ((index + 0.5) / count) * 1700 - 50 + c.random.between(-18, 18) * size;
        const colour = row > 0 && c.random.chance(0.26) ? p.cool : p.hot;
        return stick(c, x, y + c.random.between(-26, 26) * size, size, colour, c.random.between(-20, 20));
      }),
      blur,
    );
  }
}

/** A stick with a round head and the fist that holds it. */
function stick(c: Canvas, x: number, y: number, size: number, colour: string, lean: number): string {
  const transform = `translate(${x} ${y}) rotate(${lean}) scale(${size})`;
  c.light(circle(0, -62, 42, { fill: colour, transform, opacity: 0.7 }));
  return group(
    [
      path('M-22 240L-15 40H15L22 240Z', { fill: '#07040a' }),
      rect(-9, -26, 18, 70, { fill: '#efe2f2' }),
      circle(0, -62, 40, {
        fill: c.radial(
          `0 #fff, .35 ${colour === p.hot ? p.hotBright : p.coolBright}, 1 ${colour}`,
          0.42,
          0.38,
          0.62,
        ),
      }),
      rect(-22, 14, 44, 50, { rx: 20, fill: '#120b18', stroke: colour, strokeWidth: 2, strokeOpacity: 0.3 }),
    ],
    { transform },
  );
}
