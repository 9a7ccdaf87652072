import type { Canvas } from '../drawing/canvas.ts';
import { finishes } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { ellipse, group, path, stroke } from '../drawing/shapes.ts';

/** Places path data drawn in a 100 by 100 box whose origin is the figure's neck. */
const placed = (x: number, y: number, size: number, flip: boolean): string =>
  `translate(${x} ${y}) scale(${((flip ? -1 : 1) * size) / 100} ${size / 100})`;

interface Pose {
  flip?: boolean;
  headphones?: boolean;
  hair?: 'bob' | 'bun' | 'short' | 'long';
}

const heads = {
  bob: 'M-19 2C-25 -8 -25 -30 -16 -39C-8 -47 9 -47 17 -39C25 -30 25 -8 19 2C14 6 9 4 8 0H-8C-9 4 -14 6 -19 2Z',
  short: 'M-15 -6C-19 -14 -20 -30 -14 -38C-7 -46 8 -46 14 -38C20 -30 19 -14 15 -6C12 0 6 4 0 4S-12 0 -15 -6Z',
  long: 'M-20 30C-27 8 -26 -30 -16 -40C-8 -48 9 -48 17 -40C27 -30 28 10 20 32C10 26 -8 24 -20 30Z',
  bun: 'M-15 -6C-19 -14 -20 -28 -14 -36C-11 -40 -7 -42 -4 -43C-9 -48 -8 -58 1 -58S11 -48 6 -43C9 -42 12 -39 14 -36C20 -28 19 -14 15 -6C12 0 6 4 0 4S-12 0 -15 -6Z',
} as const;
const shoulders =
  'M-7 -2C-7 8 -10 12 -22 16C-42 22 -50 30 -53 52L-58 100H58L53 52C50 30 42 22 22 16C10 12 7 8 7 -2Z';

/** Head and shoulders from behind or in front, dark, with the two lights along its edge. `x`, `y`: the neck. */
export function bust(c: Canvas, x: number, y: number, size: number, pose: Pose = {}): string {
  const { flip = false, headphones = false, hair = 'bob' } = pose;
  const transform = placed(x, y, size, flip);
  const rim = finishes.rim(c);
  c.shade(heads[hair], { transform });
  c.shade(shoulders, { transform });
  const worn = [
    stroke('M-21 -18C-23 -56 23 -56 21 -18', '#0a060e', 6),
    stroke('M-22.5 -22C-24 -59 24 -59 22.5 -22', rim, 1.4),
    ellipse(-21, -15, 6, 10.5, { fill: '#0d0812', stroke: p.hot, strokeWidth: 1.3 }),
    ellipse(21, -15, 6, 10.5, { fill: '#0d0812', stroke: p.cool, strokeWidth: 1.3 }),
  ];
  return group(
    [
      path(shoulders, { fill: '#0c0711', stroke: rim, strokeWidth: 1.5 }),
      path(heads[hair], { fill: '#0c0711', stroke: rim, strokeWidth: 1.3 }),
      // Covers the seam between neck and hair.
      path('M-6.5 -4H6.5V9H-6.5Z', { fill: '#0c0711' }),
      ...(headphones ? worn : []),
    ],
    { transform },
  );
}

const profileHead =
  'M-14 14C-13 4 -17 0 -21 -7C-27 -18 -26 -34 -16 -42C-6 -50 12 -48 18 -38C20 -34 20 -31 20 -28C21 -25 25 -20 25 -18C25 -16 22 -16 21.5 -15C21 -13 23 -12.5 22.5 -11C22 -10 19.5 -9.5 19 -8.5C19 -7 21 -6 20.5 -4.5C19.5 -2 20 1 17 3C13 5 9 3.5 7 6C6 9 7 12 9 14Z';
const profileBody =
  'M-14 10C-15 16 -22 19 -32 24C-44 30 -47 44 -48 60L-52 100H40L38 56C37 38 30 26 18 20C11 17 9 15 9 10Z';
const profileHair =
  'M21 -27C23 -42 10 -53 -6 -51C-25 -49 -32 -33 -29 -16C-27 -4 -31 10 -39 20C-29 23 -16 20 -12 8C-8 -4 -13 -14 -6 -24C0 -31 14 -38 21 -27Z';

/** Head and shoulders from the side, looking right (or left when flipped), singing. `x`, `y`: the neck. */
export function profile(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  { flip = false, headphones = true, hair = true } = {},
): string {
  const transform = placed(x, y, size, flip);
  const light = flip
    ? c.linear(`0 ${p.cool}, .4 ${p.cool} .3, .7 ${p.hot} .4, 1 ${p.hot}`, 0, 0, 1, 0)
    : finishes.rim(c);
  c.shade(profileHead, { transform });
  c.shade(profileBody, { transform });
  return group(
    [
      path(profileBody, { fill: '#0c0711', stroke: light, strokeWidth: 1.4 }),
      path(profileHead, { fill: '#120a18', stroke: light, strokeWidth: 1.3 }),
      path('M-13 8L9 8L8 16L-14 16Z', { fill: '#0e0813' }),
      hair ? path(profileHair, { fill: '#0a060e', stroke: light, strokeWidth: 0.9 }) : '',
      headphones
        ? stroke('M-3 -50C-9 -40 -10 -30 -7 -20', '#2a1b36', 5) +
          ellipse(-5, -16, 8, 10.5, { fill: '#1a1022', stroke: light, strokeWidth: 1.4 }) +
          ellipse(-4, -16, 4, 6, { fill: '#2b1b38' })
        : '',
    ],
    { transform },
  );
}

/** A raised hand and forearm; `x`, `y` is the wrist. */
export function hand(x: number, y: number, size: number, fill: string, edge: string, angle = 0): string {
  const d =
    'M-9 60L-8 4C-14 -2 -19 -14 -21 -20C-22 -24 -17 -26 -15 -22L-10 -13L-12 -36C-12 -41 -6 -41 -5.5 -36L-4 -20L-2.5 -41C-2 -46 4 -45.5 4 -41L4 -20L7 -37C8 -41.5 13 -40 12.5 -36L10 -16L14 -26C16 -30 20 -28 19 -24C17 -14 14 -4 8 4L9 60Z';
  return path(d, {
    fill,
    stroke: edge,
    strokeWidth: 1.2,
    transform: `translate(${x} ${y}) rotate(${angle}) scale(${size / 100})`,
  });
}
