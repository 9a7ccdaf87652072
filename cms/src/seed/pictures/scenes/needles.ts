import type { Canvas } from '../drawing/canvas.ts';
import { finishes, midnight } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, group, lineThrough, polar, polygon, rect, stroke, times } from '../drawing/shapes.ts';

/** Two level needles swinging towards the red. */
export function needles(c: Canvas): void {
  c.layer(midnight(c, 0.35, 0.3));
  const frame = rect(70, 150, 1460, 860, {
    rx: 28,
    fill: c.linear('0 #3a2647, .4 #1d1226, 1 #0e0913', 0, 0, 0.4, 1),
    stroke: finishes.rim(c),
    strokeWidth: 4,
  });
  const screws = [
    [120, 200],
    [1480, 200],
    [120, 960],
    [1480, 960],
  ].map(
    ([x = 0, y = 0]) =>
      circle(x, y, 22, { fill: finishes.chrome(c) }) +
      rect(x - 16, y - 3, 32, 6, { fill: '#150c1b', transform: `rotate(${x % 70} ${x} ${y})` }),
  );
  c.layer([frame, screws.join(''), dial(c, 440, 590, p.cool, 258), dial(c, 1160, 590, p.hot, 304)]);
  c.layer(
    polygon(
      [
        [132, 322],
        [360, 322],
        [190, 858],
        [132, 858],
      ],
      { fill: '#fff', opacity: 0.05 },
    ) +
      polygon(
        [
          [852, 322],
          [1080, 322],
          [910, 858],
          [852, 858],
        ],
        { fill: '#fff', opacity: 0.05 },
      ),
  );
}

/** One meter; its needle points to `angle`, where 270 is straight up. */
function dial(c: Canvas, x: number, y: number, colour: string, angle: number): string {
  const [hubX, hubY] = [x, y + 250];
  const window = rect(x - 310, y - 270, 620, 540, { rx: 20 });
  const ticks = times(21, (index) => {
    const at = 222 + index * 4.8;
    const long = index % 5 === 0;
    const [fromX, fromY] = polar(hubX, hubY, 400, at);
    const [toX, toY] = polar(hubX, hubY, long ? 448 : 425, at);
    return stroke(
      lineThrough([
        [fromX, fromY],
        [toX, toY],
      ]),
      index > 14 ? p.hot : p.ink,
      long ? 7 : 4,
      { opacity: long ? 1 : 0.6 },
    );
  });
  const [arcX, arcY] = polar(hubX, hubY, 392, 222);
  const [midX, midY] = polar(hubX, hubY, 392, 292);
  const [endX, endY] = polar(hubX, hubY, 392, 318);
  const [tipX, tipY] = polar(hubX, hubY, 420, angle);
  c.light(rect(x - 310, y - 270, 620, 540, { rx: 20, fill: colour, opacity: 0.16 }));
  return (
    rect(x - 330, y - 290, 660, 580, { rx: 30, fill: '#07040a' }) +
    rect(x - 310, y - 270, 620, 540, {
      rx: 20,
      fill: c.radial(`0 ${colour} .75, .45 ${colour} .28, 1 #150c1b`, 0.5, 0.95, 0.95),
    }) +
    group(
      [
        ticks,
        stroke(`M${arcX} ${arcY}A392 392 0 0 1 ${midX} ${midY}`, p.ink, 5, { opacity: 0.8 }),
        stroke(`M${midX} ${midY}A392 392 0 0 1 ${endX} ${endY}`, p.hot, 13),
        stroke(
          lineThrough([
            [hubX + 14, hubY + 10],
            [tipX + 14, tipY + 10],
          ]),
          '#000',
          8,
          { opacity: 0.4 },
        ),
        stroke(
          lineThrough([
            [hubX, hubY],
            [tipX, tipY],
          ]),
          '#fff',
          7,
        ),
        circle(hubX, hubY, 90, { fill: '#0d0812', stroke: finishes.rim(c), strokeWidth: 5 }),
      ],
      { clipPath: c.clip(window) },
    ) +
    rect(x - 310, y - 270, 620, 540, { rx: 20, fill: 'none', stroke: finishes.rim(c), strokeWidth: 4 })
  );
}
