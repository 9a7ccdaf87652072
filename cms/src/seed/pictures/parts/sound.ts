import type { Canvas } from '../drawing/canvas.ts';
import { palette as p } from '../drawing/palette.ts';
import type { Random } from '../drawing/random.ts';
import { curveThrough, rect, type Point } from '../drawing/shapes.ts';

/** Heights between 0 and 1 that swell and fall like a sung line. */
export function loudness(random: Random, count: number): number[] {
  const [phraseStart, wordStart] = [random.between(0, 6), random.between(0, 6)];
  return Array.from({ length: count }, (_, index) => {
    const at = index / (count - 1);
    const phrase = 0.5 + 0.5 * Math.sin(at * 9 + phraseStart);
    const word = 0.5 + 0.5 * Math.sin(at * 31 + wordStart);
    const breath = Math.sin(Math.PI * at) ** 0.6;
    return breath * (0.12 + 0.88 * phrase * (0.35 + 0.65 * word) * random.between(0.6, 1));
  });
}

/** A smooth wave as path data: quiet at both ends, swinging in between. */
export function waveLine(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  swings: number,
): string {
  const levels = loudness(random, swings * 2 + 1);
  const points = levels.map((level, index): Point => {
    const side = index === 0 || index === swings * 2 ? 0 : index % 2 ? -1 : 1;
    return [x + (width * index) / (swings * 2), y + side * (0.15 + 0.85 * level) * height * 0.5];
  });
  return curveThrough(points);
}

/** A level meter of small lamps, lit up to `level`. */
export function meter(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  lamps: number,
  level: number,
): string {
  const step = height / lamps;
  return Array.from({ length: lamps }, (_, index) => {
    const lit = index / lamps < level;
    const colour = index > lamps * 0.72 ? p.hot : p.cool;
    const box = rect(x, y + height - (index + 1) * step, width, step * 0.68, {
      rx: 2,
      fill: lit ? colour : '#241a2e',
    });
    if (lit)
      c.light(rect(x, y + height - (index + 1) * step, width, step * 0.68, { fill: colour, opacity: 0.55 }));
    return box;
  }).join('');
}
