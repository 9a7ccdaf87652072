import type { Canvas } from './canvas.ts';
import { palette as p } from './palette.ts';

/** Materials under the house light: pink key from the left, cyan rim on the right. */
export const finishes = {
  /** A round upright body: a stand, a microphone, a cup. */
  cylinder: (c: Canvas): string =>
    c.linear(
      `0 ${p.hotBright}, .035 ${p.hot}, .12 #7d1c56, .3 #2a1733, .55 #150d1c, .8 #122232, .93 ${p.coolDeep}, .98 ${p.cool}, 1 ${p.coolBright}`,
      0,
      0,
      1,
      0,
    ),
  /** The same, quieter, for what is not the subject. */
  softCylinder: (c: Canvas): string =>
    c.linear(`0 #8e2a66, .2 #2c1836, .6 #150d1c, .88 #14283a, 1 ${p.coolDeep}`, 0, 0, 1, 0),
  /** Bright metal. */
  chrome: (c: Canvas): string =>
    c.linear(
      `0 #f7b9d6, .1 #c04a86, .28 #34203f, .42 #e9dcec, .5 #8d7c9b, .64 #231a2c, .85 #2d7f96, .95 #b9f2fc, 1 ${p.cool}`,
      0,
      0,
      1,
      0,
    ),
  /** A flat face turned to the room: lighter at the upper left. */
  face: (c: Canvas): string => c.linear(`0 #3d2a4a, .5 #20152a, 1 #120b18`, 0, 0, 0.8, 1),
  /** A dark object between us and the light. */
  silhouette: (c: Canvas): string => c.linear(`0 #1a0f22, 1 #08050c`),
  /** The edge the two lights draw around a dark object. */
  rim: (c: Canvas): string =>
    c.linear(`0 ${p.hot}, .38 ${p.hot} .35, .62 ${p.cool} .3, 1 ${p.cool}`, 0, 0, 1, 0),
};

/** The room behind everything: plum dark, pink haze at the upper left, cyan at the lower right. */
export function midnight(c: Canvas, pink = 0.42, cyan = 0.34): string {
  const { width: w, height: h } = c;
  return (
    c.ground(c.linear(`0 #1a1022, .6 ${p.ground}, 1 #09060d`)) +
    c.pool(w * 0.12, h * 0.08, w * 0.75, p.hotDeep, pink) +
    c.pool(w * 0.95, h * 0.92, w * 0.65, p.coolDeep, cyan)
  );
}
