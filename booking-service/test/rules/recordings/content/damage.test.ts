import { describe, expect, test } from 'vitest';
import { aFlac, aSilentFlac } from '../../../service/recordings/files/flac.ts';
import { aWav } from '../../../service/recordings/wav.ts';
import { corpusFile } from './corpus/truth.ts';
import { contentOf, read } from './read.ts';

/** Parts of a file written anew: at a place, or where these letters stand first. */
function changed(file: Buffer, at: number | string, bytes: Buffer): Buffer {
  const copy = Buffer.from(file);
  bytes.copy(copy, typeof at === 'number' ? at : copy.indexOf(at, 0, 'latin1'));
  return copy;
}

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u32be = (value: number) => u32(value).reverse();

/** A tag (ID3v2) with a picture. */
function picture(bytes: number): Buffer {
  const size = [21, 14, 7, 0].map((shift) => (bytes >> shift) & 127);
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0, ...size]), Buffer.alloc(bytes, 0xff)]);
}
const oldTag = Buffer.from('TAG'.padEnd(128));

const lasts = async (file: Buffer) => (await contentOf(file)).content.durationMs;

describe('MP3 is as long as what it holds', () => {
  const one = corpusFile('cbr.mp3');
  const bare = corpusFile('bare.mp3');
  /** A frame that only counts the others is silence where it stands in the middle. */
  const COUNT_MS = 27;

  test.each([
    ['joined', Buffer.concat([one, one]), 2],
    ['joined of many', Buffer.concat(Array.from({ length: 20 }, () => one)), 20],
    ['joined with its tags', Buffer.concat([one, oldTag, picture(100_000), one]), 2],
    ['joined, of one without a count', Buffer.concat([bare, bare]), 2],
  ])('%s', async (_name, file, times) => {
    const length = await lasts(file);
    expect(length).toBeGreaterThanOrEqual(times * 548);
    expect(length).toBeLessThanOrEqual(times * (549 + COUNT_MS));
  });

  test('joined of another rate', async () => {
    const length = await lasts(Buffer.concat([one, corpusFile('mpeg2.mp3')]));
    expect(Math.abs(length - 549 - 575)).toBeLessThan(150);
  });

  test.each([7, 10, 42, 100_000])('with a wrong count of its frames: %i of 21', async (count) => {
    const at = one.indexOf('Info', 0, 'latin1');
    expect(one.readUInt32BE(at + 8)).toBe(21);
    expect(Math.abs((await lasts(changed(one, at + 8, u32be(count)))) - 549)).toBeLessThanOrEqual(1);
  });

  test.each([
    ['a large picture', Buffer.concat([picture(3_000_000), bare])],
    ['zeros', Buffer.concat([Buffer.alloc(700), bare])],
  ])('behind %s', async (_name, file) => expect(await lasts(file)).toBe(549));

  test.each([
    ['an old tag', oldTag],
    ['zeros', Buffer.alloc(50_000)],
    ['words', Buffer.from('LYRICSBEGIN' + 'la la la '.repeat(1_000))],
  ])('before %s', async (_name, rest) => expect(await lasts(Buffer.concat([bare, rest]))).toBe(549));

  test('behind a page, it is none', async () => {
    expect(await read(Buffer.concat([Buffer.from('<html>'), bare]))).toEqual({ refusal: 'not-a-recording' });
  });
});

describe('FLAC', () => {
  const flac = corpusFile('s16.flac');

  test.each([
    ['behind a large picture', Buffer.concat([picture(3_000_000), flac])],
    ['behind two tags', Buffer.concat([picture(100), picture(100), flac])],
    ['before an old tag', Buffer.concat([flac, oldTag])],
  ])('%s', async (_name, file) => expect(await lasts(file)).toBe(500));

  test('of which the last frame is missing, to the byte, is damaged', async () => {
    const FRAME = 4_096;
    const tone = Array.from({ length: 5 * FRAME }, (_, index) => Math.sin(index / 10));
    const cutAt = aFlac(tone.slice(0, 4 * FRAME)).length;
    expect(await read(aFlac(tone).subarray(0, cutAt))).toEqual({ refusal: 'damaged' });
  });

  test('of which a few bytes are others is damaged', async () => {
    const at = Math.floor(flac.length * 0.8);
    expect(await read(changed(flac, at, Buffer.alloc(40)))).toEqual({ refusal: 'damaged' });
  });
});

describe('WAV', () => {
  const wav = corpusFile('s16.wav');
  const dataAt = wav.indexOf('data', 0, 'latin1');
  const entry = (name: string, text: string, fill = 0) =>
    Buffer.concat([Buffer.from(name), u32(text.length), Buffer.from(text), Buffer.alloc(fill)]);

  /** With a list of what it is before its samples. */
  function withList(entries: Buffer, fill: number): Buffer {
    const list = Buffer.concat([
      Buffer.from('LIST'),
      u32(4 + entries.length),
      Buffer.from('INFO'),
      entries,
      Buffer.alloc(fill),
    ]);
    return changed(
      Buffer.concat([wav.subarray(0, dataAt), list, wav.subarray(dataAt)]),
      4,
      u32(wav.length + list.length - 8),
    );
  }
  const odd = entry('IART', 'Mina\0');
  const even = entry('INAM', 'Take\0\0');

  test.each([
    ['an odd entry, filled up', withList(Buffer.concat([entry('IART', 'Mina\0', 1), even]), 0)],
    ['an odd entry that is not filled up', withList(Buffer.concat([odd, even]), 0)],
    ['an odd list, filled up', withList(Buffer.concat([odd, even]), 1)],
    ['two odd entries that are not filled up', withList(Buffer.concat([odd, odd]), 0)],
    ['a comment of 3 MB', withList(entry('ICMT', 'x'.repeat(3_000_000)), 0)],
  ])('with %s', async (_name, file) => expect(await lasts(file)).toBe(200));

  test('for more than 4 GB, under its other name', async () => {
    expect(await lasts(changed(corpusFile('rf64.wav'), 0, Buffer.from('BW64')))).toBe(200);
  });

  test('without samples is damaged, also where something else follows', async () => {
    const empty = changed(wav.subarray(0, dataAt + 8), dataAt + 4, u32(0));
    expect(await read(empty)).toEqual({ refusal: 'damaged' });
    expect(await read(Buffer.concat([empty, Buffer.from('LIST'), u32(4), Buffer.from('INFO')]))).toEqual({
      refusal: 'damaged',
    });
  });

  test('of which the last sample is missing is damaged', async () => {
    expect(await read(aWav().subarray(0, -1))).toEqual({ refusal: 'damaged' });
  });
});

describe('MOV and MP4', () => {
  test('of QuickTime’s earlier years, which says nothing of what it is for', async () => {
    const { content } = await contentOf(changed(corpusFile('h264-aac.mov'), 'ftyp', Buffer.from('free')));
    expect(content).toMatchObject({ format: 'mov', durationMs: 500, sampleRateHz: 48_000 });
  });

  test.each([Buffer.alloc(4), Buffer.alloc(100), Buffer.from('left by another program')])(
    'with something behind its last box (%#)',
    async (rest) => expect(await lasts(Buffer.concat([corpusFile('h264-aac.mov'), rest]))).toBe(500),
  );

  test('whose last box goes to the end of the file, and was cut off', async () => {
    const file = corpusFile('h264-aac-faststart.mp4');
    const endless = changed(file, file.indexOf('mdat', 0, 'latin1') - 4, u32(0));
    expect(await lasts(endless)).toBe(500);
    expect(await read(endless.subarray(0, -200))).toEqual({ refusal: 'damaged' });
  });

  test('in fragments, wherever it was cut off', async () => {
    const file = corpusFile('h264-aac-fragments.mp4');
    const at = file.lastIndexOf('moof', undefined, 'latin1');
    for (const cut of [at + 10, at + 60, at + 200])
      expect(await read(file.subarray(0, cut))).toEqual({ refusal: 'damaged' });
  });
});

describe('what no recording goes beyond', () => {
  const beyond = { refusal: 'beyond-limits' };
  const wav = aWav({ seconds: 0.01, bitsPerSample: 16 });
  /** Bits of FLAC's first block: rate, channels less one, bits less one, samples. */
  const flacHead = (rate: bigint, channels: bigint, samples: bigint) => {
    const bits = Buffer.alloc(8);
    bits.writeBigUInt64BE((rate << 44n) | ((channels - 1n) << 41n) | (15n << 36n) | samples);
    return changed(aSilentFlac(3), 18, bits);
  };

  test.each([
    ['twelve hours of FLAC', flacHead(44_100n, 1n, 44_100n * 3_600n * 12n + 1n)],
    ['eight channels of FLAC for four hours', flacHead(48_000n, 8n, 48_000n * 3_600n * 4n)],
    ['384 kHz', flacHead(400_000n, 1n, 65_535n * 3n)],
    ['32 channels', changed(changed(wav, 22, Buffer.from([33, 0])), 32, Buffer.from([66, 0]))],
    ['384 kHz in WAV', changed(wav, 24, u32(400_000))],
    ['twelve hours of samples once a second', changed(aWav({ seconds: 2, bitsPerSample: 16 }), 24, u32(1))],
  ])('%s', async (_name, file) => expect(await read(file)).toEqual(beyond));

  test('eight channels of a song', async () => {
    const { content } = await contentOf(corpusFile('surround.flac'));
    expect(content).toMatchObject({ channels: 6 });
  });

  test('also where the head says nothing of it', async () => {
    // 65,535 samples a frame, once a second.
    expect(await read(flacHead(1n, 1n, 0n))).toEqual(beyond);
  });
});
