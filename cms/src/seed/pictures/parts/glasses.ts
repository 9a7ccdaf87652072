import type { Canvas } from '../drawing/canvas.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, ellipse, group, path, polar, polygon, rect, stroke, times } from '../drawing/shapes.ts';

/** A slice of citrus seen face on. */
export function slice(c: Canvas, x: number, y: number, r: number, peel: string, flesh: string): string {
  const wedges = times(9, (index) => {
    const [ax, ay] = polar(x, y, r * 0.8, index * 40 + 4);
    const [bx, by] = polar(x, y, r * 0.8, index * 40 + 36);
    const [sx, sy] = polar(x, y, r * 0.12, index * 40 + 20);
    return path(`M${sx} ${sy}L${ax} ${ay}A${r * 0.8} ${r * 0.8} 0 0 1 ${bx} ${by}Z`, {
      fill: c.linear(`0 #fff .35, .4 ${flesh}, 1 ${flesh}`, 0, 0, 1, 1),
      stroke: flesh,
      strokeWidth: r * 0.03,
      strokeLinejoin: 'round',
    });
  });
  return circle(x, y, r, { fill: peel }) + circle(x, y, r * 0.9, { fill: '#ffe9f3' }) + wedges;
}

interface Filling {
  top: string;
  bottom: string;
  level?: number;
  ice?: boolean;
}

/** A tall tumbler with ice; `y` is its foot, the drink a gradient from `bottom` to `top`. */
export function tumbler(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  { top, bottom, level = 0.84, ice = true }: Filling,
): string {
  const [half, foot] = [width / 2, width * 0.4];
  const at = (share: number): number => foot + (half - foot) * share;
  const glass = `M${x - half} ${y - height}L${x - foot} ${y - 16}Q${x - foot} ${y} ${x - foot + 16} ${y}H${x + foot - 16}Q${x + foot} ${y} ${x + foot} ${y - 16}L${x + half} ${y - height}Z`;
  const surface = y - height * level;
  const drink = `M${x - at(level) + 9} ${surface}L${x - foot + 10} ${y - 30}Q${x - foot + 12} ${y - 20} ${x - foot + 24} ${y - 20}H${x + foot - 24}Q${x + foot - 12} ${y - 20} ${x + foot - 10} ${y - 30}L${x + at(level) - 9} ${surface}Z`;
  const within = c.clip(path(drink, {}));
  const cubes = times(ice ? 6 : 0, (index) => {
    const side = width * 0.27;
    const [cx, cy] = [
      x + (((index * 83) % 100) - 50) * 0.006 * width,
      surface + side * 0.15 + index * side * 0.62,
    ];
    return group(
      [
        rect(cx - side / 2, cy - side / 2, side, side, {
          rx: side * 0.14,
          fill: c.linear('0 #fff .4, .5 #fff .06, 1 #fff .16', 0, 0, 1, 1),
          stroke: '#fff',
          strokeWidth: 2.5,
          strokeOpacity: 0.35,
        }),
      ],
      { transform: `rotate(${((index * 57) % 80) - 40} ${cx} ${cy})` },
    );
  });
  const bubbles = times(22, () =>
    circle(
      x + c.random.between(-foot, foot) * 0.85,
      y - c.random.between(40, height * level),
      c.random.between(2, 6),
      { fill: '#fff', opacity: c.random.between(0.2, 0.55) },
    ),
  );
  c.light(path(drink, { fill: top, opacity: 0.16 }));
  return group([
    path(glass, { fill: '#fff', opacity: 0.05 }),
    path(drink, { fill: c.linear(`0 ${top}, .45 ${top}, 1 ${bottom}`) }),
    group(cubes + bubbles, { clipPath: within }),
    path(drink, {
      fill: c.linear(
        `0 ${p.hotBright} .55, .1 #000 0, .3 #000 .12, .75 #000 .3, .93 ${p.cool} .1, 1 ${p.cool} .6`,
        0,
        0,
        1,
        0,
      ),
    }),
    ellipse(x, surface, at(level) - 9, width * 0.045, { fill: '#fff', opacity: 0.4 }),
    polygon(
      [
        [x - half * 0.74, y - height * 0.93],
        [x - half * 0.6, y - height * 0.93],
        [x - foot * 0.62, y - height * 0.1],
        [x - foot * 0.72, y - height * 0.1],
      ],
      { fill: '#fff', opacity: 0.22 },
    ),
    path(glass, {
      fill: 'none',
      stroke: c.linear(`0 ${p.hotBright}, .3 #fff .3, .7 #fff .25, 1 ${p.coolBright}`, 0, 0, 1, 0),
      strokeWidth: 5,
    }),
    ellipse(x, y - height, half, width * 0.06, {
      fill: 'none',
      stroke: c.linear(`0 ${p.hotBright}, .5 #fff .6, 1 ${p.coolBright}`, 0, 0, 1, 0),
      strokeWidth: 5,
    }),
  ]);
}

/** A cup with a handle, seen from the side; `y` is its foot. */
export function cup(c: Canvas, x: number, y: number, width: number): string {
  const h = width * 0.72;
  const body = `M${x - width / 2} ${y - h}H${x + width / 2}C${x + width / 2} ${y - h * 0.4} ${x + width * 0.34} ${y} ${x + width * 0.2} ${y}H${x - width * 0.2}C${x - width * 0.34} ${y} ${x - width / 2} ${y - h * 0.4} ${x - width / 2} ${y - h}Z`;
  return (
    stroke(
      `M${x + width * 0.46} ${y - h * 0.82}C${x + width * 0.78} ${y - h * 0.9} ${x + width * 0.74} ${y - h * 0.24} ${x + width * 0.36} ${y - h * 0.3}`,
      c.linear(`0 #22303f, .7 ${p.coolDeep}, 1 ${p.coolBright}`, 0, 0, 1, 0),
      width * 0.07,
    ) +
    path(body, {
      fill: c.linear(
        `0 ${p.hotBright}, .06 ${p.hot}, .2 #8a2a66, .45 #3a2047, .75 #1b1526, .92 ${p.coolDeep}, 1 ${p.coolBright}`,
        0,
        0,
        1,
        0,
      ),
    }) +
    ellipse(x, y - h, width / 2, width * 0.075, {
      fill: '#1a1022',
      stroke: c.linear(`0 ${p.hotBright}, .5 #fff .6, 1 ${p.coolBright}`, 0, 0, 1, 0),
      strokeWidth: 5,
    })
  );
}
