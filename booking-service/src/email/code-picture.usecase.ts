import { crc32, deflateSync } from 'node:zlib';
import encodeQr from 'qr';
import { codeIn } from './documents/code-html.ts';

/** White modules around the code: scanners need four. */
const QUIET_ZONE = 4;
/** Pixels of a module: sharp on screens of twice the density. */
const SCALE = 12;

/** The QR code of a booking number that a mail shows, as its inline picture; nothing where it shows none. */
export function codePictures(html: string) {
  const code = codeIn(html);
  if (!code) return [];
  const { number, cid } = code;
  return [{ filename: `${number}.png`, contentType: 'image/png', content: qrPng(number), cid }];
}

function qrPng(text: string): Buffer {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: QUIET_ZONE, scale: SCALE });
  const size = rows.length;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // One bit a pixel, of grey; the other methods are the only ones there are.
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.concat(rows.map(scanline)));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND')]);
}

/** A row of pixels, eight to a byte and white where a bit is set, behind the byte that says it is not filtered. */
function scanline(row: readonly boolean[]): Buffer {
  const line = Buffer.alloc(1 + Math.ceil(row.length / 8));
  row.forEach((isBlack, x) => {
    const at = 1 + (x >> 3);
    if (!isBlack) line[at] = (line[at] ?? 0) | (0x80 >> (x & 7));
  });
  return line;
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
