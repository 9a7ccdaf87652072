/** A WAV file (8 kHz, 16 bit, mono) of a tone that swells and fades once a second: small, real, and any browser plays it. */
export function toneWav(seconds: number, toneHz = 440): Buffer {
  const sampleRate = 8_000;
  const bytes = seconds * sampleRate * 2;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(bytes, 40);
  for (let frame = 0; frame < seconds * sampleRate; frame += 1) {
    const at = frame / sampleRate;
    const loudness = 0.15 + 0.7 * Math.abs(Math.sin(Math.PI * at) * Math.sin(at / 7));
    file.writeInt16LE(Math.round(32_000 * loudness * Math.sin(2 * Math.PI * toneHz * at)), 44 + frame * 2);
  }
  return file;
}
