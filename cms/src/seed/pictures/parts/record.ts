import type { Canvas } from '../drawing/canvas.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, group, path, polar, stroke, times } from '../drawing/shapes.ts';

interface RecordLook {
  /** Colours of the paper label. */
  label?: readonly [base: string, mark: string];
  /** Where the light streaks lie, in degrees. */
  shine?: number;
  /** How far the disc has turned, in degrees; the light stays where it is. */
  turned?: number;
  /** The label's share of the disc. */
  labelShare?: number;
}

/** A record lying flat, seen from above. Tilt it with a group's transform. */
export function vinyl(c: Canvas, x: number, y: number, r: number, look: RecordLook = {}): string {
  const { label = [p.hot, p.wine], shine = 218, turned = 0, labelShare = 0.36 } = look;
  const grooves = times(26, (index) =>
    circle(x, y, r * (labelShare + 0.05 + (0.585 - labelShare + 0.33) * (index / 26)), {
      fill: 'none',
      stroke: index % 7 === 3 ? '#060409' : '#3a2c49',
      strokeWidth: index % 7 === 3 ? r * 0.014 : r * 0.0028,
      opacity: 0.55,
    }),
  );
  return group([
    circle(x, y, r, { fill: c.radial(`0 #1c1424, .7 #120c18, .965 #0b0710, .985 #2b1d38, 1 #07050a`) }),
    grooves,
    group(streak(x, y, r, shine, p.hotBright) + streak(x, y, r, shine + 180, p.cool), { opacity: 0.9 }),
    circle(x, y, r - r * 0.008, {
      fill: 'none',
      stroke: c.linear(`0 ${p.hot}, .4 ${p.hot} 0, .6 ${p.cool} 0, 1 ${p.cool}`, 0, 0, 1, 1),
      strokeWidth: r * 0.014,
    }),
    group(paper(c, x, y, r * labelShare, label), { transform: `rotate(${turned} ${x} ${y})` }),
    circle(x, y, r * 0.025, { fill: p.night }),
  ]);
}

/** A fan of light across the grooves: narrow bright wedges on wide faint ones. */
function streak(x: number, y: number, r: number, angle: number, colour: string): string {
  return times(9, (index) => {
    const half = 22 - index * 2.35;
    const [fromX, fromY] = polar(x, y, r * 0.975, angle - half);
    const [toX, toY] = polar(x, y, r * 0.975, angle + half);
    const d = `M${x} ${y}L${fromX} ${fromY}A${r * 0.975} ${r * 0.975} 0 0 1 ${toX} ${toY}Z`;
    return path(d, { fill: colour, opacity: 0.045 + index * 0.004 });
  });
}

/** The label: a ring, a sound wave and two small dots, so that one sees it turn. */
function paper(c: Canvas, x: number, y: number, r: number, [base, mark]: readonly [string, string]): string {
  const bars = [0.08, 0.2, 0.14, 0.32, 0.2, 0.36, 0.16, 0.22, 0.08].map((level, index) => {
    const [left, half] = [x + (index - 4) * r * 0.13, (r * level) / 2];
    return stroke(`M${left} ${y - r * 0.5 - half}V${y - r * 0.5 + half}`, mark, r * 0.06);
  });
  const lines = (
    [
      [0.44, 0.42],
      [0.58, 0.3],
      [0.7, 0.16],
    ] as const
  ).map(([down, half]) => stroke(`M${x - r * half} ${y + r * down}H${x + r * half}`, mark, r * 0.05));
  return (
    circle(x, y, r, { fill: base }) +
    circle(x, y, r, { fill: c.linear(`0 #fff .28, .5 #fff 0, 1 #000 .35`, 0, 0, 1, 1) }) +
    circle(x, y, r * 0.9, { fill: 'none', stroke: mark, strokeWidth: r * 0.025 }) +
    circle(x, y, r * 0.2, { fill: 'none', stroke: mark, strokeWidth: r * 0.025 }) +
    [...bars, ...lines].join('')
  );
}
