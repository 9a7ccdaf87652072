const BLOCK = 4_096;

/** A FLAC file of samples from -1 to 1, 16 bit, one channel, 44.1 kHz: every sample written as it is. */
export function aFlac(samples: readonly number[]): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < samples.length; at += BLOCK)
    blocks.push(frame(samples.slice(at, at + BLOCK), at / BLOCK));
  return Buffer.concat([head(BLOCK, samples.length), ...blocks]);
}

/** A FLAC file of nothing but silence: a few bytes for each block of 65,535 samples. */
export function aSilentFlac(blocks: number): Buffer {
  const block = 65_535;
  const silent = Array.from({ length: blocks }, (_, number) =>
    frameOf(block, number, Buffer.from([0x00, 0, 0])),
  );
  return Buffer.concat([head(block, block * blocks), ...silent]);
}

function head(block: number, samples: number): Buffer {
  const info = Buffer.alloc(34);
  info.writeUInt16BE(block, 0);
  info.writeUInt16BE(block, 2);
  // 20 bits of sample rate, 3 of channels less one, 5 of bits less one, 36 of samples.
  info.writeBigUInt64BE((44_100n << 44n) | (0n << 41n) | (15n << 36n) | BigInt(samples), 10);
  return Buffer.concat([Buffer.from('fLaC'), Buffer.from([0x80, 0, 0, 34]), info]);
}

function frame(samples: readonly number[], number: number): Buffer {
  const data = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => data.writeInt16BE(Math.round(sample * 32_767), index * 2));
  return frameOf(samples.length, number, Buffer.concat([Buffer.from([0x02]), data]));
}

function frameOf(length: number, number: number, subframe: Buffer): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(length - 1);
  // Block size in 16 bits at the end, 44.1 kHz; one channel, 16 bit.
  const start = Buffer.from([0xff, 0xf8, 0x79, 0x08, ...utf8(number), ...size]);
  const body = Buffer.concat([start, Buffer.from([crc(start, 8, 0x07)]), subframe]);
  const sum = Buffer.alloc(2);
  sum.writeUInt16BE(crc(body, 16, 0x8005));
  return Buffer.concat([body, sum]);
}

const utf8 = (number: number) => Buffer.from(String.fromCodePoint(number), 'utf8');

function crc(bytes: Buffer, bits: 8 | 16, polynomial: number): number {
  const top = 1 << (bits - 1);
  const mask = 2 ** bits - 1;
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & top ? (sum << 1) ^ polynomial : sum << 1) & mask;
  }
  return sum;
}
