import { palette } from './palette.ts';
import { createRandom, seedOf, type Random } from './random.ts';
import { circle, element, group, path, rect, stroke, type Attributes } from './shapes.ts';

/** One sheet of a picture. `blur` is in picture pixels: what lies before or behind the focus. */
export interface Layer {
  art: string;
  blur: number;
}

/** Stops as text: "offset colour [opacity]", comma-separated, for example `0 #fff, 1 #fff 0`. */
export type Stops = string;

/**
 * Collects what a scene draws: sharp and blurred layers from back to front, their gradients, and the lights, which
 * bloom over everything when the picture is rendered.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly layers: Layer[] = [];
  private readonly lights: string[] = [];
  private readonly definitions = new Map<string, string>();
  private readonly ids = new Map<string, string>();

  constructor(key: string, width: number, height: number) {
    this.width = width;
    this.height = height;
    this.random = createRandom(seedOf(key));
  }

  layer(art: string | readonly string[], blur = 0): void {
    this.layers.push({ art: typeof art === 'string' ? art : art.join(''), blur });
  }

  /** Art that only glows: it shows in the bloom, not on a layer. */
  light(art: string): void {
    this.lights.push(art);
  }

  /** Keeps lights drawn so far from blooming through what stands in front of them. */
  shade(d: string, attributes: Attributes = {}): void {
    this.lights.push(path(d, { fill: '#000', ...attributes }));
  }

  /** A glass tube: coloured edge, pale core, and its bloom. */
  neon(d: string, colour: string, width: number, strength = 1): string {
    this.light(stroke(d, colour, width * 1.5, { opacity: strength }));
    const core = colour === palette.cool ? palette.coolBright : colour === palette.hot ? '#ffd9ea' : '#fff';
    return stroke(d, colour, width) + stroke(d, core, width * 0.42);
  }

  /** A small lamp with its bloom. */
  lamp(x: number, y: number, r: number, colour: string, strength = 1): string {
    this.light(circle(x, y, r * 1.6, { fill: colour, opacity: strength }));
    return circle(x, y, r, { fill: colour }) + circle(x, y, r * 0.5, { fill: '#fff', opacity: 0.75 });
  }

  /** A linear gradient; coordinates are fractions of the shape it fills. Downwards unless told. */
  linear(stops: Stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.define((id) => element('linearGradient', { id, x1, y1, x2, y2 }, stopElements(stops)));
  }

  /** A linear gradient in picture coordinates, for one light across many shapes. */
  linearAcross(stops: Stops, x1: number, y1: number, x2: number, y2: number): string {
    const coordinates = { gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 };
    return this.define((id) => element('linearGradient', { id, ...coordinates }, stopElements(stops)));
  }

  /** A radial gradient; coordinates are fractions of the shape it fills. */
  radial(stops: Stops, cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define((id) => element('radialGradient', { id, cx, cy, r }, stopElements(stops)));
  }

  /** A clip path's reference. */
  clip(shape: string): string {
    return this.define((id) => element('clipPath', { id }, shape));
  }

  /** Draws `art` only where `shape` is white. */
  masked(art: string, shape: string): string {
    return group(art, { mask: this.define((id) => element('mask', { id }, shape)) });
  }

  /** A round pool of light without an edge. */
  pool(x: number, y: number, r: number, colour: string, opacity: number, squash = 1): string {
    const fill = this.radial(
      `0 ${colour} ${opacity}, .35 ${colour} ${opacity * 0.5}, .7 ${colour} ${opacity * 0.12}, 1 ${colour} 0`,
    );
    return element('ellipse', { cx: x, cy: y, rx: r, ry: r * squash, fill });
  }

  /** Fills the whole picture. */
  ground(fill: string): string {
    return rect(0, 0, this.width, this.height, { fill });
  }

  svgOf(layer: Layer, scale: number): Buffer {
    return this.document(layer.art, scale);
  }

  /** The lights on black, or nothing when the scene has none. */
  lightsSvg(scale: number): Buffer | undefined {
    if (this.lights.length === 0) return undefined;
    return this.document(this.ground('#000') + this.lights.join(''), scale);
  }

  private document(art: string, scale: number): Buffer {
    const attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${this.width} ${this.height}`,
      width: Math.round(this.width * scale),
      height: Math.round(this.height * scale),
    };
    // Only the definitions this layer uses: parsing the others again for every layer costs time.
    const used = new Map<string, string>();
    const collect = (text: string): void => {
      for (const [, id] of text.matchAll(/url\(#([\w-]+)\)/g)) {
        const definition = id ? this.definitions.get(id) : undefined;
        if (!id || !definition || used.has(id)) continue;
        used.set(id, definition);
        collect(definition);
      }
    };
    collect(art);
    const defs = element('defs', {}, [...used.values()].join('') || ' ');
    return Buffer.from(element('svg', attributes, defs + art));
  }

  private define(write: (id: string) => string): string {
    const template = write('?');
    const known = this.ids.get(template);
    if (known) return `url(#${known})`;
    const id = `d${this.definitions.size}`;
    this.definitions.set(id, write(id));
    this.ids.set(template, id);
    return `url(#${id})`;
  }
}

function stopElements(stops: Stops): string {
  return stops
    .split(',')
    .map((stop) => stop.trim().split(/\s+/))
    .map(([offset, stopColor, stopOpacity]) => element('stop', { offset, stopColor, stopOpacity }))
    .join('');
}
