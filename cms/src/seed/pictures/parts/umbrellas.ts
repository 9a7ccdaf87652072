import type { Canvas } from '../drawing/canvas.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, group, lineThrough, path, stroke, times, type Point } from '../drawing/shapes.ts';

/** An open umbrella seen from straight above. */
export function umbrellaFromAbove(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  colour: string,
  turned: number,
): string {
  const corner = (index: number, radius = r): Point => [
    x + radius * Math.cos((index * Math.PI) / 4),
    y + radius * Math.sin((index * Math.PI) / 4),
  ];
  const panels = times(8, (index) => {
    const [[ax, ay], [bx, by], [mx, my]] = [corner(index), corner(index + 1), corner(index + 0.5, r * 0.86)];
    return (
      path(`M${x} ${y}L${ax} ${ay}Q${mx} ${my} ${bx} ${by}Z`, { fill: colour }) +
      path(`M${x} ${y}L${ax} ${ay}Q${mx} ${my} ${bx} ${by}Z`, {
        fill: index % 2 ? '#000' : '#fff',
        opacity: index % 2 ? 0.24 : 0.07,
      })
    );
  });
  const ribs = times(8, (index) =>
    stroke(lineThrough([[x, y], corner(index)]), '#0b0710', 2.5, { opacity: 0.6 }),
  );
  return (
    group([panels, ribs], { transform: `rotate(${turned} ${x} ${y})` }) +
    circle(x, y, r * 0.92, { fill: c.linear('0 #fff .3, .4 #fff 0, 1 #000 .5', 0, 0, 1, 1) }) +
    circle(x, y, r * 0.07, { fill: '#0b0710', stroke: p.ink, strokeWidth: 3 })
  );
}
