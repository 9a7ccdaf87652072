type Track = 'sound' | 'pictures';

const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};
const box = (name: string, ...content: Buffer[]) => {
  const inside = Buffer.concat(content);
  return Buffer.concat([u32(inside.length + 8), Buffer.from(name, 'latin1'), inside]);
};
const full = (name: string, ...content: Buffer[]) => box(name, u32(0), ...content);

const RATE = 48_000;

/** The head of an MP4 or MOV with these tracks, and some bytes in the place of what they hold. */
export function anMp4(brand: 'M4A ' | 'isom' | 'qt  ', tracks: readonly Track[], seconds: number): Buffer {
  const media = box('mdat', Buffer.alloc(1_000, 7));
  const length = seconds * RATE;
  const moov = box(
    'moov',
    full('mvhd', u32(0, 0, RATE, length), Buffer.alloc(80)),
    ...tracks.map((track, index) => trackBox(track, index + 1, length)),
  );
  return Buffer.concat([box('ftyp', Buffer.from(brand), u32(512), Buffer.from(brand)), media, moov]);
}

function trackBox(track: Track, id: number, length: number): Buffer {
  const isSound = track === 'sound';
  const sample = isSound
    ? box(
        'mp4a',
        Buffer.alloc(6),
        Buffer.from([0, 1]),
        u32(0, 0),
        Buffer.from([0, 2, 0, 16, 0, 0, 0, 0]),
        u32(RATE * 65_536),
      )
    : box('avc1', Buffer.alloc(6), Buffer.from([0, 1]), Buffer.alloc(70));
  return box(
    'trak',
    full('tkhd', u32(0, 0, id, 0, length), Buffer.alloc(60)),
    box(
      'mdia',
      full('mdhd', u32(0, 0, RATE, length), Buffer.alloc(4)),
      full('hdlr', u32(0), Buffer.from(isSound ? 'soun' : 'vide'), Buffer.alloc(13)),
      box(
        'minf',
        full(isSound ? 'smhd' : 'vmhd', Buffer.alloc(isSound ? 4 : 8)),
        box(
          'stbl',
          full('stsd', u32(1), sample),
          full('stts', u32(1, 1, length)),
          full('stsc', u32(1, 1, 1, 1)),
          full('stsz', u32(0, 1, 1_000)),
          full('stco', u32(1, 40)),
        ),
      ),
    ),
  );
}
