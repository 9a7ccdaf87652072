import type { Canvas } from '../drawing/canvas.ts';
import { finishes } from '../drawing/finishes.ts';
import { group, path, stroke } from '../drawing/shapes.ts';

interface Walk {
  facing?: 'front' | 'left' | 'right';
  hair?: keyof typeof heads;
  umbrella?: string;
  bag?: boolean;
  fill?: string;
}

const heads = {
  short: 'M0 -100C5 -100 6.6 -96 6.2 -91C5.8 -87 3 -84.5 0 -84.5S-5.8 -87 -6.2 -91C-6.6 -96 -5 -100 0 -100Z',
  long: 'M0 -101C6 -101 8 -96 7.6 -90L9 -74C5 -71 -5 -71 -9 -74L-7.6 -90C-8 -96 -6 -101 0 -101Z',
  cap: 'M0 -101C5 -101 7 -97 7 -94L13 -92.5L12.6 -91H6C5.8 -87 3 -84.5 0 -84.5S-5.8 -87 -6.2 -91C-7 -97 -5 -101 0 -101Z',
} as const;
const coats = {
  front:
    'M-3 -87L-3.4 -84C-8 -83 -11 -81.5 -12 -76L-14.6 -53C-15 -49 -12.6 -47 -11.6 -49L-12.6 -33C-6 -31 6 -31 12.6 -33L11.6 -49C12.6 -47 15 -49 14.6 -53L12 -76C11 -81.5 8 -83 3.4 -84L3 -87Z',
  side: 'M-3 -87L-3.4 -84C-9 -82 -10.5 -76 -10.5 -66L-13 -34C-6 -31 6 -31 10 -34L9 -60C9.4 -76 7.6 -82 3.4 -84L3 -87Z',
};
const legs = {
  front: 'M-9.6 -34L-8 -3L-10.5 0H-2.4L-.8 -30H.8L2.4 0H10.5L8 -3L9.6 -34Z',
  side: 'M-10 -35C-10 -24 -13 -13 -17 -5L-19 -3.6L-17.6 0L-10.6 -1.6C-8 -9 -4 -17 -.6 -23C2 -17 5 -10 6 -3.4L5.6 0H14.4L14 -2.4L10.6 -4C10.4 -14 9.6 -24 8.6 -35Z',
};

/** A whole person, small and dark, feet at `x`, `y`. */
export function figure(c: Canvas, x: number, y: number, height: number, walk: Walk = {}): string {
  const { facing = 'front', hair = 'short', umbrella, bag = false, fill = '#0a060e' } = walk;
  const transform = `translate(${x} ${y}) scale(${((facing === 'left' ? -1 : 1) * height) / 100} ${height / 100})`;
  const view = facing === 'front' ? 'front' : 'side';
  const parts = [legs[view], coats[view], heads[hair]];
  for (const d of parts) c.shade(d, { transform });
  const rim = finishes.rim(c);
  const arm = stroke('M-2 -78C-4 -66 -3 -56 2 -48L6 -46', rim, 0.5, { opacity: 0.5 });
  const carried =
    stroke('M7 -82L-9 -54', rim, 0.7) +
    path('M-16 -56H-6L-5 -42H-17Z', { fill, stroke: rim, strokeWidth: 0.6 });
  const cover =
    'M-34 -104C-30 -126 30 -126 34 -104C28 -107.5 24 -107.5 20 -104C16 -107.5 12 -107.5 8 -104C4 -107.5 -4 -107.5 -8 -104C-12 -107.5 -16 -107.5 -20 -104C-24 -107.5 -28 -107.5 -34 -104Z';
  const shelter = umbrella
    ? stroke('M2 -122V-58', '#0a060e', 1.2) + path(cover, { fill: umbrella, stroke: rim, strokeWidth: 0.7 })
    : '';
  return group(
    [
      ...parts.map((d) => path(d, { fill, stroke: rim, strokeWidth: 0.6 })),
      path('M-2.6 -86.5H2.6V-83H-2.6Z', { fill }),
      view === 'side' ? arm : '',
      bag ? carried : '',
      shelter,
    ],
    { transform },
  );
}
