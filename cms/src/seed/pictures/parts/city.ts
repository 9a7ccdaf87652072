import type { Canvas } from '../drawing/canvas.ts';
import { palette as p } from '../drawing/palette.ts';
import { curveThrough, polygon, rect, stroke, times } from '../drawing/shapes.ts';

/** Towers standing on the line `y`, some windows lit. `weight` 1 is near and dark, less is far and hazy. */
export function skyline(c: Canvas, y: number, tallest: number, weight: number): string {
  const { random } = c;
  let x = -30;
  let towers = '';
  while (x < c.width + 30) {
    const width = random.between(46, 120);
    const height = tallest * random.between(0.3, 1);
    const fill = weight > 0.8 ? c.linear('0 #1c1126, 1 #0b0710') : c.linear('0 #2b1438, 1 #43163f');
    towers += rect(x, y - height, width, height + 4, { fill });
    towers +=
      rect(x, y - height, 2.5, height, { fill: p.hot, opacity: 0.5 * weight }) +
      rect(x + width - 2.5, y - height, 2.5, height, { fill: p.cool, opacity: 0.4 * weight });
    if (random.chance(0.3)) towers += rect(x + width / 2 - 1.5, y - height - 34, 3, 34, { fill: '#1c1126' });
    if (weight > 0.8) towers += windows(c, x + 9, y - height + 12, width - 18, height - 16);
    x += width + random.between(-6, 14);
  }
  return towers;
}

function windows(c: Canvas, x: number, y: number, width: number, height: number): string {
  const [columns, rows] = [Math.floor(width / 13), Math.floor(height / 17)];
  return times(columns * rows, (index) => {
    if (!c.random.chance(0.24)) return '';
    const colour = c.random.pick([p.hotBright, p.hot, p.cool, p.coolBright, p.lilac]);
    return rect(x + (index % columns) * 13, y + Math.floor(index / columns) * 17, 6, 8, {
      fill: colour,
      opacity: c.random.between(0.35, 0.95),
    });
  });
}

/** A river bridge with a string of lamps and their reflections. */
export function bridge(c: Canvas, waterline: number): string {
  const deck = waterline - 46;
  const lamps = times(23, (index) => {
    const x = index * 72 + 8;
    return (
      stroke(`M${x} ${deck}v-34`, '#0b0710', 4) +
      c.lamp(x, deck - 36, 5, p.cool, 0.7) +
      rect(x - 2, waterline + 12, 4, 90, { fill: c.linear(`0 ${p.cool} .5, 1 ${p.cool} 0`) })
    );
  });
  const piers = times(6, (index) =>
    polygon(
      [
        [110 + index * 290, deck],
        [160 + index * 290, deck],
        [150 + index * 290, waterline + 6],
        [120 + index * 290, waterline + 6],
      ],
      { fill: '#0b0710' },
    ),
  );
  const arches = times(6, (index) =>
    stroke(
      curveThrough([
        [135 + index * 290, waterline - 6],
        [280 + index * 290, deck + 14],
        [425 + index * 290, waterline - 6],
      ]),
      '#0b0710',
      7,
    ),
  );
  return (
    piers +
    arches +
    rect(0, deck - 4, c.width, 18, { fill: '#0b0710' }) +
    rect(0, deck - 5, c.width, 2.5, { fill: p.cool, opacity: 0.6 }) +
    lamps
  );
}
