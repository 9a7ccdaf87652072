import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ByteWriter } from './bytes.ts';
import { transformGlyphs } from './glyphs.ts';

const brotli = promisify(brotliCompress);

/** At 11 it is twice the work for 0.4 % fewer bytes; at 9 half of it for 4 % more. */
const QUALITY = 10;

/** WOFF2 writes these names as their place in the list (section 4.1), any other as 63 and its four letters. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar'
    .replaceAll('_', ' ')
    .match(/.{4}(?= |$)/g) ?? ([] as string[]);
const OTHER_TAG = 63;
/** In the upper bits of a table's flags, for `glyf` and `loca` only: 0 would mean transformed, for all others it means plain. */
const NOT_TRANSFORMED = 3 << 6;

interface Table {
  tag: string;
  bytes: Buffer;
  /** What is stored instead of the bytes. */
  stored: Buffer;
  isTransformed: boolean;
}

const roundedUp = (length: number) => Math.ceil(length / 4) * 4;

/**
 * A TrueType font as WOFF2 (https://www.w3.org/TR/WOFF2/). The glyphs are rearranged here; compressing is Node's own Brotli, beside
 * the event loop and on as many cores as there are. Google's encoder in WebAssembly, which stood here before, took three times the
 * work, on one core and on the event loop, in memory that it never gave back; the test compares with it.
 */
export async function toWoff2(font: Buffer): Promise<Buffer> {
  const tables = inOrder(readTables(font));
  const directory = new ByteWriter();
  for (const table of tables) addEntry(directory, table);

  const compressed = await brotli(Buffer.concat(tables.map(({ stored }) => stored)), {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    },
  });
  const sizeBefore = tables.reduce(
    (sum, { bytes }) => sum + roundedUp(bytes.length),
    12 + tables.length * 16,
  );

  const header = new ByteWriter();
  const size = 48 + directory.bytes.length + compressed.length;
  header.all(Buffer.from('wOF2'));
  header.all(font.subarray(0, 4));
  header.u32(roundedUp(size));
  header.u16(tables.length);
  header.u16(0);
  header.u32(sizeBefore);
  header.u32(compressed.length);
  // A version of its own, and neither metadata nor private data: offset, size, size before; offset, size.
  header.all(Buffer.alloc(24));
  return Buffer.concat([header.bytes, directory.bytes, compressed], roundedUp(size));
}

function readTables(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) =>
    font.subarray(12 + index * 16, 28 + index * 16),
  );
  return new Map(
    entries.map((entry) => {
      const offset = entry.readUInt32BE(8);
      return [entry.toString('latin1', 0, 4), font.subarray(offset, offset + entry.readUInt32BE(12))];
    }),
  );
}

/** Every table with what is stored of it; `loca` follows `glyf`, which holds its content. */
function inOrder(fonts: Map<string, Buffer>): Table[] {
  const tables = [...fonts].map(([tag, bytes]): Table => {
    if (tag === 'head') return { tag, bytes, stored: asRearranged(bytes), isTransformed: false };
    return { tag, bytes, stored: bytes, isTransformed: false };
  });
  const [glyf, loca, head] = ['glyf', 'loca', 'head'].map((tag) => tables.find((table) => table.tag === tag));
  if (!glyf || !loca || !head) return tables;
  glyf.stored = transformGlyphs({
    glyf: glyf.bytes,
    loca: loca.bytes,
    locaFormat: head.bytes.readInt16BE(50),
  });
  loca.stored = Buffer.alloc(0);
  glyf.isTransformed = loca.isTransformed = true;
  return tables
    .filter((table) => table !== loca)
    .flatMap((table) => (table === glyf ? [glyf, loca] : [table]));
}

/** Bit 11 of `head.flags`: the glyphs will not be byte for byte what they were. */
function asRearranged(head: Buffer): Buffer {
  const copy = Buffer.from(head);
  copy.writeUInt16BE(copy.readUInt16BE(16) | (1 << 11), 16);
  return copy;
}

function addEntry(directory: ByteWriter, { tag, bytes, stored, isTransformed }: Table): void {
  const known = knownTags.indexOf(tag);
  const version = /^(glyf|loca)$/.test(tag) && !isTransformed ? NOT_TRANSFORMED : 0;
  directory.u8(version | (known < 0 ? OTHER_TAG : known));
  if (known < 0) directory.all(Buffer.from(tag, 'latin1'));
  directory.base128(bytes.length);
  if (isTransformed) directory.base128(stored.length);
}
