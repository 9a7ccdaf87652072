/** An AIFF file (AIFC where its samples are the other way round) of samples from -1 to 1, 16 bit, one channel. */
export function anAiff(samples: readonly number[], sampleRateHz = 44_100, isLittleEndian = false): Buffer {
  const data = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => {
    const value = Math.round(sample * 32_767);
    if (isLittleEndian) data.writeInt16LE(value, index * 2);
    else data.writeInt16BE(value, index * 2);
  });
  const common = Buffer.alloc(18);
  common.writeUInt16BE(1, 0);
  common.writeUInt32BE(samples.length, 2);
  common.writeUInt16BE(16, 6);
  extended(sampleRateHz).copy(common, 8);
  const compression = Buffer.concat([Buffer.from('sowt'), Buffer.from([0, 0])]);
  const form = Buffer.concat([
    Buffer.from(isLittleEndian ? 'AIFC' : 'AIFF'),
    chunk('COMM', isLittleEndian ? Buffer.concat([common, compression]) : common),
    chunk('SSND', Buffer.concat([Buffer.alloc(8), data])),
  ]);
  return chunk('FORM', form);
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32BE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** A number as the 80 bits that AIFF has for its sample rate. */
function extended(value: number): Buffer {
  const bytes = Buffer.alloc(10);
  const exponent = Math.floor(Math.log2(value));
  bytes.writeUInt16BE(16_383 + exponent, 0);
  bytes.writeBigUInt64BE(BigInt(Math.round(value * 2 ** (31 - exponent))) << 32n, 2);
  return bytes;
}
