import { ByteWriter } from './bytes.ts';

/** Flags of a point in `glyf`. */
const ON_CURVE = 1;
const X_IS_BYTE = 2;
const Y_IS_BYTE = 4;
const REPEATED = 8;
const X_IS_SAME_OR_POSITIVE = 16;
const Y_IS_SAME_OR_POSITIVE = 32;

/** Flags of a part of a composite glyph. */
const ARGUMENTS_ARE_WORDS = 1;
const HAS_SCALE = 8;
const MORE_PARTS = 32;
const HAS_TWO_SCALES = 64;
const HAS_MATRIX = 128;
const HAS_INSTRUCTIONS = 256;

interface Point {
  dx: number;
  dy: number;
  onCurve: boolean;
}

export interface GlyphTables {
  glyf: Buffer;
  loca: Buffer;
  /** `head.indexToLocFormat`: whether offsets are halved words (0) or whole (1). */
  locaFormat: number;
}

/**
 * The `glyf` table as WOFF2 stores it (its section 5.1): what is alike lies together, points take two to five bytes, and what follows
 * from the points (bounds, `loca`) is left out. Brotli makes a sixth less of it than of the table itself.
 *
 * @throws Error when a glyph is not one
 */
export function transformGlyphs({ glyf, loca, locaFormat }: GlyphTables): Buffer {
  const count = loca.length / (locaFormat === 0 ? 2 : 4) - 1;
  const offset = (glyph: number) =>
    locaFormat === 0 ? loca.readUInt16BE(glyph * 2) * 2 : loca.readUInt32BE(glyph * 4);
  const streams = {
    contours: new ByteWriter(),
    points: new ByteWriter(),
    flags: new ByteWriter(),
    coordinates: new ByteWriter(),
    composites: new ByteWriter(),
    bounds: new ByteWriter(),
    instructions: new ByteWriter(),
  };
  const hasBounds = Buffer.alloc(4 * Math.ceil(count / 32));

  for (let glyph = 0; glyph < count; glyph += 1) {
    const bytes = glyf.subarray(offset(glyph), offset(glyph + 1));
    if (bytes.length === 0) {
      streams.contours.u16(0);
      continue;
    }
    const contours = bytes.readInt16BE(0);
    streams.contours.u16(contours);
    const keepsBounds = contours < 0 ? addComposite(bytes, streams) : addSimple(bytes, contours, streams);
    if (!keepsBounds) continue;
    hasBounds[glyph >> 3] = (hasBounds[glyph >> 3] ?? 0) | (128 >> (glyph & 7));
    streams.bounds.all(bytes.subarray(2, 10));
  }

  const { contours, points, flags, coordinates, composites, bounds, instructions } = streams;
  const boundsBytes = Buffer.concat([hasBounds, bounds.bytes]);
  const all = [contours, points, flags, coordinates, composites].map(({ bytes }) => bytes);
  all.push(boundsBytes, instructions.bytes);
  const out = new ByteWriter();
  out.u32(0);
  out.u16(count);
  out.u16(locaFormat);
  for (const { length } of all) out.u32(length);
  for (const bytes of all) out.all(bytes);
  return out.bytes;
}

type Streams = Record<'points' | 'flags' | 'coordinates' | 'composites' | 'instructions', ByteWriter>;

/** @returns whether its bounds have to be kept, because they do not follow from its points */
function addSimple(bytes: Buffer, contours: number, streams: Streams): boolean {
  let before = -1;
  for (let contour = 0; contour < contours; contour += 1) {
    const last = bytes.readUInt16BE(10 + contour * 2);
    streams.points.short(last - before);
    before = last;
  }
  const instructionsAt = 10 + contours * 2;
  const length = bytes.readUInt16BE(instructionsAt);
  const flagsAt = instructionsAt + 2 + length;
  const points = readPoints(bytes, flagsAt, before + 1);
  for (const point of points) addPoint(point, streams);
  streams.coordinates.short(length);
  streams.instructions.all(bytes.subarray(instructionsAt + 2, flagsAt));
  return !boundsOf(points).every((value, index) => value === bytes.readInt16BE(2 + index * 2));
}

/** @returns true: the bounds of a composite follow from other glyphs, and are always kept */
function addComposite(bytes: Buffer, streams: Streams): true {
  let at = 10;
  let flags: number;
  do {
    flags = bytes.readUInt16BE(at);
    at += flags & ARGUMENTS_ARE_WORDS ? 8 : 6;
    if (flags & HAS_SCALE) at += 2;
    else if (flags & HAS_TWO_SCALES) at += 4;
    else if (flags & HAS_MATRIX) at += 8;
  } while (flags & MORE_PARTS);
  streams.composites.all(bytes.subarray(10, at));
  if (flags & HAS_INSTRUCTIONS) {
    const length = bytes.readUInt16BE(at);
    streams.coordinates.short(length);
    streams.instructions.all(bytes.subarray(at + 2, at + 2 + length));
  }
  return true;
}

function readPoints(bytes: Buffer, flagsAt: number, count: number): Point[] {
  const flags: number[] = [];
  let at = flagsAt;
  while (flags.length < count) {
    const flag = bytes.readUInt8(at++);
    const times = flag & REPEATED ? bytes.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const coordinate = (flag: number, isByte: number, isSameOrPositive: number): number => {
    if (flag & isByte) return flag & isSameOrPositive ? bytes.readUInt8(at++) : -bytes.readUInt8(at++);
    if (flag & isSameOrPositive) return 0;
    at += 2;
    return bytes.readInt16BE(at - 2);
  };
  // All of x, and then all of y.
  const dx = flags.map((flag) => coordinate(flag, X_IS_BYTE, X_IS_SAME_OR_POSITIVE));
  const dy = flags.map((flag) => coordinate(flag, Y_IS_BYTE, Y_IS_SAME_OR_POSITIVE));
  return flags.map((flag, index) => ({
    dx: dx[index] ?? 0,
    dy: dy[index] ?? 0,
    onCurve: (flag & ON_CURVE) !== 0,
  }));
}

/** How far a point is from the one before: a flag that says how many bits each direction has, and these bits (section 5.2). */
function addPoint({ dx, dy, onCurve }: Point, { flags, coordinates }: Streams): void {
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  const curve = onCurve ? 0 : 128;
  const signs = (dx < 0 ? 0 : 1) + (dy < 0 ? 0 : 2);
  if (x === 0 && y < 1280) {
    flags.u8(curve + ((y & 0xf00) >> 7) + (dy < 0 ? 0 : 1));
    coordinates.u8(y & 0xff);
  } else if (y === 0 && x < 1280) {
    flags.u8(curve + 10 + ((x & 0xf00) >> 7) + (dx < 0 ? 0 : 1));
    coordinates.u8(x & 0xff);
  } else if (x < 65 && y < 65) {
    flags.u8(curve + 20 + ((x - 1) & 0x30) + (((y - 1) & 0x30) >> 2) + signs);
    coordinates.u8((((x - 1) & 0xf) << 4) | ((y - 1) & 0xf));
  } else if (x < 769 && y < 769) {
    flags.u8(curve + 84 + 12 * (((x - 1) & 0x300) >> 8) + (((y - 1) & 0x300) >> 6) + signs);
    coordinates.u8((x - 1) & 0xff);
    coordinates.u8((y - 1) & 0xff);
  } else if (x < 4096 && y < 4096) {
    flags.u8(curve + 120 + signs);
    coordinates.u8(x >> 4);
    coordinates.u16(((x & 0xf) << 12) | y);
  } else {
    flags.u8(curve + 124 + signs);
    coordinates.u16(x);
    coordinates.u16(y);
  }
}

/** The least x and y and the greatest, in the order of `glyf`. */
function boundsOf(points: Point[]): number[] {
  let [x, y] = [0, 0];
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { dx, dy } of points) {
    x += dx;
    y += dy;
    left = Math.min(left, x);
    bottom = Math.min(bottom, y);
    right = Math.max(right, x);
    top = Math.max(top, y);
  }
  return [left, bottom, right, top];
}
