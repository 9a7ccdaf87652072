/** A WAV file of a tone that grows louder, PCM, little endian. */
export interface WavOptions {
  seconds?: number;
  sampleRateHz?: number;
  channels?: number;
  bitsPerSample?: 16 | 24;
  toneHz?: number;
}

export function aWav(options: WavOptions = {}): Buffer {
  const { seconds = 2, sampleRateHz = 48_000, channels = 2, bitsPerSample = 24, toneHz = 440 } = options;
  const bytes = bitsPerSample / 8;
  const frames = Math.round(seconds * sampleRateHz);
  const data = Buffer.alloc(frames * channels * bytes);
  const loudest = 2 ** (bitsPerSample - 1) - 1;
  for (let frame = 0; frame < frames; frame += 1) {
    const sample = Math.round(
      loudest * (frame / frames) * Math.sin((2 * Math.PI * toneHz * frame) / sampleRateHz),
    );
    for (let channel = 0; channel < channels; channel += 1)
      data.writeIntLE(sample, (frame * channels + channel) * bytes, bytes);
  }
  return Buffer.concat([wavHead({ channels, sampleRateHz, bitsPerSample, dataBytes: data.length }), data]);
}

interface Head {
  channels: number;
  sampleRateHz: number;
  bitsPerSample: number;
  dataBytes: number;
}

function wavHead({ channels, sampleRateHz, bitsPerSample, dataBytes }: Head): Buffer {
  const head = Buffer.alloc(44);
  const frameBytes = (channels * bitsPerSample) / 8;
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + dataBytes, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(sampleRateHz, 24);
  head.writeUInt32LE(sampleRateHz * frameBytes, 28);
  head.writeUInt16LE(frameBytes, 32);
  head.writeUInt16LE(bitsPerSample, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(dataBytes, 40);
  return head;
}
