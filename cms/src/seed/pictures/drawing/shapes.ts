/** SVG elements as text. Attribute names are camelCase here (`strokeWidth`) and kebab-case in the output. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;
export type Point = readonly [x: number, y: number];

/** SVG's own camelCase attributes. */
const writtenAsIs = new Set(['gradientUnits', 'gradientTransform', 'viewBox']);

const attributeName = (key: string): string =>
  writtenAsIs.has(key) ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const short = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${attributeName(key)}="${short(value)}"`)
    .join('');
  return children ? `<${name}${written}>${children}</${name}>` : `<${name}${written}/>`;
}

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element('rect', { x, y, width, height, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes): string =>
  element('circle', { cx, cy, r, ...attributes });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes): string =>
  element('ellipse', { cx, cy, rx, ry, ...attributes });

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });

export const group = (children: string | readonly string[], attributes: Attributes = {}): string =>
  element('g', attributes, typeof children === 'string' ? children : children.join(''));

/** An outlined path with round ends. */
export const stroke = (d: string, colour: string, strokeWidth: number, attributes: Attributes = {}): string =>
  path(d, {
    fill: 'none',
    stroke: colour,
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...attributes,
  });

export const polygon = (points: readonly Point[], attributes: Attributes): string =>
  path(`${lineThrough(points)}Z`, attributes);

/** Path data of straight lines through the points. */
export const lineThrough = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');

/** Path data of a soft curve through the points (Catmull-Rom). */
export function curveThrough(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const [startX, startY] = at(0);
  let d = `M${short(startX)} ${short(startY)}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${[...leave, ...arrive, ...to].map(short).join(' ')}`;
  }
  return d;
}

/** `count` results of `draw`, joined. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** The point at `angle` (degrees, clockwise from the right) and `radius` from a centre. */
export function polar(cx: number, cy: number, radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [cx + radius * Math.cos(radians), cy + radius * Math.sin(radians)];
}
