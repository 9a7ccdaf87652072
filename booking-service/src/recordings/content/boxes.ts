import { Refused } from './reading.ts';

/** A part of an MP4 or MOV file: a length, a name of four letters, and what is in it. */
export interface Box {
  startsAt: number;
  lengthBytes: number;
}

/** Only these may be large. The others are read as a whole: of four hours of film they take so much, and a thread has room for it. */
const LARGE = new Set(['mdat', 'free', 'skip', 'wide']);
const MAX_BYTES = 16 * 1024 ** 2;

const SMALL_HEAD = 8;
const LARGE_HEAD = 16;

/** The outermost boxes of a file while its bytes come, wherever they are cut, up to one that leads past the end. */
export function outerBoxes(sizeBytes: number) {
  const found = new Map<string, Box>();
  let boxAt = 0;
  let offset = 0;
  let rest: Buffer = Buffer.alloc(0);

  function take(head: Buffer): void {
    const small = head.readUInt32BE(0);
    const name = head.toString('latin1', 4, SMALL_HEAD);
    const large = small === 1 ? Number(head.readBigUInt64BE(SMALL_HEAD)) : small;
    const lengthBytes = small === 0 ? sizeBytes - boxAt : large;
    const isWhole = lengthBytes >= SMALL_HEAD && boxAt + lengthBytes <= sizeBytes;
    if (isWhole && lengthBytes > MAX_BYTES && !LARGE.has(name)) throw new Refused('beyond-limits');
    if (isWhole && !found.has(name)) found.set(name, { startsAt: boxAt, lengthBytes });
    boxAt = isWhole ? boxAt + lengthBytes : sizeBytes;
  }

  return {
    piece(piece: Buffer): void {
      const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
      const bytesAt = offset - rest.length;
      offset += piece.length;
      const headBytes = () => (offset === sizeBytes ? SMALL_HEAD : LARGE_HEAD);
      while (boxAt + headBytes() <= offset) take(bytes.subarray(boxAt - bytesAt));
      rest = boxAt < offset ? Buffer.from(bytes.subarray(boxAt - bytesAt)) : Buffer.alloc(0);
    },
    found: (name: string) => found.get(name),
  };
}
