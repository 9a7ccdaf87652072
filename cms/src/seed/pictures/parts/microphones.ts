import type { Canvas } from '../drawing/canvas.ts';
import { finishes } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, ellipse, group, path, rect, stroke, times } from '../drawing/shapes.ts';

/** A weave of wire in a shape: two families of slanted lines under the house light. */
export function mesh(c: Canvas, x: number, y: number, width: number, height: number, gap: number): string {
  const reach = width + height;
  const wires = times(Math.ceil(reach / gap) + 1, (index) => {
    const at = x - height + index * gap;
    return `M${at} ${y}l${height} ${height}M${at + height} ${y}l${-height} ${height}`;
  });
  const light = c.linearAcross(
    `0 ${p.hotBright}, .22 ${p.hot} .8, .5 ${p.lilac} .32, .78 ${p.cool} .55, 1 ${p.coolBright}`,
    x,
    y,
    x + width,
    y,
  );
  return path(wires, { fill: 'none', stroke: light, strokeWidth: gap * 0.2 });
}

/**
 * A large studio condenser, upright. `x`, `y` is the middle of its foot; it stands `height` tall and its body is
 * about a third as wide.
 */
export function condenser(
  c: Canvas,
  x: number,
  y: number,
  height: number,
  { upsideDown = false } = {},
): string {
  const u = height / 100;
  const w = 32 * u;
  const left = x - w / 2;
  const top = y - height;
  const headTop = `M${left} ${top + 46 * u}V${top + 15 * u}C${left} ${top + 4 * u} ${left + 6 * u} ${top} ${x} ${top}S${left + w} ${top + 4 * u} ${left + w} ${top + 15 * u}V${top + 46 * u}Z`;
  const head = group(
    [
      path(headTop, { fill: c.linear('0 #2a1a36, 1 #120b18') }),
      ellipse(x, top + 26 * u, w * 0.34, 15 * u, { fill: c.radial(`0 ${p.line} .9, 1 ${p.night} .2`) }),
      group(mesh(c, left, top, w, 46 * u, 1.9 * u), { clipPath: c.clip(path(headTop, {})) }),
      path(headTop, {
        fill: c.linear(
          `0 ${p.hot} .55, .14 ${p.hot} .1, .4 #000 .35, .7 #000 .45, .9 ${p.cool} .12, 1 ${p.cool} .55`,
          0,
          0,
          1,
          0,
        ),
      }),
      stroke(headTop, finishes.chrome(c), 1.1 * u),
      rect(x - w / 2 - 0.4 * u, top + 21.5 * u, w + 0.8 * u, 2.2 * u, { fill: finishes.chrome(c) }),
    ],
    {},
  );
  const body = [
    path(
      `M${left} ${top + 48 * u}H${left + w}V${y - 8 * u}C${left + w} ${y - 3 * u} ${left + w - 5 * u} ${y} ${left + w - 7 * u} ${y}H${left + 7 * u}C${left + 5 * u} ${y} ${left} ${y - 3 * u} ${left} ${y - 8 * u}Z`,
      { fill: finishes.cylinder(c) },
    ),
    rect(left - 0.8 * u, top + 45 * u, w + 1.6 * u, 4.4 * u, { rx: u, fill: finishes.chrome(c) }),
    rect(left, y - 14 * u, w, 0.8 * u, { fill: '#000', opacity: 0.5 }),
    circle(x, top + 60 * u, 2.6 * u, { fill: p.night, stroke: p.hot, strokeWidth: 0.7 * u }),
    rect(x - 5 * u, top + 70 * u, 10 * u, 0.8 * u, { rx: 0.4 * u, fill: p.lilac, opacity: 0.5 }),
    rect(x - 3 * u, top + 73 * u, 6 * u, 0.8 * u, { rx: 0.4 * u, fill: p.lilac, opacity: 0.35 }),
  ];
  return group([head, ...body], upsideDown ? { transform: `rotate(180 ${x} ${y - height / 2})` } : {});
}

/** The spider of elastic cords around a condenser's body. */
export function shockMount(c: Canvas, x: number, y: number, width: number): string {
  const ring = (down: number, scale: number): string =>
    ellipse(x, y + down, (width / 2) * scale, width * 0.1 * scale, {
      fill: 'none',
      stroke: finishes.chrome(c),
      strokeWidth: width * 0.035,
    });
  const inner = width * 0.29;
  const cords = times(6, (index) => {
    const side = (index / 5) * 2 - 1;
    return stroke(
      `M${x + side * width * 0.49} ${y}L${x + side * inner} ${y + width * 0.3}`,
      '#5a4470',
      width * 0.014,
    );
  });
  return ring(0, 1) + cords + ring(width * 0.3, 0.66);
}

/** A handheld stage microphone pointing up, its head at `x`, `y`; turn it with `angle` (degrees). The handle is `length` radii long. */
export function handheld(c: Canvas, x: number, y: number, r: number, angle = 0, length = 5.2): string {
  const grille = circle(x, y, r, {});
  return group(
    [
      path(
        `M${x - r * 0.62} ${y + r * 0.9}L${x - r * 0.4} ${y + r * length}Q${x} ${y + r * (length + 0.3)} ${x + r * 0.4} ${y + r * length}L${x + r * 0.62} ${y + r * 0.9}Z`,
        { fill: finishes.cylinder(c) },
      ),
      path(
        `M${x - r * 0.66} ${y + r * 0.7}H${x + r * 0.66}L${x + r * 0.56} ${y + r * 1.45}H${x - r * 0.56}Z`,
        { fill: finishes.cylinder(c) },
      ),
      rect(x - r * 0.1, y + r * 2, r * 0.2, r * 0.5, {
        rx: r * 0.08,
        fill: p.night,
        stroke: p.lilac,
        strokeWidth: r * 0.02,
      }),
      circle(x, y, r, { fill: c.radial('0 #3b2850, 1 #100916', 0.4, 0.35, 0.7) }),
      group(mesh(c, x - r, y - r, r * 2, r * 2, r * 0.13), { clipPath: c.clip(grille) }),
      circle(x, y, r, {
        fill: c.linear(
          `0 ${p.hot} .6, .25 ${p.hot} .05, .5 #000 .35, .8 #000 .2, 1 ${p.cool} .6`,
          0,
          0.2,
          1,
          0.7,
        ),
      }),
      rect(x - r * 1.02, y + r * 0.05, r * 2.04, r * 0.24, { rx: r * 0.1, fill: finishes.chrome(c) }),
    ],
    { transform: `rotate(${angle} ${x} ${y})` },
  );
}

/** A straight stand with a heavy foot. */
export function stand(c: Canvas, x: number, top: number, bottom: number, width = 14): string {
  return (
    ellipse(x, bottom, width * 9, width * 1.8, { fill: '#050308', opacity: 0.7 }) +
    ellipse(x, bottom - width * 0.6, width * 8, width * 1.5, { fill: finishes.softCylinder(c) }) +
    ellipse(x, bottom - width, width * 8, width * 1.4, {
      fill: '#1a1122',
      stroke: finishes.rim(c),
      strokeWidth: 2,
    }) +
    rect(x - width / 2, top, width, bottom - top - width, { fill: finishes.cylinder(c) }) +
    rect(x - width * 0.9, top + (bottom - top) * 0.42, width * 1.8, width * 3, {
      rx: 4,
      fill: finishes.cylinder(c),
    })
  );
}
