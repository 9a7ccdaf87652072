/** Of MPEG-1 layer III at 128 kbit/s and 44.1 kHz; a frame lasts 1,152 samples. */
const FRAME_BYTES = 417;

/** An MP3 file of silence, stereo, behind a tag as programs write it. */
export function anMp3(frames: number): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  const title = Buffer.concat([Buffer.from('TIT2'), Buffer.from([0, 0, 0, 5, 0, 0, 0]), Buffer.from('Song')]);
  const tag = Buffer.concat([Buffer.from('ID3'), Buffer.from([3, 0, 0, 0, 0, 0, title.length]), title]);
  return Buffer.concat([tag, ...Array.from({ length: frames }, () => frame)]);
}
